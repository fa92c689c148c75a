import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, tilesOfBoard } from '../../../../src/rules/board/board.ts';
import { isFree } from '../../../../src/rules/board/paths.ts';
import { type Creature } from '../../../../src/rules/combat/creature.ts';
import { type Game } from '../../../../src/rules/game.ts';
import { gameId, playerId } from '../../../../src/rules/names.ts';
import { type MonsterView, monsterView } from '../../../../src/rules/sight/monster-view.ts';
import { monsterPanel } from '../../../../src/discord/views/panel/monster.ts';
import { goodsOf } from '../../../support/table-cards.ts';
import { begun, fight } from '../../../support/table-weeks.ts';
import { host, type Table } from '../../../support/table.ts';

/** Ana fights a rat that a host plays, and it is the rat's move. */
function played(): Table {
  const table = begun('Ana', 'Bran');
  table.does('Ana', { do: 'enter' }, { initiative: [8, 1], start: 1 });
  return table.host({ do: 'take monster' }).does('Ana', fight({ do: 'end turn' }));
}

/** What the rat cannot know of a hero whom it does not make out. */
const secret = fc.record({
  place: fc.nat(1000),
  hurt: fc.nat(15),
  armor: fc.nat(9),
  perception: fc.nat(25),
  level: fc.integer({ min: 1, max: 9 }),
  total: fc.constantFrom(40, 60),
  temporary: fc.nat(5),
  gold: fc.nat(99),
  acts: fc.nat(9),
});
type Secret = typeof secret extends fc.Arbitrary<infer T> ? T : never;

/** Room to be somewhere else in. */
const wide: Board = {
  name: 'Wide',
  rows: [
    '############',
    '#..........#',
    '#...#......#',
    '#...#..^^..#',
    '#......^^..#',
    '#..........#',
    '############',
  ],
};

function world({ game }: Table, ana: Creature['id'], one: Secret): Game {
  const { fight: now } = game;
  const self = now?.creatures[ana];
  if (!now || !self) throw new Error('Ana fights');
  const others = Object.values(now.creatures).filter(({ id }) => id !== ana);
  const free = [...tilesOfBoard(wide)].filter((tile) =>
    isFree({ board: wide, others }, { tile, size: 0 }),
  );
  const hidden: Creature = {
    ...self,
    level: one.level,
    tile: free[one.place % free.length] ?? self.tile,
    damageTaken: one.hurt,
    sheet: {
      ...self.sheet,
      stats: { ...self.sheet.stats, armor: one.armor, perception: one.perception },
    },
    temporaryHp: [{ hp: one.temporary, from: 'x', paysCosts: false, lasts: 'until ended' }],
    conditions: [{ kind: 'hidden', total: one.total, natural: 10, lasts: 'until ended' }],
  };
  return {
    ...game,
    fight: {
      ...now,
      board: wide,
      log: [],
      won: { [ana]: one.gold },
      acts: { ...now.acts, [ana]: one.acts },
      creatures: { ...now.creatures, [ana]: hidden },
    },
  };
}

/** Its host's, in a game with an id as they are. */
function viewOf({ game, stock, now }: Table, as: Game = game): MonsterView {
  const view = monsterView(as, goodsOf(stock), host, now);
  if (!view) throw new Error('a host plays the rat');
  return { ...view, everyone: { ...view.everyone, game: gameId('abcdefghij') } };
}

test('[MONSTER-09] [COND-01] two fights that differ in what the monster cannot see look alike to its host, to the byte', () => {
  const table = played();
  const ana = table.id('Ana');
  const shown = (one: Secret) => {
    const view = viewOf(table, world(table, ana, one));
    return { view, screen: monsterPanel(view) };
  };
  fc.assert(
    fc.property(secret, secret, (first, second) => {
      expect(JSON.stringify(shown(second))).toBe(JSON.stringify(shown(first)));
    }),
  );
});

test('[MONSTER-09] the panel shows the board, its HP and what it can do, and of the hero what one sees', () => {
  const table = played();
  const view = viewOf(table);
  const text = JSON.stringify(monsterPanel(view));
  for (const part of ['HP 1 of 1', 'It is your move', '`A` Ana: ', 'End Turn', 'Release Monster'])
    expect(text).toContain(part);
  expect(text).toContain('v1:m-attack:');
  expect(text).not.toContain('Health of');
  expect(view.fight.creatures.find(({ id }) => id === table.id('Ana'))?.hp).toBeUndefined();
});

test('[MONSTER-09] nobody else has it, and no other host', () => {
  const { game, stock, now } = played();
  const [ana, eda] = [playerId('p-Ana'), playerId('p-Eda')];
  for (const one of [ana, eda])
    expect(monsterView({ ...game, hosts: [host, eda] }, goodsOf(stock), one, now)).toBeNull();
});
