import { describe, expect, it } from 'vitest';
import { HEIGHT, lineAt, pathOf, WIDTH } from '../src/coach/curve';

describe('the curve of a match', () => {
  const curve = [
    { at: 0, seat: 0, chances: [0.5, 0.5] },
    { at: 5, seat: 0, chances: [1, 0] },
  ];

  it('goes from the first decision to who has won', () => {
    expect(pathOf(curve, 0, 10, [1])).toBe(`0.0,${HEIGHT / 2}.0 ${WIDTH / 2}.0,0.0 ${WIDTH}.0,${HEIGHT}.0`);
  });

  it('ends with the last decision where nobody has won', () => {
    expect(pathOf(curve, 1, 10, [])).toBe(`0.0,${HEIGHT / 2}.0 ${WIDTH / 2}.0,${HEIGHT}.0`);
  });

  it('leads back to a line of the match', () => {
    expect(lineAt(0.5, 10)).toBe(5);
    expect(lineAt(2, 10)).toBe(10);
  });
});
