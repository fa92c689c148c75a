import { describe, expect, test } from 'vitest';
import { reminderLines } from '../../../src/discord/views/announcements/calls.ts';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type Entrant, openFight } from '../../../src/rules/combat/index.ts';
import { goOn, playOut } from '../../../src/rules/fighting/turns.ts';
import { itemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { evenDice } from '../../support/even-dice.ts';
import { rolling } from '../../support/rolling.ts';
import { hour, type Table } from '../../support/table.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, duelling } from '../../support/table-weeks.ts';

const vial: Carried = {
  ...{ item: itemId('i900'), name: 'Vial', x: 0, place: 0, charges: null, spent: false },
  ...{ uses: {}, standing: { 0: 'ask' } },
  abilities: [fightAbilitySchema.parse({ when: 'my turn begins', do: [{ 'temporary hp': 3 }] })],
};

/** The fight begins once more, and its first hero has a thing that asks. */
function beginsAsking(table: Table): Table {
  const { fight } = table.game;
  if (!fight) throw new Error('nobody fights');
  const { mode, board, reserve } = fight;
  const creatures = Object.values(fight.creatures).map((one, at): Entrant => {
    const { id, name, kind, side, player, sheet, level, damageTaken, tile } = one;
    const kit = at === 0 ? { kit: [vial] } : {};
    return { id, name, kind, side, player, sheet, level, damageTaken, tile, ...kit };
  });
  table.arrange(() => ({ fight: null }));
  const dice = rolling({ initiative: [8, 1] });
  return table.settles((scene) =>
    goOn(scene, openFight({ mode, board, creatures, monster: reserve }, dice)),
  );
}

const move = (table: Table) =>
  Object.values(table.game.deadlines).find(({ kind }) => kind === 'fight turn');
const answer = (use: boolean) =>
  ({ do: 'fight', action: { do: 'answer', item: vial.item, use }, step: null }) as const;
const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
const lent = (table: Table) => table.game.fight?.creatures[table.id('Bran')]?.temporaryHp;

describe('[COMBAT-14] [DUEL-13] a duel whose beginning waits for an answer', () => {
  const asking = () => beginsAsking(duelling('Ana', 'Bran', 'Cleo'));

  test('gives whoever is asked the time of a turn, and the turn itself a time of its own', () => {
    const table = asking();
    expect(move(table)).toMatchObject({ hero: table.id('Bran'), due: table.now + 12 * hour });
    table.later(5 * hour).does('Bran', answer(true));
    expect(lent(table)).toMatchObject([{ hp: 3 }]);
    expect(move(table)).toMatchObject({ hero: table.id('Bran'), due: table.now + 12 * hour });
  });

  test('[DUEL-13] is reminded of as of a question, and of a move as of one', () => {
    const asked = asking().comes('fight turn reminder');
    const reminder = asked.told('reminded').own[asked.id('Bran')];
    expect(reminder).toMatchObject({ of: 'fight turn', asked: true });
    expect(reminder && reminderLines(reminder)).toEqual([
      'the fight still waits for your answer.',
      expect.stringContaining('after that it is answered for you.'),
    ]);
    const moves = duelling('Ana', 'Bran', 'Cleo').comes('fight turn reminder');
    expect(moves.told('reminded').own[moves.id('Bran')]).not.toHaveProperty('asked');
  });

  test('is answered for when that time is over, and goes no farther', () => {
    const table = asking().comes('fight turn');
    expect(table.game.fight).toMatchObject({
      turn: { of: table.id('Bran'), actions: 2 },
      round: 1,
    });
    expect(lent(table)).toMatchObject([{ hp: 3 }]);
    expect(move(table)).toMatchObject({ hero: table.id('Bran'), due: table.now + 12 * hour });
  });

  test('is asked about in a pause, too, and again once the game goes on', () => {
    const table = asking().host({ do: 'pause' });
    expect(viewOf(table, 'Bran').fight).toMatchObject({
      asked: { item: vial.item, place: 0 },
      legal: [],
    });
    expect(viewOf(table, 'Cleo').fight).not.toHaveProperty('asked');
    table.later(hour).host({ do: 'resume' });
    expect(table.told('your move').own).toMatchObject({
      [table.id('Bran')]: { asked: true },
    });
    table.does('Bran', answer(true));
    table.host({ do: 'pause' }).host({ do: 'resume' });
    expect(table.told('your move').own[table.id('Bran')]).not.toHaveProperty('asked');
  });

  test('lets nobody do anything else, and shows nobody else who is asked', () => {
    const table = asking();
    for (const name of ['Bran', 'Cleo']) {
      const end = { do: 'fight', action: { do: 'end turn' }, step: null } as const;
      expect(table.refused(name, end)).toMatchObject({ refused: 'answer first' });
    }
    const [own, other] = [viewOf(table, 'Bran'), viewOf(table, 'Cleo')];
    expect([own.legal.fight, other.legal.fight]).toEqual([true, false]);
    const sofar = ['began', 'initiative', 'initiative', 'order set', 'turn began'];
    expect(other.fight?.turn).toMatchObject({ name: 'Bran', yours: false });
    expect(other.fight?.log.map(({ kind }) => kind)).toEqual(sofar);
    expect(own.fight?.log.map(({ kind }) => kind)).toEqual([...sofar, 'asked']);
  });
});

test('[COMBAT-14] [TURN-09] a challenge whose beginning waits for an answer is played out with the turn', () => {
  const table = begun('Bran', 'Ana', 'Cleo');
  table.does('Bran', { do: 'enter' }, { initiative: [8, 1] });
  beginsAsking(table);
  expect(move(table)).toMatchObject({ hero: table.id('Bran') });
  table.settles((scene) => playOut(Object.assign(scene, { dice: evenDice(1) })));
  expect(table.game.fight).toBeNull();
  expect(table.kinds()).toContain('played out');
});
