import {
  awaited,
  type Entrant,
  joinFight,
  playTurn,
  takeAction,
} from '../../../../src/rules/combat/index.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { withLent } from '../../../../src/rules/abilities/lending.ts';
import { withStatics } from '../../../../src/rules/abilities/static.ts';
import { type Dice, seededDice } from '../../../../src/rules/dice.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { comingWith } from '../../../../src/rules/hero/companions.ts';
import { carriedFrom } from '../../../../src/rules/hero/kit.ts';
import { type Card } from '../../../../src/rules/items/card.ts';
import { powerOf } from '../../../../src/rules/items/power.ts';
import { type Stats } from '../../../../src/rules/hero/stats.ts';
import { type HeroId, itemId } from '../../../../src/rules/names.ts';
import { isRefusal } from '../../../../src/rules/refusal.ts';
import { halfCards } from '../made.ts';
import { fightDrawn, idOf, sheet as bareSheet } from '../../drawn-fight.ts';

/** How long two autopilots fight, in rounds. */
const rounds = 2;

/** Two who wear those things fight; throws where one of them cannot be played. */
export function fought(one: Card, other: Card): Fight {
  const creatures = { A: wearing([one], 0), B: wearing([other], 10) };
  const along = [...companionsWith(one, 'A', 20), ...companionsWith(other, 'B', 30)];
  const isLarge = Object.values(creatures).some(({ sheet }) => sheet.stats.size > 0);
  const fight = fightDrawn(along.length === 0 && !isLarge ? 'A..B' : yard, { creatures });
  const dice = seededDice(`${one.name} and ${other.name}`);
  const [first, ...more] = along;
  // COMBAT-01: nobody comes in while somebody is asked.
  const open = first ? answered(fight, dice) : fight;
  let now = first && !open.outcome ? joinFight(open, [first, ...more], dice).fight : open;
  while (!now.outcome && now.round <= rounds) now = playTurn(now, awaited(now), dice, {}).fight;
  return now;
}

/** COMBAT-14: what the beginning has asked is answered with yes. */
function answered(fight: Fight, dice: Dice): Fight {
  const { pending } = fight;
  if (!pending) return fight;
  const { of, item } = pending.asked;
  const acted = takeAction(fight, of, { do: 'answer', item, use: true }, dice);
  if (isRefusal(acted)) throw new Error(`no answer is taken: ${acted.refused}`);
  return answered(acted.fight, dice);
}

/** ITEM-24, STAT-11: room for the largest of them. */
const yard = [
  '................',
  'A..........B....',
  ...Array.from({ length: 8 }, () => '................'),
].join('\n');
/** MONSTER-06: at which most eggs have what they have, and can be ridden. */
const grown = 3;

/**
 * Who comes along with a thing and what that is one with, an egg grown; the things are counted from
 * `first` on.
 */
export function companionsWith(card: Card, letter: string, first: number): Entrant[] {
  const hero = idOf(letter) as HeroId;
  return halfCards(card).flatMap((part, at) => {
    const item = { id: itemId(`i${first + at}`), charges: freshCharges(part) };
    const level = part.kinds.includes('egg') ? { companion: { level: grown } } : {};
    const one = comingWith(hero, { card: part, item: { ...item, ...level }, slot: part.slot });
    return one ? [{ ...one, side: hero }] : [];
  });
}

const club = { name: 'Club', range: 1, damage: 3 };

/** Of what level somebody is, and how much stronger holy spells are for what is worn. */
type Standing = { level: number; holy: number };

/** Somebody with these on, each with what it is one with; the things are counted from `first` on. */
export function wearing(
  cards: readonly Card[],
  first: number,
  stats: Partial<Stats> = { hp: 20 },
  { level, holy }: Standing = { level: 1, holy: 0 },
) {
  const parts = cards.flatMap(halfCards);
  const sheet = parts.reduce(
    (before, part) => withStatics(before, { ...part, power: powerOf(part, level) }),
    bareSheet(stats, [club]),
  );
  const kit = parts.map((part, at) => {
    const thing = { id: itemId(`i${first + at}`), slot: part.slot, charges: freshCharges(part) };
    return carriedFrom(part, level, thing, at, {}, holy);
  });
  const lent = withLent(
    kit,
    parts.map(({ abilities }, at) => ({ item: itemId(`i${first + at}`), abilities })),
  );
  return { sheet, level, kit: lent.filter(({ abilities }) => abilities.length > 0) };
}
