import { describe, expect, test } from 'vitest';
import { arenaText } from '../../../src/discord/views/arena-text.ts';
import { herePicture } from '../../../src/discord/views/here-picture.ts';
import { heroId } from '../../../src/rules/names.ts';
import { type Fight } from '../../../src/rules/combat/index.ts';
import { fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn } from '../../support/drawn-fight.ts';
import { textOf } from '../support/limits.ts';
import { at } from '../../support/yard.ts';

const hero = heroId('h1');
const drawn = fightDrawn(
  `
  #########
  #A......#
  #..^^...#
  #......m#
  #########
  `,
  { creatures: { A: { name: 'Bran' }, m: { name: 'Bear' } } },
);
const pictured = (fight: Fight) => herePicture(null, fightSeenBy(fight, hero));
const svg = (fight: Fight): string => pictured(fight)?.drawing.svg ?? '';
const letters = (fight: Fight): string =>
  [...svg(fight).matchAll(/>([A-Z])<\/text><\/g>/g)].map(([, letter]) => letter).join('');

describe('the picture of a fight', () => {
  test('shows everybody by a letter, and the ground with what it means', () => {
    expect(letters(drawn)).toContain('BE');
    for (const word of ['you', 'somebody else', 'wall', 'lava'])
      expect(svg(drawn)).toContain(`>${word}<`);
    expect(svg(drawn)).not.toContain('>the Styx<');
  });

  test('says in words who stands where', () => {
    expect(pictured(drawn)?.alt).toBe(
      'The arena about B2. E Bear: uninjured, on H4 (2 south, 6 east).',
    );
  });

  test('[MOVE-12] a rider shows on its mount, whoever came first', () => {
    const bear = { stats: { size: 1 }, player: hero, side: hero };
    const stable = fightDrawn(`.A...\n.m...\n.....\n....B`, { creatures: { A: {}, m: bear } });
    const riding = act(stable, 'A', { do: 'mount', target: 'm1' }).fight;
    const creatures = Object.fromEntries(Object.entries(riding.creatures).reverse());
    for (const fight of [riding, { ...riding, creatures }]) {
      expect(letters(fight).indexOf('M')).toBeLessThan(letters(fight).indexOf('A'));
      expect(pictured(fight)?.alt).toContain('M m: yours');
    }
  });

  test('of a large map the part around the own hero is drawn, beside the whole of it', () => {
    const wide = fightDrawn(`A${'.'.repeat(58)}m\n${`${'.'.repeat(60)}\n`.repeat(50)}`.trim());
    expect(letters(wide)).toContain('A');
    expect(letters(wide)).not.toContain('M');
    expect(svg(wide)).toContain('#b3123a');
    expect(svg(drawn)).not.toContain('#b3123a');
  });

  test('is none for whoever is not there', () => {
    const seen = fightSeenBy(drawn, hero);
    expect(herePicture(null, { ...seen, creatures: [] })).toBeNull();
  });
});

test('a fight in words: the ways from a tile, the ground about it, and who is there', () => {
  const text = textOf(arenaText(fightSeenBy(drawn, hero), at('B2')));
  for (const line of [
    'east: 6 of floor, then wall',
    'wall: A1 to H1, A2, A3, A4, A5 to H5',
    'lava: D3 to E3',
    '`E` Bear: uninjured, on H4 (2 south, 6 east)',
  ])
    expect(text).toContain(line);
});
