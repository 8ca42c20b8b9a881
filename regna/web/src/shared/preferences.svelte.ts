/** What the reader prefers, kept in this browser. */
import { MediaQuery } from 'svelte/reactivity';

export const LANGUAGES = ['fr', 'en'] as const;
export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export const SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const SWITCH = ['on', 'off'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Size = (typeof SIZES)[number];
export type Switch = (typeof SWITCH)[number];

/** How long things take, beside the normal speed. */
const PACE: Record<Speed, number> = { off: 0, slow: 2, normal: 1, fast: 0.4 };
/** How large letters are, beside the normal size. */
const SCALE: Record<Size, number> = { small: 0.9, normal: 1, large: 1.18, huge: 1.4 };
/** What a window is called by the room it has for letters of normal size. */
const LAYOUTS: Record<string, string> = {
  broad: '(min-width: 1400px)',
  desk: '(min-width: 1100px)',
  tall: '(min-width: 1100px) and (min-height: 1000px)',
  low: '(min-width: 1100px) and (max-height: 900px)',
  stacked: '(max-width: 1099.98px)',
  slim: '(max-width: 859.98px)',
  phone: '(max-width: 699.98px)',
};

/** A query for a window that has as much room for letters so much larger. */
const scaled = (query: string, by: number): MediaQuery =>
  new MediaQuery(query.replace(/[\d.]+(?=px)/g, (length) => String(Number(length) * by)));

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem(`regna-${name}`) as T | null;
    return value !== null && allowed.includes(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** The first of the browser's languages that is one of ours. */
function spoken(): Language {
  const codes = navigator.languages.map((code) => code.slice(0, 2) as Language);
  return codes.find((code) => LANGUAGES.includes(code)) ?? 'fr';
}

class Preferences {
  language = $state(kept('language', LANGUAGES, spoken()));
  theme = $state(kept('theme', THEMES, 'auto'));
  /** How fast things move. */
  speed = $state(kept('speed', SPEEDS, 'normal'));
  /** A heraldic pattern on every seat's colour. */
  patterns = $state(kept('patterns', SWITCH, 'on'));
  /** The size of all text; sizes of letters are written in rem. */
  size = $state(kept('size', SIZES, 'normal'));
  /** A quiet tap when it is my turn. */
  sound = $state(kept('sound', SWITCH, 'off'));
  /** Others: when a move is made, when somebody speaks, when the match is over. */
  movesound = $state(kept('movesound', SWITCH, 'off'));
  chatsound = $state(kept('chatsound', SWITCH, 'off'));
  endsound = $state(kept('endsound', SWITCH, 'off'));
  /** Whether a long press was ever made. */
  pressed = $state(kept('pressed', SWITCH, 'off'));

  private readonly night = new MediaQuery('(prefers-color-scheme: dark)');
  private readonly crisp = new MediaQuery('(prefers-contrast: more)');
  private readonly coarse = new MediaQuery('(pointer: coarse)');
  private readonly still = new MediaQuery('(prefers-reduced-motion: reduce)');
  private readonly rooms = $derived(
    Object.entries(LAYOUTS).map(([name, query]) => ({ name, query: scaled(query, SCALE[this.size]) })),
  );

  /** The theme that is shown: the one chosen, or the system's. */
  get shown(): Exclude<Theme, 'auto'> {
    if (this.theme !== 'auto') return this.theme;
    return this.crisp.current ? 'contrast' : this.night.current ? 'dark' : 'light';
  }

  /** What the window has room for, with letters as large as these. */
  get layout(): string {
    return this.rooms
      .filter(({ query }) => query.current)
      .map(({ name }) => name)
      .join(' ');
  }

  /** How large letters are, beside the browser's own. */
  get scale(): number {
    return SCALE[this.size];
  }

  /** Whether things are touched, and nothing hovers over them. */
  get touch(): boolean {
    return this.coarse.current;
  }

  /** What lengths of time are multiplied by; 0 where nothing may move. */
  get pace(): number {
    return this.still.current ? 0 : PACE[this.speed];
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.pace > 0;
  }

  /** Those that somebody with an account finds again in another browser. */
  get chosen(): Record<string, string> {
    const { language, theme, speed, patterns, size, sound, movesound, chatsound, endsound } = this;
    return { language, theme, speed, patterns, size, sound, movesound, chatsound, endsound };
  }

  /** Take over what was chosen in another browser. */
  take(settings: Record<string, string>): void {
    try {
      for (const [name, value] of Object.entries(settings))
        if (name in this.chosen) localStorage.setItem(`regna-${name}`, value);
    } catch {
      return;
    }
    this.reread();
  }

  keep<
    K extends
      | 'language'
      | 'theme'
      | 'speed'
      | 'patterns'
      | 'size'
      | 'sound'
      | 'movesound'
      | 'chatsound'
      | 'endsound'
      | 'pressed',
  >(name: K, value: this[K]): void {
    this[name] = value;
    try {
      localStorage.setItem(`regna-${name}`, String(value));
    } catch {
      // Without storage the preference lasts as long as the page.
    }
  }

  /** Read again what was kept: it may have been changed in another window. */
  reread = (): void => {
    this.language = kept('language', LANGUAGES, this.language);
    this.theme = kept('theme', THEMES, this.theme);
    this.speed = kept('speed', SPEEDS, this.speed);
    this.patterns = kept('patterns', SWITCH, this.patterns);
    this.size = kept('size', SIZES, this.size);
    this.sound = kept('sound', SWITCH, this.sound);
    this.movesound = kept('movesound', SWITCH, this.movesound);
    this.chatsound = kept('chatsound', SWITCH, this.chatsound);
    this.endsound = kept('endsound', SWITCH, this.endsound);
  };

  /** Show them on the whole document, where styles find them. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset['theme'] = this.shown;
    page.dataset['speed'] = this.moves ? this.speed : 'off';
    page.dataset['patterns'] = this.patterns;
    page.dataset['size'] = this.size;
    page.dataset['layout'] = this.layout;
  }
}

export const preferences = new Preferences();
