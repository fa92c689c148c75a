import { type Body } from '../board/space.ts';
import {
  type Creature,
  type Fight,
  type Fought,
  isAtPeace,
  journeyTo,
  secretsAtHand,
  speedBy,
  strideAlong,
  takeAction,
} from '../combat/index.ts';
import { type Dice } from '../dice.ts';
import { type Walked } from '../face.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { eventsSeenBy } from '../sight/fight.ts';
import { type SeenFightEvent } from '../combat/event.ts';
import { heroIn, keepPace } from './pace.ts';

type Stop = Walked['stop'];

export type Trip = Fought & { stop: Stop };

/**
 * Walks on, an action after the other, until it is there or something happens that its player sees
 * (ENTER-04, PERC-05). Refused where not even the first step is allowed.
 */
export function travel(
  from: Fight,
  hero: HeroId,
  isThere: (body: Body) => boolean,
  dice: Dice,
): Trip | Refusal {
  let now: Fought = { fight: from, events: [] };
  for (;;) {
    const mover = feetOf(now.fight, hero);
    if (isThere(mover)) return { ...now, stop: 'there' };
    const journey = journeyTo(now.fight, mover, isThere);
    const to = journey && strideAlong(now.fight, mover, journey);
    const [first] = journey?.path ?? [];
    if (!journey || first === undefined) return { ...now, stop: 'no way' };
    // COND-07: who cannot take a step is told by the rules why not.
    if (to === null && speedBy(mover, journey.kind) > 0) return { ...now, stop: 'no way' };
    const move = { do: 'move', kind: journey.kind, to: to ?? first } as const;
    const moved = takeAction(now.fight, mover.id, move, dice);
    if (isRefusal(moved)) return now.events.length === 0 ? moved : { ...now, stop: 'held' };
    const paced = keepPace(moved, hero, dice);
    now = { fight: paced.fight, events: [...now.events, ...paced.events] };
    const stop = stopAfter(paced, hero, mover.tile);
    if (stop) return { ...now, stop: isThere(feetOf(now.fight, hero)) ? 'there' : stop };
  }
}

/** MOVE-12: who rides is carried. */
export function feetOf(fight: Fight, hero: HeroId): Creature {
  const own = heroIn(fight, hero);
  return (own.mount !== null && fight.creatures[own.mount]) || own;
}

function stopAfter({ fight, events }: Fought, hero: HeroId, before: Creature['tile']): Stop | null {
  if (fight.outcome || fight.pending || !isAtPeace(fight)) return 'noticed';
  if (secretsAtHand(fight, heroIn(fight, hero)).length > 0) return 'noticed';
  if (eventsSeenBy(fight, events, hero).some((one) => !isOrdinary(one))) return 'noticed';
  // It was held where it is, or came no farther.
  return feetOf(fight, hero).tile === before ? 'held' : null;
}

/** What happens on any way, and is no reason to stop. */
const ordinary = new Set<SeenFightEvent['kind']>([
  'moved',
  'was moved',
  'done',
  'healed',
  'temporary hp',
  'enchanted',
  'enchantment ended',
  'triggered',
  'rolled',
  'aura felt',
  'charges',
  'gold won',
]);
const isOrdinary = ({ kind }: SeenFightEvent): boolean => ordinary.has(kind);
