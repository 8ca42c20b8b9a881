/** Who sits where. */
import type { GamePage } from '../games';
import type { MatchInfo } from './api';
import { say } from './words.svelte';

/** How a seat is called: the person, the bot with its colour, or the opponent whom the rules play. */
export function seatName(match: MatchInfo, page: GamePage, seat: number): string {
  const info = match.seats.find((each) => each.seat === seat);
  if (!info) return say(page.opponent(match.options));
  if (info.bot) return `${say(`seat-${info.colour}`)} (${say(`bot-${info.bot}`) || info.bot})`;
  return info.name;
}
