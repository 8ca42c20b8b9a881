/** Copies texts, and says for a moment that it has. */
const LASTS = 2500;

export class Copying {
  done = $state(false);

  /** Copy it, where the browser allows that. */
  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
      setTimeout(() => (this.done = false), LASTS);
    } catch {
      // Where copying is not allowed, there is another way: a selected field, a download.
    }
  }
}
