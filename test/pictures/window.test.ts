import { describe, expect, test } from 'vitest';
import { type WindowOf, windowPicture } from '../../src/pictures/index.ts';
import { at } from '../support/yard.ts';

const bare: WindowOf = {
  board: { name: 'Yard', rows: Array.from({ length: 20 }, () => '.'.repeat(20)) },
  ...{ orbs: [], stalls: [], tokens: [], traps: [], kept: [], middle: at('C3') },
};
const svg = (more: Partial<WindowOf>): string => windowPicture({ ...bare, ...more }).svg;
const dashed = (drawn: string): number => drawn.split('stroke-dasharray').length - 1;

describe('[GLOSS-05] the picture about a hero', () => {
  test('marks each tile that a guard keeps, and says what that means', () => {
    const drawn = svg({ kept: [at('E4'), at('F4')] });
    expect(dashed(drawn)).toBe(2 + 1);
    expect(drawn).toContain('under guard');
  });

  test('says nothing of guards where nothing near is kept', () => {
    for (const drawn of [svg({}), svg({ kept: [at('T20')] })]) {
      expect(dashed(drawn)).toBe(0);
      expect(drawn).not.toContain('under guard');
    }
  });
});

test('on the small map no two kinds of ground differ in colour alone', () => {
  const signs = '#~^%+|';
  const shapes = [...signs].map((sign) => {
    const rows = bare.board.rows.with(19, '.'.repeat(19) + sign);
    const drawn = svg({ board: { ...bare.board, rows } });
    const [, shape] = /<path d="M114 114([^"]+)"/.exec(drawn) ?? [];
    return shape ?? expect.fail(`${sign} is not on it`);
  });
  expect(new Set(shapes).size).toBe(signs.length);
});

describe('a sign that shares its tile with an orb or a stall', () => {
  const orb = { number: 27, colour: 'red', empty: false, tile: at('E4') } as const;
  const stall = { keeper: 'Goop', tile: at('F4') };
  const places = { orbs: [orb], stalls: [stall] };
  const signs = (tile: string, of: Partial<WindowOf> = places): number =>
    svg({
      ...of,
      traps: [{ tile: at(tile), sprung: false }],
      tokens: [{ tile: at(tile), side: 1, letter: 'H', whose: 'yours' }],
    }).split('scale(0.4)').length - 1;

  test.each(['E4', 'F4'])('stands small in a corner of it: %s', (tile) =>
    expect(signs(tile)).toBe(2),
  );

  test('has a corner of its own there', () => {
    const drawn = svg({
      ...places,
      traps: [{ tile: at('E4'), sprung: false }],
      tokens: [{ tile: at('E4'), side: 1, letter: 'H', whose: 'yours' }],
    });
    const corners = [...drawn.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(0\.4\)/g)];
    const [trap, token] = corners.map(([, x, y]) => [Number(x), Number(y)]);
    // The trap by its middle, the other by its own corner.
    expect(trap).toEqual([4.5 * 24 + 7.2, 3.5 * 24 + 7.2]);
    expect(token).toEqual([5 * 24 - 9.6, 3 * 24]);
  });

  test('is as large as ever anywhere else', () => {
    expect(signs('G4')).toBe(0);
    expect(signs('E4', { orbs: [], stalls: [] })).toBe(0);
  });
});
