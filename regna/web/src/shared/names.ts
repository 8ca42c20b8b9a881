/** Who sits where. */
import type { GamePage } from '../games';
import type { MatchInfo } from './api';
import { say } from './words.svelte';

/** How a seat is called, on its panel as in the log: the person, the bot's colour, or the opponent whom the rules play. */
export function seatName(match: MatchInfo, page: GamePage, seat: number): string {
  const info = match.seats.find((each) => each.seat === seat);
  if (!info) return say(page.opponent(match.options));
  const colour = say(`seat-${info.colour}`);
  if (info.kind === 'bot' || !info.name) return colour;
  const twin = match.seats.some((other) => other.kind !== 'bot' && other.seat !== seat && other.name === info.name);
  return twin ? say('seat-twin', { name: info.name, seat: colour }) : info.name;
}

/** The bot that plays a seat, if one does. */
export function botName(match: MatchInfo, seat: number): string {
  const info = match.seats.find((each) => each.seat === seat);
  if (!info?.bot) return '';
  const bot = say(`bot-${info.bot}`) || info.bot;
  return info.kind === 'bot' ? bot : say('seat-stand-in', { bot, name: info.name });
}
