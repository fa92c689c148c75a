import { describe, expect, test } from 'vitest';
import { likelyEnd } from '../../../src/rules/sight/likely-end.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { betting, decided, features, looting } from '../../support/table-weeks.ts';
import { hour, Table } from '../../support/table.ts';

const seen = (table: Table) => publicView(table.game, goodsOf(table.stock), table.now);
const text = (table: Table) => JSON.stringify(seen(table));

describe('what everybody may know', () => {
  test('is worked out once for a game as it is, and anew for another, with other goods, or at another time', () => {
    const table = looting('Ana', 'Bran');
    const [before, goods] = [table.game, goodsOf(table.stock)];
    const view = publicView(before, goods, table.now);
    expect(publicView(before, goods, table.now)).toBe(view);
    expect(publicView(before, { ...goods }, table.now)).not.toBe(view);
    expect(publicView(before, goods, table.now)).not.toBe(
      publicView(before, goods, table.now + hour),
    );
    table.does('Ana', { do: 'end turn' });
    expect(publicView(table.game, goods, table.now).turn?.name).toBe('Bran');
    expect(publicView(before, goods, table.now)).toEqual(view);
  });

  test('who is in, in which order, whose turn, until when', () => {
    const table = looting('Ana', 'Bran').does('Ana', { do: 'end turn' });
    expect(seen(table)).toMatchObject({
      phase: 'loot',
      week: 1,
      order: [table.id('Ana'), table.id('Bran')],
      turn: { name: 'Bran', kind: 'loot', begun: false, until: Date.UTC(2026, 0, 3) },
      heroes: [
        { name: 'Ana', level: 1, strikes: 0, lost: null, build: null },
        { name: 'Bran', level: 1, strikes: 0, lost: null, build: null },
      ],
    });
  });

  test('[BET-02] of a hero’s gold nobody sees anything, so that no stake shows', () => {
    const table = betting('Ana', 'Bran', 'Cleo').purse('Ana', 20);
    const before = seen(table).heroes;
    table.does('Ana', { do: 'bet', on: 'tie', stake: 13 });
    expect(seen(table).heroes).toEqual(before);
    expect(seen(table).duel?.bettors).toEqual(['Ana']);
  });

  test('[FEAT-05] of a posted feature names and slots, of one not posted nothing', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    table.gives('Bran', 'helm', 'worn');
    table.does('Bran', { do: 'post feature', title: 'the Tin', quote: 'Clank.' });
    const [bran, cleo] = seen(table).duel?.features ?? [];
    expect(cleo).toBeNull();
    expect(bran).toMatchObject({ title: 'the Tin', quote: 'Clank.' });
    expect(bran?.worn).toContainEqual({ name: 'Helm', slot: 'head' });
    expect(text(table)).not.toMatch(/abilities|always|"hp":4/);
  });

  test('[DUEL-03] of a duel its pair, and its result when there is one', () => {
    const table = betting('Ana', 'Bran', 'Cleo');
    expect(seen(table).duel).toMatchObject({
      pair: [{ name: 'Bran' }, { name: 'Cleo' }],
      result: null,
    });
    expect(seen(decided('Ana', 'Bran', 'Cleo')).duel?.result).toMatchObject({ kind: 'won' });
  });

  test('no inventory, no wounds, no identified description', () => {
    const table = looting('Ana', 'Bran');
    const before = text(table);
    table.gives('Ana', 'helm');
    table.gives('Ana', 'golden', 'worn');
    table.arrangeHero('Ana', { damageTaken: 3, identified: ['helm'] });
    expect(text(table)).toBe(before);
  });
});

describe('the likely end of the week', () => {
  test('lies between all acting at once and all taking their time', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    const end = likelyEnd(table.game, table.now);
    const ownTurn = Date.UTC(2026, 0, 3);
    expect(end?.soonest).toBe(table.now + 24 * hour);
    expect(end?.latest).toBe(ownTurn + 2 * 48 * hour + (24 + 24 + 24) * hour);
  });

  test('[TURN-03] [TURN-05] may be later while turns can be made up', () => {
    const table = looting('Ana', 'Bran');
    const makeUps = () => likelyEnd(table.game, table.now)?.makeUps;
    expect(makeUps()).toBe(true);
    table.does('Ana', { do: 'end turn' });
    expect(makeUps()).toBe(true);
    table.does('Bran', { do: 'enter' });
    expect(makeUps()).toBe(false);
  });

  test('[TURN-06] of a hero who may make up no more turns none is reckoned with', () => {
    const table = looting('Ana', 'Bran').does('Ana', { do: 'end turn' });
    table.arrange(({ house }) => ({ house: { ...house, 'make-up limit': 1 } }));
    expect(likelyEnd(table.game, table.now)?.makeUps).toBe(true);
    table.arrangeHero('Bran', { makeUps: 1 });
    expect(likelyEnd(table.game, table.now)?.makeUps).toBe(false);
  });

  test('[DUEL-15] [TURN-06] has no duel in it once two can no longer come to one', () => {
    const table = looting('Ana', 'Bran').does('Ana', { do: 'end turn' });
    expect(likelyEnd(table.game, table.now)?.duel).toBe(true);
    table.does('Bran', { do: 'pass' });
    expect(likelyEnd(table.game, table.now)).toEqual({
      soonest: table.now,
      latest: Date.UTC(2026, 0, 3),
      ...{ duel: false, makeUps: false },
    });
  });

  test('is the close of the bets once they are open, and nothing in the lobby', () => {
    const table = betting('Ana', 'Bran');
    expect(likelyEnd(table.game, table.now + hour)?.soonest).toBe(table.now + 24 * hour);
    expect(likelyEnd(new Table('Ana').game, 0)).toBeNull();
    expect(likelyEnd(decided('Ana', 'Bran').game, 0)).toBeNull();
  });
});
