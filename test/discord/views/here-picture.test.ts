import { describe, expect, test } from 'vitest';
import { arenaText } from '../../../src/discord/views/arena-text.ts';
import { mapText } from '../../../src/discord/views/map-text.ts';
import { moveEntries } from '../../../src/discord/views/moves.ts';
import { hurtfulWays } from '../../../src/discord/views/strides.ts';
import { herePicture } from '../../../src/discord/views/here-picture.ts';
import { heroId } from '../../../src/rules/names.ts';
import { type Fight } from '../../../src/rules/combat/index.ts';
import { type FightView, fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { shutTo } from '../../../src/rules/sight/shut.ts';
import { act, fightDrawn } from '../../support/drawn-fight.ts';
import { publicView } from '../support/hero-view.ts';
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
      'The arena about B2. E Bear: uninjured, on H4 (2 south, 6 east). Ground: wall: A1 to I1, A2, I2, A3, I3, A4, I4, A5 to I5; lava: D3 to E3.',
    );
  });

  test('says names as they are, whatever signs are in them', () => {
    const text = '.A.m.';
    const fight = fightDrawn(text, { creatures: { A: {}, m: { name: 'B*ea*_r_ `x`' } } });
    expect(pictured(fight)?.alt).toContain('B*ea*_r_');
    expect(pictured(fight)?.alt).not.toContain('\\');
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

describe('what one knows is in the picture, and in its words', () => {
  const seen = fightSeenBy(drawn, hero);
  const trap = { tile: at('C2'), sprung: false, own: null };
  const withTraps = (sprung: boolean) =>
    herePicture(null, { ...seen, traps: [{ ...trap, sprung }] as typeof seen.traps });

  test('[ITEM-35] a trap, and whether it has gone off', () => {
    expect(withTraps(false)?.drawing.svg).toContain('>trap<');
    expect(withTraps(true)?.drawing.svg).toContain('>trap, gone off<');
    expect(withTraps(false)?.alt).toContain('A trap at C2.');
    expect(withTraps(true)?.alt).toContain('A trap at C2, gone off.');
    const words = textOf(arenaText({ ...seen, traps: [trap] as typeof seen.traps }, at('B2')));
    expect(words).toContain('A trap at C2');
  });

  test('[ITEM-24] who comes along is shown as one’s own', () => {
    const dog = { player: hero, side: hero };
    const pair = fightDrawn('A.m...B', { creatures: { A: {}, m: dog, B: {} } });
    expect(svg(pair)).toContain('>yours<');
    expect(svg(drawn)).not.toContain('>yours<');
  });

  test('[ORB-09] what one has noticed in the menagerie, and nothing of it in an arena', () => {
    const menagerie = { board: drawn.board, stalls: [] };
    const secret = {
      tile: at('F4'),
      where: 'under a stone',
      name: null,
      known: 'noticed' as const,
    };
    const map = { ...publicView({ menagerie }), secrets: [secret] };
    const walked = herePicture(map, { ...seen, walk: { left: 9 } });
    expect(walked?.drawing.svg).toContain('>something hidden<');
    expect(walked?.alt).toContain('under a stone');
    expect(herePicture(map, seen)?.alt).not.toContain('under a stone');
  });

  test('[STAT-11] the tiles of who is large, and how far off the nearest of them is', () => {
    const large = fightDrawn('.m.....\n.......\n.......\n....A..', {
      creatures: { m: { name: 'Bear', stats: { size: 2 } } },
    });
    const now = fightSeenBy(large, hero);
    expect(pictured(large)?.alt).toContain('on B1 to D3 (1 north, 1 west)');
    const towards = moveEntries(now).filter(({ label }) => label.startsWith('Towards'));
    expect(towards).toEqual([]);
  });

  test('[GLOSS-05] of guards only those who are near', () => {
    const guard = (tile: string) => ({
      ...seen,
      creatures: seen.creatures.map((one) =>
        one.id === hero
          ? one
          : { ...one, tile: at(tile), guards: { post: at(tile), tiles: [at(tile)] } },
      ),
    });
    expect(herePicture(null, guard('G4'))?.alt).toContain('Bear');
    expect(herePicture(null, guard('T4'))?.alt).not.toContain('Bear');
  });
});

test('[ENTER-09] the map in words says who is near who walks there, what guards keep, and which traps are known', () => {
  const menagerie = { board: drawn.board, stalls: [] };
  const seen = fightSeenBy(drawn, hero);
  const guards = { post: at('H4'), tiles: [at('H4'), at('G4'), at('G3')] };
  const fight = {
    ...seen,
    walk: { left: 9 },
    traps: [{ tile: at('C2'), sprung: false, own: null }],
    creatures: seen.creatures.map((one) => (one.id === hero ? one : { ...one, guards })),
  } as unknown as typeof seen;
  const text = textOf(mapText({ ...publicView({ menagerie }), fight }, menagerie, at('B2')));
  for (const line of ['Bear: uninjured, on H4', 'Bear keeps G3, G4 to H4.', 'A trap at C2'])
    expect(text).toContain(line);
  const over = { ...fight, outcome: { winner: null, how: 'death' } } as typeof seen;
  const later = textOf(mapText({ ...publicView({ menagerie }), fight: over }, menagerie, at('B2')));
  expect(later).not.toContain('Bear');
});

test('[COMBAT-03] no word of attacking whoever keeps watch in peace', () => {
  const { creatures, legal } = fightSeenBy(drawn, hero);
  const watch = { post: at('H4'), tiles: [at('H4')] };
  const guarded = creatures.map((one) => (one.id === hero ? one : { ...one, guards: watch }));
  expect(shutTo(drawn, hero, { creatures, legal }).map(({ deed }) => deed)).toEqual(['attack']);
  expect(shutTo(drawn, hero, { creatures: guarded, legal })).toEqual([]);
});

test('[PERC-05] [GLOSS-05] [MOVE-10] arrows lead around traps that one knows and what guards keep, and on through the Styx', () => {
  const river = fightDrawn('.A...m\n.~~~..\n......');
  const seen = {
    ...fightSeenBy(river, hero),
    traps: [{ tile: at('C1'), sprung: false, own: null }],
  };
  const ways = (fight: typeof seen) =>
    hurtfulWays(fight as FightView).map((one) => `${one.direction}: ${one.what}`);
  expect(ways(seen)).toEqual(['east: a trap', 'south-east: the Styx', 'south: the Styx']);
  const kept = seen.creatures.map((one) =>
    one.id === hero ? one : { ...one, guards: { post: at('A1'), tiles: [at('A1')] } },
  );
  expect(ways({ ...seen, creatures: kept })).toContain('west: what m keeps');
  const wet = seen.creatures.map((one) => (one.id === hero ? { ...one, tile: at('C2') } : one));
  expect(ways({ ...seen, traps: [], creatures: wet })).toEqual([]);
});

test('a fight in words: the ways from a tile, the ground about it, and who is there', () => {
  const text = textOf(arenaText(fightSeenBy(drawn, hero), at('B2')));
  for (const line of [
    'east: 6 of floor, then wall',
    'wall: A1 to I1, A2, I2, A3, I3, A4, I4, A5 to I5',
    'lava: D3 to E3',
    '`E` Bear: uninjured, on H4 (2 south, 6 east)',
  ])
    expect(text).toContain(line);
});

test('[GLOSS-05] at the edge of a large map words tell of all that the picture shows', () => {
  const seen = fightSeenBy(drawn, hero);
  const rows = Array.from({ length: 40 }, () => '.'.repeat(40));
  const guarded = (tile: string) => ({
    ...{ ...seen, board: { name: 'Plain', rows }, walk: { left: 9 } },
    creatures: seen.creatures.map((one) =>
      one.id === hero
        ? { ...one, tile: at('B2') }
        : { ...one, tile: at(tile), guards: { post: at(tile), tiles: [at(tile)] } },
    ),
  });
  expect(herePicture(null, guarded('M13'))?.alt).toContain('Bear');
  expect(herePicture(null, guarded('N14'))?.alt).not.toContain('Bear');
});

test('the picture of a walk says which stalls it shows, and where heroes come in', () => {
  const seen = fightSeenBy(drawn, hero);
  const stalls = [
    { keeper: 'Goop' as const, tile: at('H2') },
    { keeper: 'Galtorex' as const, tile: at('C2') },
  ];
  const view = publicView({ menagerie: { board: drawn.board, stalls } });
  const { alt = '' } = herePicture(view, { ...seen, walk: { left: 9 } }) ?? {};
  expect(alt).toContain('Beside you: Galtorex.');
  expect(alt).toContain('Stalls: Goop (6 east).');
  const rows = drawn.board.rows.map((row, at) => (at === 2 ? row.replace('..^', '@.^') : row));
  const open = herePicture(null, { ...seen, board: { ...drawn.board, rows } });
  expect(open?.alt).toContain('where one comes in: B3');
});

test('[MOVE-11] the map in words has the ground that was laid, as the picture has', () => {
  const seen = fightSeenBy(drawn, hero);
  const plain = { ...drawn.board, rows: drawn.board.rows.map((row) => row.replaceAll('^', '.')) };
  const menagerie = { board: plain, stalls: [] };
  const walked = { ...publicView({ menagerie }), fight: { ...seen, walk: { left: 9 } } };
  expect(textOf(mapText(walked, menagerie, at('B2')))).toContain('lava: D3 to E3');
  expect(textOf(mapText(publicView({ menagerie }), menagerie, at('B2')))).not.toContain('lava');
});
