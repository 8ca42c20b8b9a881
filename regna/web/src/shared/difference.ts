/** What has changed in a state: a new value in a list, an empty list for what has gone, or an object that leads within. */
export type Difference = [unknown] | [] | { [name: string]: Difference };

/** The state that a difference makes of an older one, which stays as it is; what has not changed is shared. */
export function applied<T>(old: T, difference: Difference): T {
  if (Array.isArray(difference)) return difference[0] as T;
  const fresh = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [name, within] of Object.entries(difference)) {
    if (Array.isArray(within) && !within.length) Reflect.deleteProperty(fresh, name);
    else fresh[name] = applied(fresh[name], within);
  }
  return fresh as T;
}

/** A state, and its number on a connection; or what has changed since the one numbered before it. */
export type Update<T> = ({ number: number } & T) | { type: 'changes'; number: number; changes: Difference };

/** Follows the states that a connection sends. */
export class States<T extends { type: 'state' }> {
  private state: T | null = null;
  private number = 0;

  /** The state after an update; null where the one before was missed, until a whole one comes. */
  next(update: Update<T>): T | null {
    if (update.type === 'state') this.state = update;
    else this.state = this.state && update.number === this.number + 1 ? applied(this.state, update.changes) : null;
    this.number = update.number;
    return this.state;
  }
}
