import { describe, expect, test } from 'vitest';
import { type HeroId } from '../../../src/rules/names.ts';
import { beginsDuel, betting, features, looting, posts } from '../../support/table-weeks.ts';
import { host, hour, pressing } from '../../support/table.ts';

const corrects = (hero: HeroId, change: { title?: string; quote?: string; why?: string } = {}) =>
  ({
    do: 'correct feature',
    hero,
    title: null,
    quote: null,
    why: 'a wrong name',
    ...change,
  }) as const;
const bets = (on: HeroId | 'tie', stake: number) => ({ do: 'bet', on, stake }) as const;

describe('a host corrects a posted feature', () => {
  test('[BET-07] every bet is returned and betting starts anew for the whole day', () => {
    const table = betting('Ana', 'Bran', 'Cleo');
    const [bran, before] = [table.id('Bran'), table.gold('Ana')];
    table
      .does('Ana', bets(bran, 3))
      .does('Cleo', bets('tie', 2))
      .later(20 * hour);
    table.host(corrects(bran, { title: 'the True' }));
    expect([table.gold('Ana'), table.held('Ana'), table.held('Cleo')]).toEqual([before, 0, 0]);
    expect(table.game.bets).toEqual({});
    expect(table.game.phase).toBe('betting');
    expect(pressing(table.game)).toMatchObject([{ kind: 'betting', due: table.now + 24 * hour }]);
    expect(table.kinds()).toEqual(['feature posted', 'bets returned', 'betting opened']);
    expect(table.told('feature posted').public).toMatchObject({
      title: 'the True',
      quote: '',
      by: 'host',
      note: 'a wrong name',
    });
    const worn = table.things('Bran').filter((item) => item.slot !== null);
    expect(table.told('feature posted').public.worn).toHaveLength(worn.length);
    expect(table.told('betting opened').public).toMatchObject({
      again: true,
      until: table.now + 24 * hour,
    });
  });

  test('[BET-07] the bettors are told what is back, the table not how many had a bet left', () => {
    const table = betting('Ana', 'Bran', 'Cleo').does('Ana', bets('tie', 3));
    table.does('Cleo', bets('tie', 2)).does('Cleo', { do: 'withdraw bet' });
    table.host(corrects(table.id('Bran')));
    const { public: face, own, rules } = table.told('bets returned');
    expect(face).toEqual({ why: 'feature corrected', bets: null });
    expect(own).toEqual({ [table.id('Ana')]: { stake: 3, purse: table.gold('Ana') } });
    expect(rules).toEqual(['BET-07']);
  });

  test('[BET-07] during a pause the end of betting is told when the game goes on', () => {
    const table = betting('Ana', 'Bran', 'Cleo')
      .host({ do: 'pause' })
      .later(2 * hour);
    table.host(corrects(table.id('Bran')));
    expect(table.told('betting opened').public).toMatchObject({ again: true, until: null });
    table.later(hour).host({ do: 'resume' });
    const until = table.now + 24 * hour;
    expect(table.told('resumed').public.duel).toEqual({ of: 'betting', until });
  });

  test('[BET-02] [BET-07] who bets anew is announced anew', () => {
    const table = betting('Ana', 'Bran', 'Cleo').does('Ana', bets('tie', 3));
    table.host(corrects(table.id('Bran'))).does('Ana', bets('tie', 1));
    expect(table.told('bet placed').public).toMatchObject({ hero: { name: 'Ana' } });
  });

  test('[BET-07] before bets are open only the feature changes', () => {
    const table = posts(features('Ana', 'Bran', 'Cleo'), 'Bran');
    table.host(corrects(table.id('Bran'), { quote: 'Again.' }));
    expect(table.kinds()).toEqual(['feature posted']);
    expect(table.told('feature posted').public).toMatchObject({
      title: 'the Bran',
      quote: 'Again.',
    });
    expect(table.game.phase).toBe('feature');
  });

  test('[BET-07] there is nothing to correct before it is posted, or once bets are closed', () => {
    const early = looting('Ana', 'Bran');
    expect(early.refused('host', corrects(early.id('Ana')))).toMatchObject({
      refused: 'nothing to correct',
    });
    const table = features('Ana', 'Bran', 'Cleo');
    for (const name of ['Ana', 'Bran']) {
      expect(table.refused('host', corrects(table.id(name)))).toMatchObject({
        refused: 'feature not posted',
        rule: 'BET-07',
      });
    }
    const late = beginsDuel(betting('Ana', 'Bran', 'Cleo').comes('betting'));
    expect(late.refused('host', corrects(late.id('Bran')))).toMatchObject({
      refused: 'nothing to correct',
      facts: { phase: 'duel' },
    });
  });

  test('[BET-07] it is the host’s to do, and says what was wrong', () => {
    const table = betting('Ana', 'Bran', 'Cleo');
    expect(table.refused('Bran', corrects(table.id('Bran')))).toMatchObject({
      refused: 'not host',
      facts: { hosts: [host] },
    });
    expect(table.refused('host', corrects(table.id('Bran'), { why: ' ' }))).toMatchObject({
      refused: 'bad name',
      facts: { what: 'note' },
    });
    expect(
      table.refused('host', corrects(table.id('Bran'), { title: 'x'.repeat(61) })),
    ).toMatchObject({ refused: 'bad name', facts: { what: 'title' } });
  });
});
