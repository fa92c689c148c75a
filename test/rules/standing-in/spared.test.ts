import { describe, expect, test } from 'vitest';
import { stoodInLines } from '../../../src/discord/views/stood-in.ts';
import { discoveryText } from '../../../src/discord/views/secrets.ts';
import { type IntentOf } from '../../../src/rules/intent.ts';
import { secretsSeenBy } from '../../../src/rules/sight/secrets.ts';
import { beforeTheFlag, comesIn, leaves, walk } from '../../support/flagged-yard.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';

const on: IntentOf<'set autopilot'> = {
  ...{ do: 'set autopilot', on: true, spend: 0, leastHp: 0, fights: false },
};

/** Bran notices what lies under the flag, and his autopilot goes there. */
function beforeBransTurn(gives: object): Table {
  const table = beforeTheFlag({ gives }, [5, 12, 12]);
  return table.does('Bran', on).does('Ana', comesIn).does('Ana', leaves);
}
const played = (gives: object) => beforeBransTurn(gives).comes('turn', { start: 1 });
const account = (table: Table) =>
  table.told('stood in').own[table.id('Bran')] ?? expect.fail('his turn was not played');
const found = (table: Table, name: string) =>
  table.told('secret found').own[table.id(name)] ?? expect.fail('nothing was found');
const known = (table: Table) =>
  secretsSeenBy(table.game, goodsOf(table.stock), table.id('Bran')).map((one) => one.known);
const wears = (table: Table, name: string, definition: string) =>
  Object.values(table.game.items).some(
    (item) => item.definition === definition && item.holder === `hero:${table.id(name)}`,
  );

describe('[TURN-05] an autopilot that comes upon a secret', () => {
  test('[ORB-09] takes what comes and goes, and its player reads of it with all that it did', () => {
    const table = played({ gold: 9 });
    expect(found(table, 'Bran')).toMatchObject({ gold: 9 });
    expect(found(table, 'Bran').spared).toBeUndefined();
    expect(account(table).did).toMatchObject([{ kind: 'secret found', own: { gold: 9 } }]);
    const lines = stoodInLines(account(table)).join('\n');
    expect(lines).toContain('It has come upon **The Loose Flag** (F3, under the loose flag).');
    expect(lines).not.toContain('It has done nothing that stays');
  });

  test('[SLOT-01] [SLOT-03] leaves a favour, with all that lies there, for its player to choose', () => {
    const table = played({ gold: 9, chosen: 'favour' });
    expect(wears(table, 'Bran', 'favour')).toBe(false);
    expect(found(table, 'Bran')).toMatchObject({ gold: 0, left: ['Favour'], spared: 'for good' });
    expect(discoveryText(found(table, 'Bran'))).toMatch(
      /Your autopilot has left Favour there for you, since what stays for good is for you to choose \(SLOT-03\)\. Come beside it in a turn of your own\.$/,
    );
    expect(stoodInLines(account(table)).join('\n')).toContain(
      '**The Loose Flag** (F3, under the loose flag), and left it for you to choose.',
    );
    expect(known(table)).toEqual(['left']);
    table.does('Cleo', comesIn).does('Cleo', walk('E2'));
    expect(found(table, 'Cleo')).toMatchObject({ gold: 9, things: [{ name: 'Favour' }] });
  });

  test('[SLOT-03] takes the rest where its hero could not have the favour anyway', () => {
    const table = beforeBransTurn({ gold: 9, chosen: 'favour' });
    table.gives('Bran', 'favour', 'worn');
    table.comes('turn', { start: 1 });
    expect(found(table, 'Bran')).toMatchObject({ gold: 9, left: ['Favour'] });
    expect(known(table)).toEqual(['had']);
  });

  test('[DUEL-13] [ENTER-02] leaves what would take off a thing that it is to leave alone', () => {
    const helms = beforeBransTurn({ things: ['helm'] });
    const cap = helms.gives('Bran', 'cap', 'worn');
    const free = helms.copy().comes('turn', { start: 1 });
    expect(wears(free, 'Bran', 'helm')).toBe(true);
    helms.does('Bran', { do: 'set orders', concedeBelow: 0, never: [], keep: [cap] });
    helms.comes('turn', { start: 1 });
    expect(helms.game.items[cap]?.slot).toBe('head');
    expect(found(helms, 'Bran')).toMatchObject({ left: ['Helm'], spared: 'kept' });
    expect(discoveryText(found(helms, 'Bran'))).toContain(
      'has left Helm there for you, since it would take off what is to be left alone.',
    );
  });
});
