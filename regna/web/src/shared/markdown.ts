/** The little Markdown that rules are written in, as a tree: headings, paragraphs, lists, tables; bold, italic, links. */

export type Inline = { kind: 'text' | 'bold' | 'italic'; text: string } | { kind: 'link'; text: string; to: string };
export type Block =
  | { kind: 'heading'; words: Inline[] }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(#([a-z0-9-]+)\)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, bold, italic, link, to] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic });
    else found.push({ kind: 'link', text: link ?? '', to: to ?? '' });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

const cells = (row: string): Inline[][] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => inline(cell.trim()));

function block(text: string): Block {
  const lines = text.split('\n');
  if (text.startsWith('### ')) return { kind: 'heading', words: inline(text.slice(4)) };
  if (text.startsWith('- '))
    return {
      kind: 'list',
      items: text
        .slice(2)
        .split('\n- ')
        .map((item) => inline(item.replace(/\s*\n\s*/g, ' '))),
    };
  if (text.startsWith('|')) return { kind: 'table', head: cells(lines[0] ?? ''), rows: lines.slice(2).map(cells) };
  return { kind: 'paragraph', words: inline(lines.join(' ')) };
}

/** The blocks of a text, which blank lines divide. */
export const blocks = (text: string): Block[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(block);
