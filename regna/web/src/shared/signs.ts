/** The signs' drawings: those all games share, and those of the games that were opened. */
import shared from 'virtual:signs';

const drawings: Record<string, string> = { ...shared };

export function draw(name: string): string {
  return drawings[name] ?? '';
}

/** Know the signs of a game as well. */
export function learnSigns(more: Record<string, string>): void {
  Object.assign(drawings, more);
}
