import { type CallKind } from '../calls.ts';
import { type GameEvent } from '../event.ts';
import { type Game, type Hero } from '../game.ts';
import { type Moment } from '../intent.ts';
import { type HeroId, type Instant } from '../names.ts';
import { awayUntil } from './away.ts';

/** To what an event calls this hero's player; null: it is no call to them. */
export function callTo(event: GameEvent, hero: HeroId): CallKind | null {
  switch (event.kind) {
    case 'turn unlocked':
      return event.public && [event.public.hero, event.public.with].some((one) => one?.id === hero)
        ? 'turn'
        : null;
    case 'duelists named':
      return event.public?.pair.some(({ id }) => id === hero) ? 'duel' : null;
    case 'your move':
      return event.own[hero] ? 'move' : null;
    case 'reminded':
      return event.own[hero]?.call ?? null;
    default:
      return null;
  }
}

export const isMuted = ({ calls }: Hero, kind: CallKind): boolean =>
  calls?.muted.includes(kind) ?? false;

/** Until when nothing pings this hero's player: quiet hours, or an absence; null: all does. */
export function quietUntil(
  { game, moment }: { game: Game; moment: Moment },
  hero: HeroId,
): Instant | null {
  const called = game.heroes[hero];
  return (called && awayUntil(called, moment.now)) ?? moment.quiet?.[hero] ?? null;
}

/** Whether that call comes to them as a message without a ping. */
export const isHushed = (
  at: { game: Game; moment: Moment },
  hero: HeroId,
  kind: CallKind,
): boolean => {
  const called = at.game.heroes[hero];
  return called !== undefined && (isMuted(called, kind) || quietUntil(at, hero) !== null);
};
