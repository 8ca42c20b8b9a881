/** What the page's modules ask a browser for as soon as they are loaded, where there is none. */
globalThis.localStorage = { getItem: () => null, setItem: () => undefined };
globalThis.navigator ??= { languages: ['fr'], onLine: true };
globalThis.addEventListener ??= () => undefined;
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined });
globalThis.location ??= new URL('https://regna.test/');
