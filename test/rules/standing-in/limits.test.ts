import { describe, expect, test } from 'vitest';
import { type Intent, type IntentOf } from '../../../src/rules/intent.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { begun } from '../../support/table-weeks.ts';

const autopilot = (over: Partial<IntentOf<'set autopilot'>> = {}): Intent => ({
  ...{ do: 'set autopilot', on: true, spend: null, leastHp: 0, fights: false },
  ...over,
});
const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);

describe('the limits of an autopilot', () => {
  test('[TURN-05] stand in the own view alone, and are told to nobody else', () => {
    const [table, plain] = [begun('Ana', 'Bran'), begun('Ana', 'Bran')];
    const limits = { on: true, spend: 7, leastHp: 3, fights: true };
    table.does('Bran', autopilot(limits));
    plain.does('Bran', autopilot({ on: false }));
    expect(viewOf(table, 'Bran').autopilot).toEqual(limits);
    expect(viewOf(table, 'Ana')).toEqual(viewOf(plain, 'Ana'));
    expect(publicView(table.game, goodsOf(table.stock), table.now)).toEqual(
      publicView(plain.game, goodsOf(plain.stock), plain.now),
    );
    expect(table.told('autopilot set')).toMatchObject({
      public: null,
      own: { [table.id('Bran')]: limits },
    });
    expect(Object.keys(table.told('autopilot set').own)).toEqual([table.id('Bran')]);
  });

  test('[TURN-05] are off, and no risk, before anything is said', () => {
    const { autopilot: before } = viewOf(begun('Ana', 'Bran'), 'Bran');
    expect(before).toEqual({ on: false, spend: null, leastHp: 0, fights: false });
  });

  test.each([-1, 1.5, 10_000, Number.NaN])('[TURN-05] are not %s gold', (spend) => {
    expect(begun('Ana', 'Bran').refused('Bran', autopilot({ spend }))).toEqual({
      refused: 'bad limit',
      rule: 'TURN-05',
      facts: { of: 'gold', most: 9_999 },
    });
  });

  test('[TURN-05] are no more HP than the hero has, with which it would never enter', () => {
    const table = begun('Ana', 'Bran');
    const { most } = viewOf(table, 'Bran').hp;
    for (const leastHp of [most + 1, -1, 0.5])
      expect(table.refused('Bran', autopilot({ leastHp }))).toMatchObject({
        refused: 'bad limit',
        facts: { of: 'hp', most },
      });
    table.does('Bran', autopilot({ leastHp: most, spend: 0 }));
    expect(table.hero('Bran').autopilot).toMatchObject({ leastHp: most, spend: 0 });
  });

  test('[TURN-05] can be set in a lobby and during a pause', () => {
    const table = begun('Ana', 'Bran').host({ do: 'pause' }).does('Bran', autopilot());
    expect(table.hero('Bran').autopilot?.on).toBe(true);
  });
});
