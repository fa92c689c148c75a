import { allKept } from '../../../../src/rules/combat/autopilot.ts';
import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import {
  drawnIn,
  type Fought,
  joinFight,
  NoEntry,
  openFight,
  stayingThings,
  stayOf,
} from '../../../../src/rules/combat/index.ts';
import { type Dice } from '../../../../src/rules/dice.ts';
import { type Newcomer, type Opening } from '../format/scenario.ts';
import { enteringOf, lateBesides } from './begin.ts';

/** What became of it: a fight and events, or why it did not come about. */
type Done = Fought | { failed: string };

/** COMBAT-01: those who wait come into the fight while it is fought. */
export function join({ entrants }: Opening, fight: Fight, who: CreatureId[], dice: Dice): Done {
  const coming = waitingOf(entrants, fight, who);
  return 'failed' in coming ? coming : letIn(fight, coming, dice);
}

/** ENTER-09: those who wait within sight of the fight come into it. */
export function drawIn({ entrants }: Opening, fight: Fight, dice: Dice): Done {
  const about = entrants.filter(({ waits, entrant }) => waits && !fight.creatures[entrant.id]);
  const drawn = drawnIn(fight, about.map(enteringOf)).map(({ id }) => id);
  const coming = about.filter(({ entrant }) => drawn.includes(entrant.id));
  return letIn(fight, coming, dice);
}

function letIn(fight: Fight, coming: readonly Newcomer[], dice: Dice): Done {
  const [first, ...others] = coming.map(enteringOf);
  if (!first) return { failed: 'nobody who waits is in sight of it' };
  const joined = joinFight(fight, [first, ...others], dice);
  return { ...joined, fight: lateBesides(joined.fight, coming) };
}

/** MONSTER-02: the next hero, with companions, comes before the monsters as the last one left them. */
export function challenge(
  { mode, board, entrants, house, orders }: Opening,
  fight: Fight,
  who: CreatureId[],
  dice: Dice,
): Done {
  if (!fight.outcome) return { failed: 'the fight is not over' };
  const coming = waitingOf(entrants, fight, who);
  if ('failed' in coming) return coming;
  const left = Object.values(fight.creatures).filter((one) => !one.dead && one.kind === 'monster');
  const monsters = left.map(({ id, name, kind, side, player, sheet, level, ...monster }) => ({
    ...{ id, name, kind, side, player, sheet, level, damageTaken: monster.damageTaken },
    stay: stayOf({ id, name, kind, side, player, sheet, level, ...monster }),
  }));
  if (monsters.length === 0) return { failed: 'no monster is left' };
  const creatures = [...coming.map(enteringOf), ...monsters];
  const things = stayingThings(fight);
  const kept = allKept(orders);
  const opened = openFight({ mode, board, creatures, monster: null, things, house, kept }, dice);
  return { ...opened, fight: lateBesides(opened.fight, coming) };
}

/** In the order of the file, in which their dice fall. */
function waitingOf(
  entrants: readonly Newcomer[],
  fight: Fight,
  who: readonly CreatureId[],
): Newcomer[] | { failed: string } {
  const there = who.find((id) => fight.creatures[id]);
  if (there !== undefined) throw new NoEntry('there already', there);
  const coming = entrants.filter(({ waits, entrant }) => waits && who.includes(entrant.id));
  return coming.length < who.length ? { failed: 'not all of them wait' } : coming;
}
