/** Who sits where. */
import type { GamePage } from '../games';
import type { MatchInfo } from './api';
import { say } from './words.svelte';

/** How a seat is called: the person, the bot with its colour, or the opponent whom the rules play. */
export function seatName(match: MatchInfo, page: GamePage, seat: number): string {
  const info = match.seats.find((each) => each.seat === seat);
  if (!info) return say(page.opponent(match.options));
  if (info.bot) return say('seat-bot', { seat: say(`seat-${info.colour}`), bot: botName(match, seat) });
  return info.name;
}

/** The name alone, where there is little room; `botName` says the rest. */
export function shortName(match: MatchInfo, page: GamePage, seat: number): string {
  const info = match.seats.find((each) => each.seat === seat);
  return info?.bot ? say(`seat-${info.colour}`) : seatName(match, page, seat);
}

/** The bot that plays a seat, if one does. */
export function botName(match: MatchInfo, seat: number): string {
  const bot = match.seats.find((each) => each.seat === seat)?.bot;
  return bot ? say(`bot-${bot}`) || bot : '';
}
