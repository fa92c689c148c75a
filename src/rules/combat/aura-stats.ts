import { addedUp, whileIn } from '../abilities/stat-changes.ts';
import { type Aura, auraKey, isIn } from './auras.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Change, type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { isBeyondMending } from './stalemate.ts';

/** COMBAT-18, STAT-08: stats are other for as long as one is in an aura that says so. */
export function spreadAuras({ fight, auras }: Bout): void {
  if (auras.length === 0) return;
  const changing = auras.filter(({ ability }) => ability.while !== undefined);
  if (changing.length === 0) return;
  for (const creature of livingIn(fight)) {
    const wanted = changing.filter((aura) => isIn(fight, aura, creature));
    if (sameKeys(creature, wanted)) continue;
    const before = creature.changes ?? [];
    const others = before.filter(({ aura }) => aura === undefined);
    const spread = (aura: Aura): Change =>
      before.find((one) => one.aura === auraKey(aura)) ?? changeBy(fight, aura);
    creature.changes = [...others, ...wanted.map(spread)];
  }
}

const changeBy = (fight: Fight, aura: Aura): Change => ({
  by: addedUp(whileIn.each(aura.ability.while ?? {}).filter(mayChange(fight))),
  from: aura.ability.name ?? aura.carried.name,
  lasts: 'until ended',
  aura: auraKey(aura),
});

/** DUEL-02: too late in a fight no maximum rises. */
const mayChange =
  (fight: Fight) =>
  ([name, by]: [string, number]): boolean =>
    name !== 'hp' || by <= 0 || !isBeyondMending(fight);

function sameKeys({ changes }: Creature, wanted: readonly Aura[]): boolean {
  const held = (changes ?? []).flatMap(({ aura }) => aura ?? []);
  return held.length === wanted.length && wanted.every((aura, at) => held[at] === auraKey(aura));
}
