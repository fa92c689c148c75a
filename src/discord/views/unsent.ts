import { type Parked } from '../../play/ports.ts';
import { count } from './times.ts';

const filter = 'Discord’s own filter refuses this';
const whys: Record<string, string> = {
  10_003: 'the game’s channel is deleted',
  10_004: 'I am not in the server',
  50_001: 'for a week I could not see the channel',
  50_013: 'for a week I lacked a permission there',
  200_000: filter,
  240_000: filter,
};

/**
 * For hosts: how many announcements will not be sent, and why. Of heroes' own messages not even how
 * many: what happens to one hero in secret could be read from that.
 */
export function unsent(parked: readonly Parked[]): string[] {
  // A panel that was not sent has given way to the next one.
  const messages = parked.filter(({ number }) => number > 0);
  const whysOf = (list: readonly Parked[]) => [...new Set(list.map(({ reason }) => whyOf(reason)))];
  const announced = messages.filter(({ to }) => to === 'public');
  const own = messages.filter(({ to }) => to !== 'public');
  return [
    ...whysOf(announced).map((why) => {
      const many = announced.filter(({ reason }) => whyOf(reason) === why).length;
      return `- ${count(many, 'announcement')}: ${why}`;
    }),
    ...whysOf(own).map((why) => `- messages to heroes’ players: ${why}`),
  ];
}

const whyOf = (reason: string) => whys[reason] ?? `Discord does not take this (code ${reason})`;
