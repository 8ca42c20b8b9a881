/** Look at something now and from time to time while the page can be seen; returns how to stop. */
const AGAIN = 20_000;

export function often(look: () => Promise<unknown>): () => void {
  const quietly = () => document.hidden || look().catch(() => undefined);
  void quietly();
  const timer = setInterval(quietly, AGAIN);
  document.addEventListener('visibilitychange', quietly);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', quietly);
  };
}
