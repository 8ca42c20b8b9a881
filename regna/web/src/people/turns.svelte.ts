/** My matches, looked at now and then on every page, so that nobody misses that it is their turn. */
import { calls, sorted } from '../lobby/matches';
import { api, type MatchLine } from '../shared/api';
import { route } from '../shared/route.svelte';
import { me } from './me.svelte';

class Turns {
  matches = $state.raw<MatchLine[]>([]);
  /** The matches that wait for me, the most pressing first. */
  readonly calling = $derived(sorted(this.matches.filter(calls)));
  /** The most pressing one that is not on the screen. */
  readonly next = $derived(this.calling.find(({ id }) => !route.path.startsWith(`/match/${id}`)) ?? null);

  look = async (): Promise<void> => {
    await me.look();
    this.matches = me.account ? await api.matches() : [];
  };

  /** Say in the title of whatever page how many matches wait; returns how to stop. */
  title(): () => void {
    const n = this.calling.length;
    const mark = () => {
      const bare = document.title.replace(/^\(\d+\) /, '');
      const wanted = n ? `(${n}) ${bare}` : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }
}

export const turns = new Turns();
