/** A quiet tap on wood. */
const LASTS = 0.16;

export function tap(): void {
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const loud = sound.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(420, sound.currentTime);
  tone.frequency.exponentialRampToValueAtTime(170, sound.currentTime + LASTS);
  loud.gain.setValueAtTime(0.22, sound.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + LASTS);
  tone.connect(loud).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + LASTS);
  tone.onended = () => void sound.close();
}
