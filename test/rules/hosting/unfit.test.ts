import { describe, expect, test } from 'vitest';
import { refusalText as textOf } from '../../../src/discord/views/refusals/index.ts';
import { broughtId, type Definition } from '../../../src/rules/goods.ts';
import { skeleton } from '../../../src/rules/lobby/name.ts';
import { type Refusal } from '../../../src/rules/refusal.ts';
import { looting } from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';

const refusalText = (refusal: Refusal) => textOf(refusal, () => null);
const reason = 'It never ended.';

/** What the host sends, each card under a hash of its own. */
function bring(table: Table, ...cards: Definition[]) {
  const goods = cards.map((card) => {
    const hash = (Object.keys(table.stock).length + 1).toString(16).padStart(64, '0');
    table.stock[hash] = card;
    return hash;
  });
  return { do: 'bring', goods, why: table.game.phase === 'lobby' ? null : reason } as const;
}
const rat = (change: object): Definition =>
  ({ ...new Table().stock['rat'], ...change }) as Definition;
const warden = rat({ name: 'Warden', week: undefined, part: 'boss' });

describe('[GAME-06] a host’s change of a monster', () => {
  const lobby = () => new Table('Ana', 'Bran');
  const refused = (table: Table, card: Definition) => table.refused('host', bring(table, card));

  test('leaves no week without one: a week’s monster stays in its week', () => {
    for (const week of [2, 9])
      expect(refused(lobby(), rat({ week }))).toMatchObject({
        refused: 'another thing',
        rule: 'GAME-06',
        facts: { name: 'Rat', part: 'week' },
      });
    const table = lobby();
    table
      .host(bring(table, rat({ level: 2 })))
      .host({ do: 'start' })
      .comes('next step');
    expect(table.game.week?.monster).toMatchObject({ definition: 'rat', level: 2 });
  });

  test('makes no boss or Skeli of a week’s monster, nor the other way round', () => {
    for (const part of ['boss', 'skeli'])
      expect(refused(lobby(), rat({ week: undefined, part })).facts).toMatchObject({
        part: 'part',
      });
    const table = lobby();
    table.stock['warden'] = warden;
    for (const change of [{ week: 3, part: undefined }, { part: 'skeli' }])
      expect(refused(table, { ...warden, ...change } as Definition).facts).toMatchObject({
        part: 'part',
      });
    table.host(bring(table, { ...warden, level: 3 } as Definition));
  });

  test('moves one of the game’s own to a week that is still to come, and to no other', () => {
    const table = looting('Ana', 'Bran');
    const own = (week: number | undefined) => rat({ name: 'Stray', week });
    table.host(bring(table, own(4)));
    expect(refused(table, own(1))).toMatchObject({
      refused: 'goods of no use',
      facts: { name: 'Stray', why: 'week' },
    });
    table.host(bring(table, own(3)));
    expect(table.game.own?.[broughtId(skeleton('Stray'))]?.version).toBe(2);
  });

  test('[WEEK-04] is none of a monster in whose place a stronger one comes from the next week on', () => {
    const stronger = (week: number) => {
      const table = looting('Ana', 'Bran');
      table.stock['ape'] = rat({ name: 'Ape', week });
      return table;
    };
    const no = refused(stronger(2), rat({ level: 2 }));
    expect(no).toMatchObject({
      refused: 'goods of no use',
      facts: { name: 'Rat', of: 'monster', why: 'outdone' },
    });
    expect(refusalText(no)).toMatch(
      /^Nothing was taken: Rat cannot be brought, as a stronger monster comes in its place from the next week on, and this week’s stays as it is/,
    );
    const later = stronger(3);
    later.host(bring(later, rat({ level: 2 })));
    const own = stronger(2);
    own.host(bring(own, rat({ name: 'Ape', week: 2, level: 2 })));
  });

  test('is refused in words', () => {
    const table = lobby();
    expect(refusalText(refused(table, rat({ week: 2 })))).toMatch(
      /^Nothing was taken: Rat of this game comes in another “week”, which would be left without it/,
    );
    expect(refusalText(refused(table, rat({ week: undefined, part: 'boss' })))).toMatch(
      /^Nothing was taken: Rat of this game is a monster of another sort \(a week’s, a boss or a Skeli\)/,
    );
  });
});

describe('a monster that is new', () => {
  const said = (change: object) => {
    const table = looting('Ana', 'Bran');
    return refusalText(table.refused('host', bring(table, rat({ name: 'Stray', ...change }))));
  };

  test('[GAME-01] is called like no hero, and is told who is called so', () => {
    expect(said({ name: 'Bran', week: 9 })).toBe(
      'Nothing was taken: a hero of this game is called Bran (GAME-01). ' +
        'Choose another name for the monster.',
    );
    expect(said({ name: 'bran', week: 9 })).toContain(
      'bran looks like Bran, who is a hero of this game',
    );
  });

  test.each(['boss', 'skeli'])('is no %s, and comes with a week instead', (part) => {
    expect(said({ week: undefined, part })).toBe(
      'Nothing was taken: Stray cannot be brought, as nobody would meet a boss or a Skeli that is new. ' +
        'Say with “week” when it comes, in the place of “part”, or leave it out.',
    );
    const table = looting('Ana', 'Bran');
    table.host(bring(table, rat({ name: 'Stray', week: 3 })));
    expect(table.game.own).toBeDefined();
  });
});

describe('[GLOSS-05] a menagerie that a host changes', () => {
  const walk = (skeli?: string): Definition => ({
    of: 'map',
    ...{ name: 'Walk', drawing: '#####\n#@.P#\n#####', stalls: {} },
    ...(skeli !== undefined && { guards: { P: { skeli, within: 0 } } }),
  });

  test('is guarded by Skelis of the game alone, so that each week can begin', () => {
    const table = new Table('Ana', 'Bran');
    Object.assign(table.stock, { walk: walk(), warden });
    table.stock['usher'] = rat({ name: 'Usher', week: undefined, part: 'skeli' });
    for (const skeli of ['nobody', 'toString', 'cap', 'rat', 'warden']) {
      const no = table.refused('host', bring(table, walk(skeli)));
      expect(no).toMatchObject({
        refused: 'goods of no use',
        rule: 'GLOSS-05',
        facts: { name: 'Walk', of: 'map', why: 'guards' },
      });
      expect(refusalText(no)).toContain('Walk cannot be brought, as one of its guards is no Skeli');
    }
    table
      .host(bring(table, walk('usher')))
      .host({ do: 'start' })
      .comes('next step');
    expect(table.game.week?.number).toBe(1);
  });
});
