import { type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import {
  actionsAlong,
  type Creature,
  type Fight,
  type Fought,
  isAtPeace,
  isStuck,
  type Journey,
  journeyTo,
  secretsAtHand,
  speedBy,
  strideAlong,
  takeAction,
} from '../combat/index.ts';
import { type Dice } from '../dice.ts';
import { type Walked } from '../face.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { eventsSeenBy } from '../sight/fight.ts';
import { type SeenFightEvent, type Who } from '../combat/event.ts';
import { heroIn, keepPace } from './pace.ts';

type Stop = Walked['stop'];

export type Trip = Fought & { stop: Stop };

/**
 * Walks on, an action after the other, until it is there or something happens that its player sees
 * (ENTER-04, PERC-05). Refused where not even the first step is allowed, and where the way takes more
 * actions than are left, with so many to `spare` for what is to be done there.
 */
export function travel(
  from: Fight,
  hero: HeroId,
  isThere: (body: Body) => boolean,
  { dice, to: place, spare = 0 }: { dice: Dice; to: Tile; spare?: number },
): Trip | Refusal {
  let now: Fought = { fight: from, events: [] };
  let journey: Journey | null = null;
  for (;;) {
    const mover = feetOf(now.fight, hero);
    if (isThere(mover)) return { ...now, stop: 'there' };
    const { to, ...on } = onward(now.fight, mover, isThere, journey);
    if (now.fight === from && on.journey) {
      const no = tooFew(from, mover, on.journey, { tile: place, spare });
      if (no) return no;
    }
    journey = on.journey;
    const [first] = journey?.path ?? [];
    if (!journey || first === undefined) return { ...now, stop: 'no way' };
    // COND-07: who cannot take a step is told by the rules why not.
    if (to === null && speedBy(mover, journey.kind) > 0) return { ...now, stop: 'no way' };
    const move = { do: 'move', kind: journey.kind, to: to ?? first } as const;
    const moved = takeAction(now.fight, mover.id, move, dice);
    if (isRefusal(moved)) {
      if (now.events.length > 0) return { ...now, stop: 'held' };
      // COND-07: what keeps a mount is no word to its rider, who may get off; nor is the first tile to who has no speed.
      const isAnswer = moved.refused !== 'out of reach' || !isStuck(mover);
      return mover.id === hero && isAnswer ? moved : { ...now, stop: 'no way' };
    }
    const paced = keepPace(moved, hero, dice);
    now = { fight: paced.fight, events: [...now.events, ...paced.events] };
    const stop = stopAfter(paced, hero, mover.tile);
    if (stop) return { ...now, stop: isThere(feetOf(now.fight, hero)) ? 'there' : stop };
  }
}

/** ENTER-04: with the last action the loot turn is over, so that nobody sets off for nothing. */
function tooFew(
  fight: Fight,
  mover: Creature,
  journey: Journey,
  { tile, spare }: { tile: Tile; spare: number },
): Refusal | null {
  if (!fight.walk || speedBy(mover, journey.kind) < 1) return null;
  const least = actionsAlong(fight, mover, journey);
  return least + spare > fight.walk.left
    ? refuse('too few actions', 'ENTER-04', { tile, least, spare, left: fight.walk.left })
    : null;
}

/**
 * How far one action leads: on along its way on foot, or, where that is not open to it, along another
 * one. Who goes otherwise looks anew each time, and is on foot again as soon as that will do.
 */
function onward(
  fight: Fight,
  mover: Creature,
  isThere: (body: Body) => boolean,
  before: Journey | null,
): { journey: Journey | null; to: Tile | null } {
  const at = before?.kind === 'walk' ? before.path.indexOf(mover.tile) : -1;
  if (before && at >= 0) {
    const journey = { kind: before.kind, path: before.path.slice(at + 1) };
    const to = strideAlong(fight, mover, journey);
    if (to !== null) return { journey, to };
  }
  const journey = journeyTo(fight, mover, isThere);
  return { journey, to: journey && strideAlong(fight, mover, journey) };
}

/** MOVE-12: who rides is carried. */
export function feetOf(fight: Fight, hero: HeroId): Creature {
  const own = heroIn(fight, hero);
  return (own.mount !== null && fight.creatures[own.mount]) || own;
}

function stopAfter({ fight, events }: Fought, hero: HeroId, before: Tile): Stop | null {
  if (fight.outcome && fight.walk?.left === 0) return 'spent';
  if (fight.pending) return 'asked';
  if (fight.outcome || !isAtPeace(fight)) return 'noticed';
  if (secretsAtHand(fight, heroIn(fight, hero)).length > 0) return 'noticed';
  const seen = eventsSeenBy(fight, events, hero);
  if (seen.some((one, at) => !isOrdinary(fight, hero, one, seen.slice(0, at)))) return 'noticed';
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
  'ground gone',
]);

/**
 * What one’s own things do with each step is none, either: that one is hurt, or pays for it, is. `before`:
 * what was told until then, as nobody has laid what comes of an aura, or of what one does to oneself.
 */
function isOrdinary(
  { creatures }: Fight,
  hero: HeroId,
  event: SeenFightEvent,
  before: readonly SeenFightEvent[],
): boolean {
  const isOwn = (who: Who | null) => who !== null && creatures[who.id]?.player === hero;
  const source = before.findLast(({ kind }) => !effects.has(kind));
  const isOfOwn =
    (source?.kind === 'aura felt' && isOwn(source.of)) ||
    (source?.kind === 'triggered' && isOwn(source.who));
  switch (event.kind) {
    case 'ground laid':
    case 'hid':
      return isOwn(event.who);
    case 'condition laid':
      return isOwn(event.who) && (event.by === null ? isOfOwn : isOwn(event.by));
    default:
      return ordinary.has(event.kind);
  }
}

/** What an ability does one after the other. */
const effects = new Set<SeenFightEvent['kind']>([
  ...(['condition laid', 'condition ended', 'enchanted', 'enchantment ended', 'healed'] as const),
  ...(['temporary hp', 'rolled', 'charges'] as const),
]);
