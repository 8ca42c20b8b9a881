/** What is new, made of the old wherever nothing has changed, so that only what has changed is drawn again. */
export function kept<T>(old: unknown, fresh: T): T {
  if (old === fresh || !holds(old) || !holds(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const parts: Record<string, unknown> = fresh;
  const names = Object.keys(parts);
  for (const name of names) parts[name] = kept(old[name], parts[name]);
  const same = Object.keys(old).length === names.length && names.every((name) => parts[name] === old[name]);
  return same ? (old as T) : fresh;
}

function holds(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null;
}
