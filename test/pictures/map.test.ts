import { describe, expect, test } from 'vitest';
import { type Board, signs, type Ground } from '../../src/rules/board/board.ts';
import { tileAt, tileNamed, type Tile } from '../../src/rules/board/tile.ts';
import { mapPicture, type MapOf, png } from '../../src/pictures/index.ts';

const at = (name: string): Tile => tileNamed(name) ?? expect.fail(name);
const board = (...rows: string[]): Board => ({ name: 'Yard', rows });
const yard = board('####', '#@.#', '#~^#', '####');
const orb = { number: 7, colour: 'blue', empty: false, tile: at('C2') } as const;
const bare: MapOf = { board: yard, orbs: [], stalls: [] };
const svg = (more: Partial<MapOf> = {}): string => mapPicture({ ...bare, ...more }).svg;
/** The texts in it, in their order. */
const words = (drawn: string): string[] =>
  [...drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
const pixels = (picture: Uint8Array): [number, number] => {
  const head = Buffer.from(picture);
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
};

describe('the picture of a map', () => {
  test('names each column and row on both sides', () => {
    const [first, ...rest] = words(svg()).slice(0, 16);
    expect([first, ...rest]).toEqual([
      'A',
      'A',
      'B',
      'B',
      'C',
      'C',
      'D',
      'D',
      '1',
      '1',
      '2',
      '2',
      '3',
      '3',
      '4',
      '4',
    ]);
    expect(words(svg({ board: board('.'.repeat(28)) }))).toContain('AB');
  });

  test('[ORB-02] shows an orb by number, and an empty one as empty', () => {
    expect(words(svg({ orbs: [orb] }))).toContain('blue orb');
    expect(words(svg({ orbs: [orb] }))).toContain('7');
    const empty = svg({ orbs: [{ ...orb, empty: true }] });
    expect(words(empty)).not.toContain('7');
    expect(words(empty)).toContain('empty orb');
    expect(words(empty)).not.toContain('blue orb');
  });

  test('[ORB-01] tells colours by shape, too', () => {
    const shape = (colour: 'blue' | 'green' | 'red') =>
      /points="([^"]*)"/.exec(svg({ orbs: [{ ...orb, colour }] }))?.[1]?.split(' ').length;
    expect(new Set([shape('blue'), shape('green'), shape('red')]).size).toBe(3);
  });

  test('tells every ground by a pattern of its own, and explains those that it has', () => {
    const all = Object.keys(signs) as Ground[];
    const drawn = svg({ board: board(Object.values(signs).join('')) });
    const patterns = [...drawn.matchAll(/<pattern id="([^"]*)"[^>]*>(.*?)<\/pattern>/g)];
    expect(patterns.map(([, id = '']) => id.replace('-', ' ')).toSorted()).toEqual(all.toSorted());
    const plain = ['floor', 'orb', 'npc'];
    const looks = patterns.flatMap(([, id = '', look = '']) => (plain.includes(id) ? [] : [look]));
    expect(new Set(looks.map((look) => look.replace(/#[0-9a-f]{6}/g, ''))).size).toBe(looks.length);
    expect(words(svg())).toEqual(expect.arrayContaining(['wall', 'lava', 'the Styx']));
    expect(words(svg())).not.toContain('force wall');
  });

  test('[ENTER-12] shows who serves where by letters that tell them apart', () => {
    const stalls = [
      { keeper: 'Goop', tile: at('B2') },
      { keeper: 'Galtorex', tile: at('C2') },
    ];
    expect(words(svg({ stalls }))).toEqual(
      expect.arrayContaining(['Go', 'Ga', 'Goop', 'Galtorex']),
    );
  });

  test('rings where its viewer stands, over whatever else is there, and says so', () => {
    const here = { ...bare, orbs: [{ ...orb, tile: at('B2') }], you: at('B2') };
    const drawn = mapPicture(here).svg;
    expect(words(drawn)).toContain('you');
    expect(words(svg())).not.toContain('you');
    expect(drawn.lastIndexOf('r="15"')).toBeGreaterThan(drawn.indexOf('<polygon'));
  });

  test('is as large as it says, as a PNG, and the same each time', async () => {
    const drawn = mapPicture({ ...bare, orbs: [orb] });
    const first = await png(drawn);
    expect(pixels(first)).toEqual([drawn.width, drawn.height]);
    expect(Buffer.compare(first, await png(drawn))).toBe(0);
    expect(Buffer.compare(first, await png(mapPicture(bare)))).not.toBe(0);
  });

  test('of 40 by 40 tiles with a hundred things on it takes 150 KB at most', async () => {
    const rows = Array.from({ length: 40 }, (_, row) =>
      Array.from({ length: 40 }, (__, column) => ((row * column) % 7 === 0 ? '#' : '.')).join(''),
    );
    const orbs = Array.from({ length: 100 }, (_, n) => ({
      ...orb,
      number: n + 1,
      tile: tileAt(1 + (n % 38), 1 + 3 * Math.floor(n / 10)),
    }));
    const picture = await png(mapPicture({ board: board(...rows), orbs, stalls: [] }));
    expect(picture.length).toBeLessThan(150 * 1024);
  });

  test('lets no name break out of it', () => {
    const drawn = svg({ stalls: [{ keeper: '<b>"&', tile: at('B2') }] });
    expect(drawn).not.toContain('<b>');
    expect(words(drawn)).toContain('&#60;b&#62;&#34;&#38;');
  });
});
