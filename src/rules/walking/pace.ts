import { distance } from '../board/space.ts';
import {
  actionsLeft,
  companionsOf,
  type Creature,
  type Fight,
  type Fought,
  isAtPeace,
  isSameTurn,
  journeyTo,
  stepOut,
  strideAlong,
  takeAction,
} from '../combat/index.ts';
import { type ActionOf } from '../combat/action.ts';
import { type Dice } from '../dice.ts';
import { type HeroId } from '../names.ts';
import { isRefusal } from '../refusal.ts';

/**
 * ENTER-04, ITEM-24: in peace an action is a turn. Once the hero has had its own, whoever comes along
 * comes after it, and the turn is over. In a combat, and while an act waits for an answer, nothing
 * happens.
 */
export function keepPace(fought: Fought, hero: HeroId, dice: Dice): Fought {
  let now = fought;
  const own = heroIn(now.fight, hero);
  if (!isOpen(now.fight, hero) || actionsLeft(now.fight, own) > 0) return now;
  const { id } = own;
  const goesOn = () => isOpen(now.fight, hero) && isSameTurn(now.fight, fought.fight);
  for (const companion of companionsOf(now.fight, id)) {
    now = follow(now, companion.id, hero, dice);
    // With the last action of all the turn is over by itself.
    if (!goesOn()) return now;
  }
  return after(now, takeAction(now.fight, id, { do: 'end turn' }, dice));
}

/** In peace, in the own turn, with nothing that waits for an answer. */
const isOpen = (fight: Fight, hero: HeroId): boolean =>
  isAtPeace(fight) && !fight.outcome && !fight.pending && fight.turn.of === hero;

/**
 * ITEM-24: one action to come beside its owner, by ways that it knows to be safe, else out of what hurts it
 * where it stands; else it rests.
 */
function follow(now: Fought, id: Creature['id'], hero: HeroId, dice: Dice): Fought {
  const { fight } = now;
  const companion = fight.creatures[id];
  if (!companion || actionsLeft(fight, companion) < 1 || fight.house?.companions === 'wait')
    return now;
  const owner = heroIn(fight, hero);
  const step = owner.mount === id ? null : stepBy(fight, companion, owner);
  const moved = step && takeAction(fight, id, { do: 'move', ...step }, dice);
  if (moved && !isRefusal(moved)) return after(now, moved);
  return after(now, takeAction(fight, id, { do: 'end turn' }, dice));
}

function stepBy(fight: Fight, companion: Creature, owner: Creature): Step | null {
  const journey = journeyTo(fight, companion, (body) => distance(body, owner) <= 1);
  const to = journey && strideAlong(fight, companion, journey);
  return journey && to !== null ? { kind: journey.kind, to } : stepOut(fight, companion);
}
type Step = Omit<ActionOf<'move'>, 'do'>;

/** Goes on with what came of it; what was refused changes nothing. */
export function after(before: Fought, next: ReturnType<typeof takeAction>): Fought {
  if (isRefusal(next)) return before;
  return { fight: next.fight, events: [...before.events, ...next.events] };
}

/** The hero that walks. */
export function heroIn({ creatures }: Fight, hero: HeroId): Creature {
  const found = creatures[hero];
  if (!found) throw new Error(`${hero} does not walk here`);
  return found;
}
