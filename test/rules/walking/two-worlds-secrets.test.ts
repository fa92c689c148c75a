import { describe, expect, test } from 'vitest';
import { mapCard, seenBy } from '../../../src/discord/views/map.ts';
import { mapText } from '../../../src/discord/views/map-text.ts';
import { panel } from '../../../src/discord/views/panel/panel.ts';
import { refusalText } from '../../../src/discord/views/refusals/index.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { gameId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { beforeTheFlag, comesIn, leaves, walk, yardWithHide } from '../../support/flagged-yard.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { fight, skipsToNextWeek } from '../../support/table-weeks.ts';
import { at } from '../../support/yard.ts';

/** All that a player is shown and told, as bytes: what is known, panel, both maps, and the news. */
function shownTo(table: Table, name: string): string {
  const view = heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
  const { menagerie } = view.everyone;
  if (!menagerie) throw new Error('there is no map');
  const everyone = { ...view.everyone, game: gameId('abcdefghij') };
  const map = seenBy({ ...view, everyone });
  const told = table.events
    .map(({ kind, public: face, own }) => ({ kind, face, own: own[table.id(name)] ?? null }))
    .filter(({ face, own }) => face !== null || own !== null);
  const maps = [mapCard(map, menagerie), mapText(map, menagerie, at('B2'))];
  return JSON.stringify([view, panel({ ...view, everyone }), maps, told]);
}
const publicly = (table: Table): string =>
  JSON.stringify([
    publicView(table.game, goodsOf(table.stock), table.now),
    table.events.flatMap(({ kind, public: face }) => (face === null ? [] : [{ kind, face }])),
  ]);
const toOthers = (table: Table): string[] => [publicly(table), shownTo(table, 'Bran')];

describe('two worlds that differ in a secret', () => {
  /** Ana, perception 11, goes all about it and looks for it. */
  const anasWorld = (column: number, secret: object): string[] => {
    const table = beforeTheFlag(secret, [11, 5], { yard: yardWithHide(column) });
    const deeds: Intent[] = [
      comesIn,
      walk('F2'),
      walk('F4'),
      fight({ do: 'hide' }),
      fight({ do: 'investigate', corner: at('D2') }),
      walk('I3'),
      walk('F3'),
    ];
    const seen = deeds.map((deed) => shownTo(table.does('Ana', deed), 'Ana'));
    const no = [walk('F3'), walk('I8')].map((deed) =>
      refusalText(table.refused('Ana', deed), () => null),
    );
    return [...seen, ...no];
  };

  test('[ORB-09] [PERC-05] where it lies, or what it is, is nothing to who has not noticed it', () => {
    const here = anasWorld(5, { hidden: 17 });
    expect(anasWorld(7, { hidden: 17 })).toEqual(here);
    expect(anasWorld(5, { hidden: 30, for: 'everybody', gives: { things: ['helm'] } })).toEqual(
      here,
    );
  });

  test('[ORB-09] it would be seen: a little less hidden, it is', () => {
    expect(anasWorld(5, { hidden: 16 })).not.toEqual(anasWorld(5, { hidden: 17 }));
  });

  /** Ana comes by, and perhaps finds a helm; what all others are shown until next week has begun. */
  const othersWorld = (hidden: number): string[] => {
    const table = beforeTheFlag({ hidden, gives: { things: ['helm'] } }, [12, 5]);
    const anas = [comesIn, walk('E2'), leaves].map((deed) => toOthers(table.does('Ana', deed)));
    const brans = [comesIn, walk('F2'), leaves].map((deed) => toOthers(table.does('Bran', deed)));
    return [...anas, ...brans, toOthers(skipsToNextWeek(table))].flat();
  };

  test('[ORB-09] [ANN-01] whether somebody has found it nobody else can tell, next week either', () => {
    expect(othersWorld(12)).toEqual(othersWorld(30));
  });

  /** Ana has been there, or not; Bran comes in and notices it, and then goes there. */
  const bransWorld = (anas: number): string[] => {
    const gives = { things: ['helm'] };
    const table = beforeTheFlag({ gives }, [anas, 12]);
    table.does('Ana', comesIn).does('Ana', walk('E2')).does('Ana', leaves);
    return [comesIn, walk('B3'), walk('E2')].map((deed) =>
      shownTo(table.does('Bran', deed), 'Bran'),
    );
  };

  test('[ORB-09] that it was taken shows to who comes there, and to nobody from afar', () => {
    const [taken, there] = [bransWorld(12), bransWorld(11)];
    expect(taken.slice(0, 2)).toEqual(there.slice(0, 2));
    expect(taken[2]).not.toEqual(there[2]);
  });

  test('[ORB-09] gold that was found shows in no purse that others see, next week either', () => {
    const shown = (hidden: number): string[] => {
      const table = beforeTheFlag({ hidden }, [12, 5]);
      const anas = [comesIn, walk('E2'), leaves].map((deed) => toOthers(table.does('Ana', deed)));
      return [...anas, toOthers(skipsToNextWeek(table))].flat();
    };
    expect(shown(12)).toEqual(shown(30));
  });
});
