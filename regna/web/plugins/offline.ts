import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };

const PAGES = /\/src\/pages\/.+\.svelte$/;
/** What is read when somebody wants it, on every page. */
const SETTINGS = /\/src\/frame\/Settings\.svelte$/;
const COMPANION = /\/games\/\w+\/companion\/.+\.(svelte|ts)$/;
/** Words that the page says, apart from those of games, and those of the companion. */
const PAGE_WORDS = /\/(regna|regna\/web)\/texts\/\w+\.ftl/;
const COMPANION_WORDS = /\/games\/\w+\/companion\/texts\/\w+\.ftl/;
/** A browser that can keep a page knows the smaller of two kinds of fonts. */
const UNNEEDED = /\.woff$/;
const FONTS = /\.woff2$/;
/** What reads codes beside the companion. */
const READER = /\/decode-[^/]+\.js$/;

/** What a part of the page is made of: what is never part of the bundle, modules with all they import, and assets. */
interface Part {
  always: string[];
  modules: RegExp[];
  assets: RegExp[];
}
const PARTS: Record<string, Part> = {
  page: {
    always: [
      '/sign.svg',
      '/sign-192.png',
      '/sign-512.png',
      '/sign-maskable-512.png',
      '/manifest.json',
      '/credits.json',
    ],
    modules: [PAGES, SETTINGS, PAGE_WORDS],
    assets: [FONTS],
  },
  companion: {
    always: ['/sign.svg', '/companion.svg', '/companion-192.png', '/companion-512.png', '/companion-manifest.json'],
    modules: [COMPANION, SETTINGS, PAGE_WORDS, COMPANION_WORDS],
    assets: [FONTS, READER],
  },
};

/** Writes `page.json` and `companion.json`: all files that these are made of, for the browser to keep. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, part] of Object.entries(PARTS)) {
          const files = [...new Set([...part.always, ...filesOf(bundle, part).map((file) => `/${file}`)])].sort();
          this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(files) });
        }
      },
    },
  };
}

/** The page's first script, all that belongs to a part, and what these import. */
function filesOf(bundle: Bundle, { modules, assets }: Part): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    const { importedCss, importedAssets } = (file as Chunk).viteMetadata ?? {};
    for (const each of [...(importedCss ?? []), ...(importedAssets ?? [])]) found.add(each);
    file.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'asset' && assets.some((each) => each.test(name))) found.add(name);
    if (file.type === 'chunk' && (file.isEntry || file.moduleIds.some((id) => modules.some((each) => each.test(id)))))
      add(name);
  }
  return [...found].filter((file) => !UNNEEDED.test(file));
}
