import { isDeepStrictEqual } from 'node:util';
import { growEggs } from '../../../src/rules/hero/eggs.ts';
import { statsNow } from '../../../src/rules/hero/sheet.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { type Weekly } from '../../../src/rules/game.ts';
import { type ItemId, type OrbId } from '../../../src/rules/names.ts';
import { type Shelf } from '../scenario/format/shelf.ts';
import { change } from '../content/treatment/owning.ts';
import { once } from '../once.ts';
import { type Table } from '../table.ts';
import { begun } from '../table-weeks.ts';
import { inTheYard } from '../yard.ts';
import { type ErrandPaper, type ErrandStep, type Expectation } from './read.ts';

const who = 'Ana';

/** The line of the step that is not so, and what is so instead; null: all of it is. */
export function brokenErrand(paper: ErrandPaper, shelf: Shelf): string | null {
  let doing = 'how it begins';
  try {
    const table = laidOut(paper, shelf);
    for (const step of paper.steps) {
      doing = JSON.stringify(step);
      const wrong = taken(table, step, shelf);
      if (wrong !== null) return `${paper.file}: ${doing}: ${wrong}`;
    }
    return null;
  } catch (error) {
    return `${paper.file}: ${doing}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const inLootTurn = once(() => inTheYard({}, who, 'Bran', 'Cleo'));
const inTheVoid = once(() => begun('Bran', who, 'Cleo'));

/** In a loot turn, the monster being beaten, where something is in orbs; else in the void, while somebody else has the turn. */
function laidOut({ wears, has, orbs, chests }: ErrandPaper, shelf: Shelf): Table {
  const table = (orbs.length + chests.length > 0 ? inLootTurn() : inTheVoid()).copy();
  for (const { id } of table.things(who)) change(table, id, { holder: 'gone', slot: null });
  for (const name of [...wears, ...has, ...orbs, ...chests]) {
    const card = shelf.things.get(name);
    if (!card) throw new Error(`the stock has no thing “${name}”`);
    table.stock[name] = { ...card, of: 'item' };
    table.arrange(({ goods }) => ({ goods: { ...goods, [name]: name } }));
  }
  for (const name of wears) table.gives(who, name, 'worn');
  for (const name of has) table.gives(who, name);
  const places = Object.values(table.game.orbs).sort((a, b) => a.number - b.number);
  const lying = [
    ...orbs.map((name) => [name] as const),
    ...chests.map((name) => [name, 'chest'] as const),
  ];
  for (const [nth, [name, weekly]] of lying.entries()) {
    const place = places[nth];
    if (!place) throw new Error(`there are but ${places.length} orbs`);
    fill(table, place.id, place.item, name, weekly);
  }
  return table;
}

function fill(table: Table, orb: OrbId, item: ItemId, name: string, weekly?: Weekly): void {
  change(table, item, { definition: name });
  table.arrange(({ orbs }) => {
    const before = orbs[orb];
    return before && weekly
      ? { orbs: { ...orbs, [orb]: { ...before, colour: 'red', weekly } } }
      : {};
  });
}

/** What of the step is not so. */
function taken(table: Table, step: ErrandStep, shelf: Shelf): string | null {
  if (step === 'a week passes') return passed(table, []);
  if ('expect' in step) return unlike(step.expect, table, shelf);
  if ('a week passes' in step) return passed(table, step['a week passes'].hatched);
  const intent = intentOf(table, step);
  return step.refused === undefined ? done(table, intent) : refused(table, intent, step);
}

function intentOf(
  table: Table,
  step: { uncurse: string } | { identify: string } | { open: string },
): Intent {
  if ('uncurse' in step) return { do: 'uncurse', item: table.thing(who, step.uncurse).id };
  return 'identify' in step
    ? { do: 'identify', orb: table.orb(step.identify) }
    : { do: 'open', orb: table.orb(step.open) };
}

function done(table: Table, intent: Intent): null {
  table.does(who, intent);
  return null;
}

function refused(
  table: Table,
  intent: Intent,
  { refused: code, by }: { refused?: string | undefined; by?: string | undefined },
): string | null {
  const found = table.refused(who, intent);
  if (found.refused !== code) return `it is refused as “${found.refused}”`;
  return by === undefined || found.rule === by
    ? null
    : `it is refused by ${found.rule ?? 'no rule'}`;
}

/** WEEK-12, ITEM-25: what hatches with the next level. */
function passed(table: Table, hatched: readonly string[]): string | null {
  table.settles((scene) => growEggs(scene, table.id(who)));
  const found = table.events.flatMap((one) => (one.kind === 'hatched' ? [one.public.name] : []));
  return isDeepStrictEqual(found, hatched) ? null : `hatched: ${found.join(', ') || 'nothing'}`;
}

function unlike(wanted: Expectation, table: Table, shelf: Shelf): string | null {
  const things = table.things(who);
  const named = (all: typeof things) => all.map(({ definition }) => definition).sort();
  const stats = statsNow(table.game, table.scene().goods, table.id(who));
  const found = {
    worn: named(things.filter(({ slot }) => slot !== null)),
    has: named(things),
    knows: table
      .hero(who)
      .identified.filter((one) => shelf.things.has(one))
      .sort(),
    stats: Object.fromEntries(
      Object.keys(wanted.stats ?? {}).map((stat) => [stat, stats[stat as keyof typeof stats]]),
    ),
    left: Object.fromEntries(
      Object.keys(wanted.left ?? {}).map((name) => [name, table.thing(who, name).charges]),
    ),
  };
  for (const [what, want] of Object.entries(wanted)) {
    const is = found[what as keyof typeof found];
    const sorted = Array.isArray(want) ? [...want].sort() : want;
    if (!isDeepStrictEqual(is, sorted)) return `${what} is ${JSON.stringify(is)}`;
  }
  return null;
}
