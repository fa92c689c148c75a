import { describe, expect, test } from 'vitest';
import { panel } from '../../../src/discord/views/panel/panel.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { gameId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { fight } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard, inTheYard } from '../../support/yard.ts';

const snare: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Snare', kinds: ['trap'], slot: 'slotless', cost: 6 },
    abilities: [{ trap: { stealth: 40 }, do: [{ deal: 3 }] }],
  }),
};
const walk = (to: string): Intent => ({ do: 'walk', to: at(to), step: null });

/** All that a player is shown, as bytes: what is known, the panel and its picture, and what was told. */
function shownTo(table: Table, name: string): string {
  const view = heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
  const told = table.events
    .map(({ kind, public: face, own }) => ({ kind, face, own: own[table.id(name)] ?? null }))
    .filter(({ face, own }) => face !== null || own !== null);
  const everyone = { ...view.everyone, game: gameId('abcdefghij') };
  return JSON.stringify([view, panel({ ...view, everyone }), told]);
}
const publicly = (table: Table): string =>
  JSON.stringify([
    publicView(table.game, goodsOf(table.stock), table.now),
    table.events.flatMap(({ kind, public: face }) => (face === null ? [] : [{ kind, face }])),
  ]);

/** Ana has laid a snare at that tile; then Bran does those things, and what he is shown each time. */
function bransWorld(tile: string, deeds: Intent[]): string[] {
  const table = beforeTheYard({ snare }, 'Ana', 'Bran');
  const item = table.gives('Ana', 'snare', 'worn');
  table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', walk('F3'));
  table
    .does('Ana', fight({ do: 'place trap', item, at: at(tile) }))
    .does('Ana', { do: 'end turn' });
  table.does('Bran', { do: 'enter', tile: at('B2') }).purse('Bran', 60);
  return deeds.map((deed) => shownTo(table.does('Bran', deed), 'Bran'));
}

describe('two worlds of walkers', () => {
  test('[PERC-05] where a trap lies that one has not found changes nothing that one is shown', () => {
    const deeds: Intent[] = [
      walk('K2'),
      fight({ do: 'hide' }),
      fight({ do: 'end turn' }),
      walk('B2'),
      fight({ do: 'investigate', corner: at('B2') }),
    ];
    expect(bransWorld('G4', deeds)).toEqual(bransWorld('F4', deeds));
  });

  test('[PERC-05] it would be seen: one that is stepped on does', () => {
    expect(bransWorld('G3', [walk('G3')])).not.toEqual(bransWorld('G4', [walk('G3')]));
  });

  test('[MONSTER-08] [COMBAT-11] where somebody walks, and what they do there, nobody else sees', () => {
    const world = (...deeds: Intent[]): string[] => {
      const table = inTheYard({}, 'Ana', 'Bran');
      return deeds.flatMap((deed) => {
        table.does('Ana', deed);
        return [publicly(table), shownTo(table, 'Bran')];
      });
    };
    const hides = fight({ do: 'hide' });
    expect(world(walk('C2'), hides)).toEqual(world(walk('J2'), walk('B6')));
  });
});
