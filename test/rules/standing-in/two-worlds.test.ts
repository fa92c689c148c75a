import { describe, expect, test } from 'vitest';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type Table } from '../../support/table.ts';
import { fight } from '../../support/table-weeks.ts';
import { at, beforeTheYard } from '../../support/yard.ts';

const on: Intent = { do: 'set autopilot', on: true, spend: 30, leastHp: 0, fights: false };

/** What came of the act, as this hero’s player is told of it, in order. */
const toldTo = (table: Table, name: string) =>
  table.events.map(({ kind, public: face, own }) => ({
    ...{ kind, face },
    own: own[table.id(name)] ?? null,
  }));

/** Bran’s turn is played, after Ana has done in hers what nobody else sees. */
function bransTurn(stock: Record<string, Definition>, anas: (table: Table) => void): Table {
  const table = beforeTheYard(stock, 'Ana', 'Bran', 'Cleo').purse('Bran', 60);
  anas(table);
  return table.does('Ana', { do: 'end turn' }).does('Bran', on).comes('turn', { start: 1 });
}

const thing = (more: object): Definition => ({ of: 'item', ...itemSchema.parse(more) });
const snare = thing({
  ...{ name: 'Snare', kinds: ['trap'], slot: 'slotless', cost: 6 },
  abilities: [{ trap: { stealth: 40 }, do: [{ deal: 3 }] }],
});
const hammer = (cost: number, always: Record<string, number>): Record<string, Definition> => ({
  hammer: thing({
    ...{ name: 'Hammer', kinds: ['basic equipment'], slot: 'primary hand', cost },
    abilities: [{ always }],
  }),
});

/** Ana lays a snare there. */
const snaredAt = (tile: string) => (table: Table) => {
  const item = table.gives('Ana', 'snare', 'worn');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  table.does('Ana', { do: 'walk', to: at('F3'), step: null });
  table.does('Ana', fight({ do: 'place trap', item, at: at(tile) }));
};

/** Ana saves a thing; in truth it is that one. */
const savedIs = (truth: string) => (table: Table) => {
  table.does('Ana', { do: 'enter', tile: at('B2') });
  const orb = table.orb('smith');
  table.does('Ana', { do: 'save', orb });
  table.arrange(({ items, orbs }) => {
    const item = Object.values(items).find(({ id }) => id === orbs[orb]?.item);
    return item ? { items: { ...items, [item.id]: { ...item, definition: truth } } } : {};
  });
};

/** What was done, by the names that all may know. */
const deeds = (table: Table) =>
  (table.told('stood in').own[table.id('Bran')]?.did ?? []).map(
    ({ kind, own }) => `${kind} ${own.name}`,
  );

describe('two worlds of a turn that is played', () => {
  test('[PERC-05] [TURN-05] a trap that its player has not found changes nothing', () => {
    const world = (tile: string) => toldTo(bransTurn({ snare }, snaredAt(tile)), 'Bran');
    expect(world('E4')).toEqual(world('F4'));
  });

  test('[ORB-03] [TURN-05] what lies in a red orb changes nothing, and it is not bought', () => {
    const world = (truth: string) => bransTurn({}, savedIs(truth));
    expect(toldTo(world('smith'), 'Bran')).toEqual(toldTo(world('halo'), 'Bran'));
    const { orbs, items } = world('smith').game;
    const red = Object.values(orbs).find(({ savedBy }) => savedBy !== undefined);
    expect(Object.values(items).find(({ id }) => id === red?.item)?.holder).toBe(`orb:${red?.id}`);
  });

  test('[ORB-05] [TURN-05] what a thing does that its player has not read changes nothing', () => {
    const world = (always: Record<string, number>) => bransTurn(hammer(12, always), () => {});
    const [good, bad] = [deeds(world({ armor: 5 })), deeds(world({ armor: 1 }))];
    expect(good).toEqual(bad);
    expect(good).toContain('bought Hammer');
  });

  test('[TURN-05] what another has asked of their own hero changes nothing', () => {
    const world = (spend: number) =>
      toldTo(
        bransTurn({}, (table) => {
          table.does('Ana', { do: 'enter', tile: at('B2') });
          table.does('Ana', { ...on, spend });
        }),
        'Bran',
      );
    expect(world(1)).toEqual(world(20));
  });

  test('[ORB-04] [TURN-05] it would be seen: what all may know does', () => {
    const world = (cost: number) => deeds(bransTurn(hammer(cost, { armor: 1 }), () => {}));
    expect(world(12)).not.toEqual(world(40));
  });
});
