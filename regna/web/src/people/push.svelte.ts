/** Notices from the server while the page is closed (Web Push); asked for only when somebody wants them. */
import { api } from '../shared/api';

const WORKER = '/sw.js';

export const possible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

class Push {
  on = $state(false);

  async look(): Promise<void> {
    if (!possible) return;
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    this.on = Boolean(await worker?.pushManager.getSubscription());
  }

  /** Ask the reader, then the browser, then tell the server; whether the reader allowed it. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const { key } = await api.pushKey();
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.pushOn(subscription.toJSON());
    this.on = true;
    return true;
  }

  async turnOff(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    const subscription = await worker?.pushManager.getSubscription();
    if (subscription) {
      await subscription.unsubscribe();
      await api.pushOff(subscription.endpoint);
    }
    this.on = false;
  }
}

export const push = new Push();
