/** Keeps the screen from going dark, where the browser can; returns how to let it. */
export function awake(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => null);
  return () => void lock?.then((held) => held?.release());
}
