/** Sounds: each where it is switched on, and none before somebody has touched the page. */
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../src/shared/preferences.svelte';
import { play } from '../src/shared/sounds';

let made: number[] = [];
const touched = (hasBeenActive: boolean) =>
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], userActivation: { hasBeenActive } });

beforeEach(() => {
  made = [];
  const ramp = () => undefined;
  const gain = { gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp }, connect: ramp };
  const frequency = { setValueAtTime: (from: number) => made.push(from), exponentialRampToValueAtTime: ramp };
  const tone = { frequency, connect: () => gain, start: ramp, stop: ramp };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      createOscillator = () => tone;
      createGain = () => gain;
    },
  );
});

test('all are off until somebody wants them', () => {
  touched(true);
  for (const name of ['sound', 'movesound', 'chatsound', 'endsound'] as const) play(name);
  expect(made).toEqual([]);
});

test('each is switched on by itself, and heard once the page was touched', () => {
  preferences.keep('chatsound', 'on');
  touched(false);
  play('chatsound');
  expect(made).toEqual([]);
  touched(true);
  play('chatsound');
  play('movesound');
  expect(made).toEqual([520]);
});
