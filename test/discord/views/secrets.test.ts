import { describe, expect, test } from 'vitest';
import { tileMeant } from '../../../src/discord/suggestions/map.ts';
import { mapCard, type MapView } from '../../../src/discord/views/map.ts';
import { mapText } from '../../../src/discord/views/map-text.ts';
import { discoveryText, noticedText } from '../../../src/discord/views/secrets.ts';
import { type Board } from '../../../src/rules/board/board.ts';
import { tileNamed, type Tile } from '../../../src/rules/board/tile.ts';
import { gold } from '../../../src/rules/names.ts';
import { type SeenSecret } from '../../../src/rules/sight/views.ts';
import { publicView } from '../support/hero-view.ts';

const at = (name: string): Tile => tileNamed(name) ?? expect.fail(name);
const board: Board = { name: 'Yard', rows: ['######', '#@...#', '#...~#', '######'] };
const menagerie = { board, stalls: [{ keeper: 'Goop' as const, tile: at('E2') }] };
const secret = (tile: string, known: SeenSecret['known'], name: string): SeenSecret => ({
  ...{ tile: at(tile), where: `under ${tile}`, known, name: known === 'noticed' ? null : name },
});
const secrets = [
  secret('D3', 'empty', 'The Third Flag'),
  secret('C3', 'noticed', 'The First Flag'),
  secret('D2', 'had', 'The Second Flag'),
];
const view: MapView = { ...publicView({ menagerie }), secrets };
const words = (of: MapView): string =>
  mapText(of, menagerie, at('B3')).embeds?.[0]?.description ?? '';

describe('[ORB-09] the map of whoever knows of secrets', () => {
  test('tells each in words, the nearest first, before the orbs', () => {
    const lines = words(view).split('\n');
    const first = lines.indexOf('**Secrets you know of**');
    expect(lines.slice(first + 1, first + 5)).toEqual([
      '1 east (C3): something hidden, under C3',
      '2 east (D3): The Third Flag, empty',
      '1 north, 2 east (D2): The Second Flag, found',
      '',
    ]);
    expect(first).toBeLessThan(lines.indexOf('**Orbs**'));
  });

  test('draws each by a sign of its own, which the legend explains', () => {
    const { picture } = mapCard(view, menagerie);
    const meanings = ['something hidden', 'secret, found', 'secret, empty'];
    for (const meaning of meanings) expect(picture?.drawing.svg).toContain(`>${meaning}</text>`);
    for (const letter of ['?', 'S', '–'])
      expect(picture?.drawing.svg.split(`>${letter}</text>`)).toHaveLength(3);
    expect(picture?.alt).toContain('something hidden, under C3, on C3; The Second Flag, found, on');
  });

  test('is the map of everybody else without them', () => {
    const bare = publicView({ menagerie });
    expect(words(bare)).not.toContain('Secrets');
    expect(mapCard({ ...bare, secrets: [] }, menagerie)).toEqual(mapCard(bare, menagerie));
  });

  test('lets one name them as places to walk to, where one knows of them', () => {
    expect(tileMeant(view, 'The Second Flag, found')).toBe(at('D2'));
    expect(tileMeant(publicView({ menagerie }), 'The Second Flag, found')).toBeNull();
  });

  test('says of what waits where it is from here', () => {
    expect(noticedText(secrets, at('B2'))).toEqual([
      'You have noticed something hidden, under C3: C3 (1 south, 1 east). Come beside it to find out what it is.',
    ]);
  });
});

describe('[ORB-09] what a finder reads', () => {
  const own = {
    ...{ name: 'The Flag', tile: at('C3'), where: 'under C3', told: 'It is *loose*.' },
    ...{ gold: gold(0), purse: gold(12), things: [], left: [] },
  };

  test('is what is told of it, and what it brought', () => {
    const helm = { name: 'Helm', slot: 'head' as const, popped: 'Cap' };
    const gem = { name: 'Opal', slot: 'slotless' as const, popped: null, addition: 'gem' as const };
    expect(discoveryText({ ...own, gold: gold(9), things: [helm, gem] })).toBe(
      'You have found **The Flag** (C3, under C3). It is \\*loose\\*. 9 gold is yours; your purse has 12. ' +
        'Helm (head) is yours. Cap came off and is in your inventory. ' +
        'Opal (gem) is yours. It is in your inventory.',
    );
  });

  test('says what could not be had, and by which rules', () => {
    expect(discoveryText({ ...own, left: ['Favour'] })).toContain(
      'You could not keep Favour (SLOT-03, ITEM-08, ITEM-16).',
    );
  });

  test('of one that was taken is no more than that', () => {
    const text = discoveryText({ ...own, told: null });
    expect(text).toBe('**The Flag** (C3, under C3): empty. Somebody was here before you (ORB-09).');
  });
});
