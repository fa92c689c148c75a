import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { withStatics } from '../../../src/rules/abilities/static.ts';
import { type Entrant } from '../../../src/rules/combat/index.ts';
import { type Dice, shuffled } from '../../../src/rules/dice.ts';
import {
  defaultStats,
  naturalAttack,
  type Sheet,
  type Stats,
  statNames,
} from '../../../src/rules/hero/stats.ts';
import { type HeroId, itemId } from '../../../src/rules/names.ts';
import { groups, roomFor, type Thing, things } from './things.ts';

/** How many things a kit has. */
const kitSize = 10;

/** What a fighter is without its kit. */
const born: Partial<Stats> = { hp: 22, accuracy: 2, damage: 1, dodge: 11 };
const level = 3;

/** Ten things that can be worn together and cost `gold` at most; throws where there are none such. */
export function drawKit(gold: number, dice: Dice, from: readonly Thing[] = things): Thing[] {
  const kit: Thing[] = [];
  let waiting = shuffled(from, dice, 'kit');
  while (kit.length < kitSize) {
    const next = waiting.find((thing) => fits([...kit, thing], waiting, gold));
    if (!next) throw new Error(`no ${kitSize} things for ${gold} gold`);
    kit.push(next);
    waiting = waiting.filter((thing) => thing !== next);
  }
  return kit;
}

/** Whether the kit can still be filled up: with the cheapest that there is room for. */
function fits(kit: readonly Thing[], waiting: readonly Thing[], gold: number): boolean {
  const worn = Object.fromEntries(groups.map((group) => [group, roomFor(group)]));
  for (const { group } of kit) worn[group] = (worn[group] ?? 0) - 1;
  if (Object.values(worn).some((left) => left < 0)) return false;
  let cost = kit.reduce((sum, thing) => sum + thing.cost, 0);
  let missing = kitSize - kit.length;
  for (const thing of [...waiting].sort((a, b) => a.cost - b.cost)) {
    if (missing === 0) break;
    if (kit.includes(thing) || (worn[thing.group] ?? 0) < 1) continue;
    worn[thing.group] = (worn[thing.group] ?? 0) - 1;
    cost += thing.cost;
    missing -= 1;
  }
  return missing === 0 && cost <= gold;
}

/** A duelist with that kit. */
export function fighterWith(kit: readonly Thing[], id: HeroId, name: string): Entrant {
  const stats: Stats = { ...defaultStats, ...born };
  for (const thing of kit) for (const stat of statNames) stats[stat] += thing.stats[stat] ?? 0;
  const attacks = kit.flatMap((thing) =>
    thing.attacks.map((attack) => ({ name: thing.name, ...attack })),
  );
  return {
    id,
    name,
    kind: 'hero',
    side: id,
    player: id,
    level,
    damageTaken: 0,
    sheet: kit.reduce(
      (sheet, thing) => withStatics(sheet, { name: thing.name, abilities: thing.statics }),
      {
        stats,
        attacks: [naturalAttack, ...attacks],
      } as Sheet,
    ),
    kit: kit.flatMap(carriedFrom),
  };
}

const carriedFrom = (thing: Thing, place: number): Carried[] =>
  thing.abilities.length === 0 ? [] : [carried(thing, place)];

const carried = (thing: Thing, place: number): Carried => {
  const { name, power, charges, abilities, spell, consumable } = thing;
  return {
    item: itemId(`i${place}`),
    name,
    x: power,
    place,
    abilities,
    spell,
    consumable,
    charges,
    full: charges ?? undefined,
    spent: false,
    uses: {},
    standing: {},
  };
};
