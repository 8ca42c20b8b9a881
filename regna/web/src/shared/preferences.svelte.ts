/** What the reader prefers, kept in this browser. */

export type Language = 'fr' | 'en';
export type Theme = 'light' | 'dark' | 'contrast';
export const THEMES: Theme[] = ['light', 'dark', 'contrast'];

function kept(name: string, allowed: readonly string[]): string | null {
  const value = localStorage.getItem(`regna-${name}`);
  return value !== null && allowed.includes(value) ? value : null;
}

class Preferences {
  language = $state<Language>((kept('language', ['fr', 'en']) as Language | null) ?? 'fr');
  theme = $state<Theme>(
    (kept('theme', THEMES) as Theme | null) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  );
  motion = $state(kept('motion', ['on', 'off']) !== 'off');

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem('regna-language', language);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('regna-theme', theme);
  }

  nextTheme(): void {
    this.paint(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? 'light');
  }

  move(on: boolean): void {
    this.motion = on;
    localStorage.setItem('regna-motion', on ? 'on' : 'off');
  }
}

export const preferences = new Preferences();
