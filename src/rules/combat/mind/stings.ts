import { type Carried } from '../../abilities/carried.ts';
import { itemId } from '../../names.ts';
import { type BlowWord, type Stings, wordOfHit } from '../../sight/stings.ts';
import { type Creature } from '../creature.ts';
import { type FightEvent } from '../event.ts';
import { type Fight } from '../fight.ts';
import { hpOf } from '../health.ts';
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
