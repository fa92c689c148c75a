import { type Carried } from '../abilities/carried.ts';
import { tuned } from '../abilities/lending.ts';
import { type Activated } from '../abilities/seam.ts';
import { type Creature, type Tuned } from './creature.ts';

/**
 * STAT-10: by so much the abilities of some of its things are other for a while. Of one ability of
 * somebody its last word holds, so that nothing piles up by being used again (GAME-06).
 */
export function tune(creature: Creature, tuning: Tuned): void {
  const others = (creature.tunings ?? []).flatMap((one) =>
    isAgain(one, tuning) ? besides(one, tuning) : [one],
  );
  retune(creature, [...others, tuning]);
}

/** What it still does to things that the other leaves alone. */
function besides(one: Tuned, { items: others }: Tuned): Tuned[] {
  const items = one.items.filter((item) => !others.includes(item));
  return items.length === 0 ? [] : [{ ...one, items }];
}

const isAgain = (one: Tuned, other: Tuned): boolean =>
  one.from === other.from &&
  one.doer === other.doer &&
  one.of === other.of &&
  changes(one) === changes(other);

const changes = ({ by }: Tuned): string => Object.keys(by).sort().join();

/** Its things as they are with these, and no others; what all of them change adds up before any bound. */
export function retune(creature: Creature, tunings: Tuned[]): void {
  creature.tunings = tunings.length === 0 ? undefined : tunings;
  for (const thing of creature.kit ?? []) {
    const here = tunings.filter(({ items }) => items.includes(thing.item));
    if (here.length === 0 && thing.own === undefined) continue;
    Object.assign(thing, tuned(thing, sumOf(here)));
  }
}

const sumOf = (tunings: readonly Tuned[]) => ({
  power: tunings.reduce((sum, { by }) => sum + (by.power ?? 0), 0),
  range: tunings.reduce((sum, { by }) => sum + (by.range ?? 0), 0),
});

/**
 * A use of that thing as far as it can be aimed now, never less than 0 tiles. What is aimed at oneself, or
 * no farther than where one stands, is so whatever becomes of the thing.
 */
export function inReach({ reach = 0 }: Pick<Carried, 'reach'>, ability: Activated): Activated {
  const { use } = ability;
  if (reach === 0 || use.on === 'self' || use.range === 0) return ability;
  return { ...ability, use: { ...use, range: Math.max(0, use.range + reach) } };
}
