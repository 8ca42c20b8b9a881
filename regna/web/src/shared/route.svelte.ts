/** Where we are. Links of the page are followed here without loading it anew. */

class Route {
  path = $state(location.pathname);
  /** What stands after `#`: an invitation to a table. */
  hash = $state(location.hash.slice(1));

  /** Read the address again. */
  look = (): void => {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  };

  /** Follow a link to another page, or to a place on this one, which leaves the address as it is. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a');
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (link.origin !== location.origin || link.target || link.download || /^\/api\//.test(link.pathname)) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) document.getElementById(link.hash.slice(1))?.focus();
    else go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();

export function go(to: string): void {
  history.pushState(null, '', to);
  route.look();
  scrollTo(0, 0);
}
