/** The person at this browser. */
import { api, type Account } from '../shared/api';
import { forget } from '../shared/answers';
import { preferences } from '../shared/preferences.svelte';
import { say } from '../shared/words.svelte';
import { push } from './push.svelte';

class Me {
  account = $state.raw<Account | null>(null);
  /** Whose settings this browser has taken over. */
  private settled: string | null = null;
  private asked: Promise<void> | null = null;

  /** Who this session belongs to; nobody, for a new visitor. */
  look(): Promise<void> {
    this.asked ??= this.find();
    return this.asked;
  }

  /** The same once more: something about me has changed. */
  lookAgain(): Promise<void> {
    this.asked = null;
    return this.look();
  }

  private async find(): Promise<void> {
    try {
      this.account = (await api.session()).account;
      if (!this.account) await forget();
    } catch (error) {
      this.asked = null;
      throw error;
    }
  }

  /** Come in as a guest, unless somebody is here already. */
  async enter(name?: string): Promise<Account> {
    await this.look();
    this.account ??= await api.guest(name?.trim() || say('lobby-guest'));
    return this.account;
  }

  async rename(name: string): Promise<void> {
    if (name.trim() && name.trim() !== this.account?.name) this.account = await api.change({ name: name.trim() });
  }

  /** Take over the settings of whoever has come in with an account; then keep there what is chosen here. */
  async settle(chosen: Record<string, string>): Promise<void> {
    const { account } = this;
    if (!account || account.guest) return;
    const [first, known] = [this.settled !== account.id, account.settings ?? {}];
    this.settled = account.id;
    if (first && account.settings) preferences.take(account.settings);
    else if (Object.entries(chosen).some(([name, value]) => known[name] !== value))
      this.account = await api.change({ settings: chosen });
  }

  /** Notices for me no longer come to this browser, and it knows nothing of me any more. */
  async leave(): Promise<void> {
    await push.turnOff().catch(() => undefined);
    await api.logOut();
    this.account = null;
    await forget();
  }
}

export const me = new Me();
