import { type Carried } from '../../abilities/carried.ts';
import { itemId } from '../../names.ts';
import { type SeenCreature } from '../../sight/fight.ts';
import { type BlowWord, type Stings, wordOfHit } from '../../sight/stings.ts';
import { type Creature } from '../creature.ts';
import { type FightEvent } from '../event.ts';
import { type Fight } from '../fight.ts';
import { hpOf } from '../health.ts';
import { statOf } from '../reading.ts';
import { type Arm } from './arms.ts';

const own = itemId('stings');

/** What it was felt to deal, whatever resists it. */
const throughAll = 99;

/** COMBAT-14: what somebody may be taken to carry whose answers to blows have been felt. */
export const stinging = (stings: Stings): Carried => ({
  ...{ item: own, name: '', x: 0, place: 0, charges: null, spent: false, uses: {}, standing: {} },
  abilities: (Object.entries(stings) as [BlowWord, number][]).map(([word, hurt]) => ({
    when: word,
    do: [{ deal: Math.min(throughAll, hurt), type: 'physical', piercing: throughAll, to: 'other' }],
  })),
});

/** Of what a blow does to the other, as a share of its HP, so much at most does its answer count for. */
const bearable = 0.8;

/**
 * Answers as far as they are heeded by somebody who is struck at either way: they tell one blow from
 * another, but keep nobody from striking at all, unless they would be the last that it felt. `hp`: what
 * the other is taken to have left.
 */
export function borne(stings: Stings, self: Creature, target: SeenCreature, hp: number): Stings {
  const most = (bearable * strongest(self, target) * hpOf(self)) / Math.max(1, hp);
  const heeded = (hurt: number) => (hurt >= hpOf(self) ? hurt : Math.min(hurt, Math.floor(most)));
  const all = (Object.entries(stings) as [BlowWord, number][]).map(
    ([word, hurt]) => [word, heeded(hurt)] as const,
  );
  return Object.fromEntries(all.filter(([, hurt]) => hurt > 0));
}

/** Damage of its best blow that hits. */
const strongest = (self: Creature, { stats }: SeenCreature): number =>
  Math.max(
    1,
    ...self.sheet.attacks.map(
      ({ damage, piercing }) =>
        damage + statOf(self, 'damage') - Math.max(0, (stats.armor ?? 1) - piercing),
    ),
  );

/** What a blow at it that comes out so is answered with, in HP. */
function stingOf({ kit }: Creature, word: BlowWord): number {
  for (const { item, abilities } of kit ?? []) {
    if (item !== own) continue;
    for (const ability of abilities) {
      if (!('when' in ability) || ability.when !== word) continue;
      const [effect] = ability.do;
      if (effect && 'deal' in effect) return Number(effect.deal);
    }
  }
  return 0;
}

const isSting = ({ kit }: Creature): boolean => kit?.some(({ item }) => item === own) === true;

/**
 * What can be done to somebody less what it is answered with: HP of one's own count for as much as
 * the like share of the other's.
 */
export function againstStings(arms: readonly Arm[], foe: Creature, heed: number): readonly Arm[] {
  if (!isSting(foe)) return arms;
  return arms.map((arm) => {
    const { blow } = arm;
    if (!blow) return arm;
    const [hit, miss] = [stingOf(foe, wordOfHit(blow.how)), stingOf(foe, 'I am missed')];
    const price = (by: Creature, to: Creature) => {
      const chance = Math.min(1, blow.chance(by, to));
      return (heed * (hit * chance + miss * (1 - chance)) * hpOf(to)) / Math.max(1, hpOf(by));
    };
    return { ...arm, worth: (by, to) => arm.worth(by, to) - price(by, to) };
  });
}

/** What would come of it were all those attacks to miss. */
export const stungByMissing = (
  { creatures }: Fight,
  events: readonly FightEvent[],
  { id }: Creature,
): number =>
  events.reduce((sum, event) => {
    if (event.kind !== 'attacked' || event.who.id !== id) return sum;
    const target = creatures[event.target.id];
    return sum + (target ? stingOf(target, 'I am missed') : 0);
  }, 0);
