/** The server's last answers, kept in this browser for when it cannot be reached; mine are forgotten when I leave. */

const CACHES = { everybody: 'answers', me: 'my-answers' };
export type For = keyof typeof CACHES;
/** What is noted at tables. */
const NOTES = /^regna-\w+-notes-/;
const possible = 'caches' in globalThis;
let times = 0;

/** How to keep an answer to what is asked now, unless all is forgotten before it comes. */
export function keeper(url: string, whom: For): (answer: unknown) => Promise<void> {
  const before = times;
  return async (answer) => {
    if (!possible) return;
    const cache = await caches.open(CACHES[whom]);
    if (before === times) await cache.put(url, new Response(JSON.stringify(answer)));
  };
}

export async function lastAnswer<T>(url: string): Promise<T | undefined> {
  const kept = possible ? await caches.match(url) : undefined;
  return kept && ((await kept.json()) as T);
}

/** Nothing of whoever was here stays for whoever comes next. */
export async function forget(): Promise<void> {
  times++;
  for (const name of Object.keys(localStorage)) if (NOTES.test(name)) localStorage.removeItem(name);
  if (possible) await caches.delete(CACHES.me);
}
