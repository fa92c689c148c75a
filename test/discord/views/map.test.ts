import { describe, expect, test } from 'vitest';
import { type Board } from '../../../src/rules/board/board.ts';
import { tileNamed, type Tile } from '../../../src/rules/board/tile.ts';
import { gold, orbId } from '../../../src/rules/names.ts';
import { bearing } from '../../../src/discord/views/compass.ts';
import { mapCard, noMap } from '../../../src/discord/views/map.ts';
import { mapText } from '../../../src/discord/views/map-text.ts';
import { tileMeant } from '../../../src/discord/suggestions/map.ts';
import { publicView } from '../support/hero-view.ts';

const at = (name: string): Tile => tileNamed(name) ?? expect.fail(name);
const board: Board = { name: 'Yard', rows: ['######', '#@...#', '#...~#', '######'] };
const menagerie = { board, stalls: [{ keeper: 'Goop' as const, tile: at('E2') }] };
const orb = (number: number, tile: string, over: object = {}) => ({
  ...{
    id: orbId(`o${number}`),
    number,
    colour: 'blue' as const,
    empty: false,
    name: `Hat ${number}`,
  },
  ...{ cost: gold(4), slot: 'head' as const, kinds: ['basic equipment' as const], tile: at(tile) },
  ...over,
});
const view = publicView({ menagerie, orbs: [orb(1, 'D3'), orb(2, 'C2', { empty: true })] });
const read = (from: string): string[] =>
  (mapText(view, menagerie, at(from)).embeds?.[0]?.description ?? '').split('\n');

describe('the map in words', () => {
  test('tells what lies where by compass and distance, the nearest first', () => {
    const lines = read('C3');
    expect(lines.slice(lines.indexOf('**Orbs**') + 1)).toEqual([
      '1 east: Orb 1: **Hat 1**, 4 gold, head, basic equipment, on D3.',
      '1 north: Orb 2: empty, on C2.',
    ]);
    expect(lines).toContain('1 north, 2 east (E2): Goop');
  });

  test('tells on which way there is floor, and what comes then', () => {
    expect(read('C3')).toEqual(
      expect.arrayContaining([
        'north: 1 of floor, then wall',
        'east: 1 of floor, then the Styx',
        'north-west: a place where heroes come in',
        'south: wall',
      ]),
    );
    expect(read('A1')).toContain('north: the edge of the map');
  });

  test('is seen from where heroes come in, or from any tile of the map', () => {
    expect(tileMeant(view, null)).toBe(at('B2'));
    expect(tileMeant(view, ' e3 ')).toBe(at('E3'));
    for (const none of ['G1', 'A5', 'Z99', '', '3E']) expect(tileMeant(view, none)).toBeNull();
  });

  test('is seen from what is called by its name, too', () => {
    expect(tileMeant(view, 'goop')).toBe(at('E2'));
    expect(tileMeant(view, 'orb 1, Hat 1')).toBe(at('D3'));
    expect(tileMeant(view, 'orb 1 (Hat 1)')).toBe(at('D3'));
    expect(tileMeant(view, 'Hat 1')).toBe(at('D3'));
    expect(tileMeant(view, 'Orb 1')).toBe(at('D3'));
    expect(tileMeant(view, ' 1 ')).toBe(at('D3'));
    expect(tileMeant(view, 'orb 77')).toBeNull();
    expect(tileMeant(publicView(), 'goop')).toBeNull();
  });

  test('[ORB-04] of a hundred orbs tells every one, in two cards', () => {
    const orbs = Array.from({ length: 103 }, (_, n) =>
      orb(n + 1, 'D3', { name: `Gown of the Third Guest ${n}`, cost: gold(100) }),
    );
    const { embeds = [] } = mapText(publicView({ menagerie, orbs }), menagerie, at('C3'));
    const lines = embeds.flatMap(({ description = '' }) => description.split('\n'));
    for (const { name } of orbs)
      expect(lines.filter((line) => line.endsWith(name))).toHaveLength(1);
    expect(lines.join('\n').length).toBeLessThan(5_900);
    // What may hurt is the last that is left out.
    expect(lines).toContain('**Ground near it**');
  });

  test('of fifty orbs tells every one, in fewer words', () => {
    const many = Array.from({ length: 53 }, (_, n) =>
      orb(n + 1, 'D3', {
        name: `Gown of the Fifty-third Guest ${n}`,
        kinds: ['basic equipment', 'curse'],
      }),
    );
    const text = mapText(publicView({ menagerie, orbs: many }), menagerie, at('C3'));
    const lines = text.embeds?.[0]?.description?.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('1 east (D3): orb '))).toHaveLength(53);
    expect(lines.at(-1)).toBe(
      '1 east (D3): orb 53, Gown of the Fifty-third Guest 52, 4 gold, head',
    );
  });

  test('ends where the largest map does', () => {
    const wide: Board = { name: 'Plain', rows: Array.from({ length: 64 }, () => '.'.repeat(64)) };
    const lines = mapText(view, { board: wide, stalls: [] }, at('BI11')).embeds?.[0]?.description;
    expect(lines).toContain('\neast: 3 of floor, then the edge of the map\n');
    expect(lines).toContain('\nnorth-east: 3 of floor, then the edge of the map\n');
  });

  test.each([
    ['C3', 'C3', 'here'],
    ['C3', 'C1', '2 north'],
    ['C3', 'A4', '1 south, 2 west'],
  ])('from %s to %s is %s', (from, to, said) => {
    expect(bearing(at(from), at(to))).toBe(said);
  });
});

test('the picture of the map says of itself where everything lies', () => {
  const { picture, embeds } = mapCard(view, menagerie);
  expect(picture?.alt).toBe(
    'Map of Yard, A1 to F4. Stalls: Goop on E2. Orbs: 1 on D3, 2 on C2 (empty).',
  );
  expect(embeds?.[0]?.title).toBe('Yard, week 2');
});

test('without a map it is said when there will be one', () => {
  expect(noMap(publicView({ week: 0 })).content).toContain('with the first week');
  expect(noMap(publicView()).content).toContain('with the next week');
});
