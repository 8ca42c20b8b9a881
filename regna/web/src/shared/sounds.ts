/** A few quiet sounds, made here: each only where somebody has switched it on, and never before they have touched the page. */
import { preferences } from './preferences.svelte';

/** Where a tone begins and ends, in hertz, and how long it takes, in seconds. */
interface Tone {
  from: number;
  to: number;
  lasts: number;
}
const TONES = {
  /** A tap on wood: it is my turn. */
  sound: { from: 420, to: 170, lasts: 0.16 },
  /** A piece is put down. */
  movesound: { from: 240, to: 120, lasts: 0.09 },
  /** Somebody speaks. */
  chatsound: { from: 520, to: 660, lasts: 0.14 },
  /** The match is over. */
  endsound: { from: 330, to: 495, lasts: 0.7 },
} satisfies Record<string, Tone>;
const LOUD = 0.22;
const SILENT = 0.001;

export function play(name: keyof typeof TONES): void {
  if (preferences[name] !== 'on' || !navigator.userActivation?.hasBeenActive) return;
  const { from, to, lasts } = TONES[name];
  const sound = new AudioContext();
  const [tone, loud] = [sound.createOscillator(), sound.createGain()];
  const end = sound.currentTime + lasts;
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(from, sound.currentTime);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  loud.gain.setValueAtTime(LOUD, sound.currentTime);
  loud.gain.exponentialRampToValueAtTime(SILENT, end);
  tone.connect(loud).connect(sound.destination);
  tone.start();
  tone.stop(end);
  tone.onended = () => void sound.close();
}
