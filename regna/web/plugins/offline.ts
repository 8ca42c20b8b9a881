import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };

const COMPANION = /\/games\/\w+\/companion\/.+\.(svelte|ts)$/;
/** Words that the page and the companion say, apart from those of games. */
const WORDS = /\/(regna|regna\/web|games\/\w+\/companion)\/texts\/\w+\.ftl/;
/** A browser that can keep a page knows the smaller of two kinds of fonts. */
const UNNEEDED = /\.woff$/;
/** Fonts, and what reads codes beside the page. */
const FILES = /\.woff2$|\/decode-[^/]+\.js$/;
const ALWAYS = ['/sign.svg', '/companion.svg', '/companion-192.png', '/companion-512.png', '/companion-manifest.json'];

/** Writes `companion.json`: all files that the companion is made of, for the browser to keep. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = [...new Set([...ALWAYS, ...filesOf(bundle).map((file) => `/${file}`)])].sort();
        this.emitFile({ type: 'asset', fileName: 'companion.json', source: JSON.stringify(files) });
      },
    },
  };
}

/** The page's first script, all that belongs to the companion, and what these import. */
function filesOf(bundle: Bundle): string[] {
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
    if (file.type === 'asset' && FILES.test(name)) found.add(name);
    if (file.type === 'chunk' && (file.isEntry || file.moduleIds.some((id) => COMPANION.test(id) || WORDS.test(id))))
      add(name);
  }
  return [...found].filter((file) => !UNNEEDED.test(file));
}
