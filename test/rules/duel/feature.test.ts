import { describe, expect, test } from 'vitest';
import { betting, features, looting } from '../../support/table-weeks.ts';
import { hour, pressing } from '../../support/table.ts';

const post = (title: string, quote = '') => ({ do: 'post feature', title, quote }) as const;

describe('posting', () => {
  test('[FEAT-01] after the last loot turn the duelists post; betting opens with it', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    expect(table.game.phase).toBe('feature');
    expect(table.refused('Ana', { do: 'bet', on: 'tie', stake: 1 })).toMatchObject({
      refused: 'not betting',
    });
    table.does('Bran', post('the Tin'));
    expect(table.kinds()).toEqual(['feature posted']);
    expect(table.told('feature posted').public).toMatchObject({
      commitment: table.game.duel?.commitment ?? 'none',
    });
    table.later(hour).does('Cleo', post('the Bold'));
    expect(table.kinds()).toEqual(['feature posted', 'betting opened']);
    expect(table.told('betting opened').public.until).toBe(table.now + 24 * hour);
    expect(pressing(table.game).map(({ kind }) => kind)).toEqual(['betting']);
  });

  test('[FEAT-01] there is nothing to post before, after, or for others', () => {
    const early = looting('Ana', 'Bran', 'Cleo');
    expect(early.refused('Ana', post(''))).toMatchObject({ refused: 'no feature time' });
    const table = features('Ana', 'Bran', 'Cleo');
    expect(table.refused('Ana', post(''))).toMatchObject({ refused: 'not a duelist' });
    table.does('Bran', post(''));
    expect(table.refused('Bran', post('again'))).toMatchObject({ refused: 'feature posted' });
    expect(betting('Ana', 'Bran').refused('Ana', post(''))).toMatchObject({
      refused: 'no feature time',
    });
  });

  test('[FEAT-02] it shows the title, which the hero keeps', () => {
    const table = features('Ana', 'Bran', 'Cleo').does('Bran', post('the Unbent'));
    expect(table.told('feature posted').public.title).toBe('the Unbent');
    expect(table.hero('Bran').title).toBe('the Unbent');
    expect(table.refused('Cleo', post('x'.repeat(61)))).toMatchObject({ refused: 'bad name' });
  });

  test('[FEAT-04] it may show a quote', () => {
    const table = features('Ana', 'Bran', 'Cleo').does('Bran', post('', 'Bring a mop.'));
    expect(table.told('feature posted').public.quote).toBe('Bring a mop.');
    expect(table.refused('Cleo', post('', 'x'.repeat(301)))).toMatchObject({
      refused: 'bad name',
      facts: { what: 'quote' },
    });
  });

  test('[FEAT-05] it lists what is equipped, by name and slot, and nothing of what it does', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    table.gives('Bran', 'helm', 'worn');
    table.gives('Bran', 'golden', 'worn');
    table.gives('Bran', 'hammer');
    table.does('Bran', post(''));
    expect(table.told('feature posted').public.worn).toEqual([
      { name: 'Heart', slot: 'slotless' },
      { name: 'Nail', slot: 'slotless' },
      { name: 'Scroll', slot: 'slotless' },
      { name: 'Helm', slot: 'head' },
      { name: 'Golden Ring', slot: 'ring' },
    ]);
  });

  test('[FEAT-06] the list is exactly what is equipped when it is posted', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    const helm = table.gives('Bran', 'helm');
    table.gives('Bran', 'hammer');
    table.does('Bran', { do: 'equip', item: helm, popOff: null }).does('Bran', post(''));
    const [bran] = table.game.duel?.features ?? [];
    const worn = table.things('Bran').filter(({ slot }) => slot !== null);
    expect(bran?.items).toEqual(worn.map(({ id }) => id));
    expect(bran?.items).toContain(helm);
  });
});

describe('posting nothing', () => {
  test('[FEAT-07] the bot posts a day after the last loot turn, and betting’s day begins then', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    const until = table.told('duelists named').public.until;
    expect(until).toBe(table.now + 24 * hour);
    table.does('Cleo', { do: 'retitle', title: 'the Late', quote: 'Soon.' });
    table.gives('Cleo', 'helm', 'worn');
    table.does('Bran', post('the Tin')).comes('feature');
    expect(table.now).toBe(until);
    expect(table.told('feature posted').public).toMatchObject({
      hero: { name: 'Cleo' },
      title: 'the Late',
      quote: 'Soon.',
      by: 'bot',
    });
    expect(table.told('feature posted').public.worn).toContainEqual({ name: 'Helm', slot: 'head' });
    expect(table.told('betting opened').public.until).toBe(until + 24 * hour);
  });

  test('[FEAT-07] for both, if neither has', () => {
    const table = features('Ana', 'Bran', 'Cleo').comes('feature');
    expect(table.kinds()).toEqual(['feature posted', 'feature posted', 'betting opened']);
  });
});
