/** What went wrong, in the reader's language. */
import { network, Unreachable } from './network.svelte';
import { Declined } from './api';
import { say } from './words.svelte';

/** A sentence about an error; that nobody answered is said as long as it is true. */
export function problemOf(error: unknown): string {
  if (!error) return '';
  if (typeof error === 'string') return error;
  if (error instanceof Unreachable) return network.up ? '' : say('page-unreachable');
  return error instanceof Declined ? error.message : say('page-failed');
}
