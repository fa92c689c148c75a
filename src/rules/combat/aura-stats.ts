import { whileIn } from '../abilities/stat-changes.ts';
import { type Aura, auraKey, isIn } from './auras.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Change, type Creature } from './creature.ts';

/** COMBAT-18, STAT-08: stats are other for as long as one is in an aura that says so. */
export function spreadAuras({ fight, auras }: Bout): void {
  if (auras.length === 0) return;
  const changing = auras.filter(({ ability }) => ability.while !== undefined);
  if (changing.length === 0) return;
  for (const creature of livingIn(fight)) {
    const wanted = changing.filter((aura) => isIn(fight, aura, creature));
    if (sameKeys(creature, wanted)) continue;
    const others = (creature.changes ?? []).filter(({ aura }) => aura === undefined);
    creature.changes = [...others, ...wanted.map(changeBy)];
  }
}

const changeBy = (aura: Aura): Change => ({
  by: Object.fromEntries(whileIn.each(aura.ability.while ?? {})),
  from: aura.ability.name ?? aura.carried.name,
  lasts: 'until ended',
  aura: auraKey(aura),
});

function sameKeys({ changes }: Creature, wanted: readonly Aura[]): boolean {
  const held = (changes ?? []).flatMap(({ aura }) => aura ?? []);
  return held.length === wanted.length && wanted.every((aura, at) => held[at] === auraKey(aura));
}
