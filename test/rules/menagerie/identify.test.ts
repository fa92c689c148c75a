import { describe, expect, test } from 'vitest';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, decided, looting, nextWeek, beats } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const identifies = (table: Table, card: string) =>
  ({ do: 'identify', orb: table.orb(card) }) as const;
const known = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now).known;

const helmSays = { kinds: ['basic equipment'], abilities: [{ always: { hp: 4 } }] };

describe('identifying', () => {
  test('[ORB-05] a description is hidden from a player until that player has identified it', () => {
    const table = looting('Ana', 'Bran');
    const orb = table.orb('helm');
    expect(known(table, 'Ana')).toEqual({});
    table.does('Ana', identifies(table, 'helm'));
    expect(known(table, 'Ana')).toEqual({ [orb]: helmSays });
    expect(known(table, 'Bran')).toEqual({});
    expect(table.told('identified')).toMatchObject({
      public: null,
      own: { [table.id('Ana')]: { name: 'Helm', ...helmSays, left: 2 } },
    });
  });

  test('[ORB-06] a charge shows one description, and there are three', () => {
    const table = looting('Ana', 'Bran');
    for (const card of ['helm', 'cap', 'bead']) table.does('Ana', identifies(table, card));
    expect(table.thing('Ana', 'scroll').charges).toBe(0);
    expect(table.refused('Ana', identifies(table, 'pebble'))).toMatchObject({
      refused: 'no charges',
      rule: 'ORB-06',
    });
  });

  test('[ITEM-36] is a step of the turn: what was offered before it is refused as old', () => {
    const table = looting('Ana', 'Bran');
    const before = table.game.week?.turn?.step ?? expect.fail('no turn');
    table.does('Ana', identifies(table, 'helm'));
    expect(table.game.week?.turn?.step).toBe(before + 1);
  });

  test('[ITEM-36] in the own loot turn, not in a fight, not from outside', () => {
    const table = begun('Ana', 'Bran');
    expect(table.refused('Ana', identifies(table, 'helm'))).toMatchObject({
      refused: 'monster stands',
      rule: 'ITEM-36',
    });
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    expect(table.refused('Ana', identifies(table, 'helm'))).toMatchObject({
      refused: 'in a fight',
    });
    expect(table.refused('Bran', identifies(table, 'helm'))).toMatchObject({
      refused: 'not your turn',
    });
  });

  test('[ITEM-36] a description stays known for the game, and spends no second charge', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    table.does('Ana', identifies(table, 'helm'));
    expect(table.refused('Ana', identifies(table, 'helm'))).toMatchObject({
      refused: 'orb known',
      facts: { name: 'Helm' },
    });
    const later = nextWeek(
      decided('Cleo', 'Ana', 'Bran').arrangeHero('Ana', { identified: ['helm'] }),
    );
    beats(later, 'Bran').does('Bran', { do: 'end turn' }).does('Ana', { do: 'enter' });
    expect(known(later, 'Ana')).toEqual({ [later.orb('helm')]: helmSays });
    expect(later.refused('Ana', identifies(later, 'helm'))).toMatchObject({ refused: 'orb known' });
  });

  test('[ORB-02] of an empty orb there is nothing to know', () => {
    const table = looting('Ana', 'Bran').purse('Ana', 50);
    const looks = identifies(table, 'helm');
    table.does('Ana', { do: 'buy', orb: looks.orb, popOff: null });
    expect(table.refused('Ana', looks)).toMatchObject({ refused: 'orb empty' });
    expect(known(table, 'Ana')).toEqual({});
  });

  test('[ITEM-15] a consumable’s charges are used up when the scroll’s are, and only if it is on', () => {
    const table = looting('Ana', 'Bran');
    const scroll = table.thing('Ana', 'scroll');
    table.arrange(({ items }) => ({ items: { ...items, [scroll.id]: { ...scroll, charges: 0 } } }));
    const loupe = table.gives('Ana', 'loupe', 'stored');
    expect(table.refused('Ana', identifies(table, 'helm'))).toMatchObject({
      refused: 'no charges',
    });
    const stored = table.thing('Ana', 'loupe');
    table.arrange(({ items }) => ({
      items: { ...items, [loupe]: { ...stored, slot: 'slotless' } },
    }));
    table.does('Ana', identifies(table, 'helm'));
    expect(table.thing('Ana', 'loupe').charges).toBe(1);
  });
});
