import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Credits, IconCredit, PackageCredit } from '../src/shared/credits';
import authors from './authors.json';

interface Author {
  name: string;
  url?: string;
  licence?: string;
  icons: string[];
}

const MODULES = new URL('../node_modules/', import.meta.url).pathname;
/** Where the text of a licence is found that a package names but does not bring. */
const TEXTS: Record<string, string> = { 'Apache-2.0': 'typescript/LICENSE.txt' };

/** Writes `credits.json`: who drew the icons in `drawn`, and the licences of all packages that are part of the page. */
export function credits(drawn: Set<string>): Plugin {
  return {
    name: 'credits',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const packages = [...new Set(modules.flatMap(packageOf))].sort().map(packageCredit);
      const found: Credits = { icons: iconCredits(drawn), packages };
      this.emitFile({ type: 'asset', fileName: 'credits.json', source: JSON.stringify(found) });
    },
  };
}

/** The package that a module belongs to, also where a tool adds a module of its own; none for ours. */
function packageOf(id: string): string[] {
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? /^\0(vite|rolldown)\//.exec(id);
  return found?.[1] ? [found[1]] : [];
}

function packageCredit(name: string): PackageCredit {
  const about = JSON.parse(readFileSync(`${MODULES}${name}/package.json`, 'utf8')) as Record<string, string>;
  const { version = '', license = '', repository = '', homepage = `https://github.com/${repository}` } = about;
  const file = readdirSync(MODULES + name).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  const path = file ? `${name}/${file}` : TEXTS[license];
  if (!path) throw new Error(`no licence text for ${name} (${license})`);
  return { name, version, licence: license, url: homepage, text: licenceText(path) };
}

/** A licence without those of what a tool is made of itself, which is no part of the page. */
function licenceText(path: string): string {
  return readFileSync(MODULES + path, 'utf8')
    .replace(/^# Licenses of bundled dependencies[^]*/m, '')
    .trim();
}

function iconCredits(drawn: Set<string>): IconCredit[] {
  const found = Object.entries(authors as Record<string, Author>).map(([folder, { name, url, licence, icons }]) => {
    return { folder, name, url, licence: licence ?? 'CC-BY-3.0', icons: icons.filter((icon) => drawn.has(icon)) };
  });
  const unknown = [...drawn].filter((icon) => !found.some(({ icons }) => icons.includes(icon)));
  if (unknown.length) throw new Error(`nobody is named in authors.json for ${unknown.join(', ')}`);
  return found.filter(({ icons }) => icons.length).sort((a, b) => b.icons.length - a.icons.length);
}
