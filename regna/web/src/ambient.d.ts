declare module 'virtual:signs' {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module 'virtual:signs/*' {
  const drawings: Record<string, string>;
  export default drawings;
}
