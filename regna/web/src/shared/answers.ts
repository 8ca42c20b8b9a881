/** The server's last answers, kept in this browser for when it cannot be reached; mine are forgotten when I leave. */

const CACHES = { everybody: 'answers', me: 'my-answers' };
export type For = keyof typeof CACHES;
/** The notebooks of tables. */
const NOTES = /^regna-\w+-notes-/;
const possible = 'caches' in globalThis;
let times = 0;

/** Keeps the answer to a request that is made now, unless everything is forgotten before it comes. */
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

/** Forget everything about the person who was here. */
export async function forget(): Promise<void> {
  times++;
  for (const name of Object.keys(localStorage)) if (NOTES.test(name)) localStorage.removeItem(name);
  if (possible) await caches.delete(CACHES.me);
}
