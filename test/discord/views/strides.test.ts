import { describe, expect, test } from 'vitest';
import { hurtfulWays, noStride, stridesOf } from '../../../src/discord/views/strides.ts';
import { type Fight } from '../../../src/rules/combat/index.ts';
import { heroId } from '../../../src/rules/names.ts';
import { fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { fightDrawn, standing } from '../../support/drawn-fight.ts';
import { at } from '../../support/yard.ts';

const yard = (row: string, change: Partial<Fight> = {}): Fight => ({
  ...fightDrawn(`\n#########\n${row}\n#.......#\n#......m#\n#########\n`, {
    mode: 'monster round',
  }),
  ...change,
});
const seen = (fight: Fight) => fightSeenBy(fight, heroId('h1'));
const east = (fight: Fight) => stridesOf(seen(fight)).get('east')?.to;

describe('an arrow leads', () => {
  test('[MOVE-01] over who stands there of one’s own, and not onto them', () => {
    expect(east(yard('#AB.....#'))).toBe(east(yard('#A......#')));
    expect(east(yard('#AB#....#'))).toBeUndefined();
    expect(east(yard('#AB^....#'))).toBeUndefined();
  });

  test('[MOVE-15] into lava where the house has it harmless, and nowhere else', () => {
    const lava = yard('#A^^....#');
    expect(hurtfulWays(seen(lava))).toEqual([{ direction: 'east', what: 'lava' }]);
    expect(east(lava)).toBeUndefined();
    const harmless = yard('#A^^....#', { house: { lava: 'harmless' } });
    expect(hurtfulWays(seen(harmless))).toEqual([]);
    expect(east(harmless)).toBeGreaterThanOrEqual(at('C2'));
  });

  test('[MOVE-03] over the Styx for who walks on it as a spirit', () => {
    const styx = yard('#A~~....#');
    expect(hurtfulWays(seen(styx))).toEqual([{ direction: 'east', what: 'the Styx' }]);
    const spirit = { ...standing(styx, 'A'), movement: ['walk', 'spirit walk'] as never };
    const walked = { ...styx, creatures: { ...styx.creatures, [spirit.id]: spirit } };
    expect(hurtfulWays(seen(walked))).toEqual([]);
    expect(east(walked)).toBeDefined();
  });
});

describe('where no arrow leads one is told why, and that alone', () => {
  const why = (row: string) => noStride('east', seen(yard(row))).content;

  test('[MOVE-01] it would hurt', () => {
    expect(why('#A^^....#')).toContain('no stride leads east into what would hurt (lava)');
  });

  test('[MOVE-01] somebody stands there', () => {
    const { name } = standing(yard('#AB#....#'), 'B');
    expect(why('#AB#....#')).toContain(`${name} stands in your way east`);
  });

  test('[MOVE-12] whoever rides is in nobody’s way, least of all in that of what carries them', () => {
    const walled = yard('#AB#....#');
    const mount = { ...standing(walled, 'A'), size: 1 };
    const { tile, size } = mount;
    const rider = { ...standing(walled, 'B'), tile, size, mount: mount.id };
    const creatures = { ...walled.creatures, [mount.id]: mount, [rider.id]: rider };
    const ridden = { ...walled, creatures };
    expect(noStride('east', seen(ridden)).content).toContain('nothing leads east from where');
    expect(east(ridden)).toBeUndefined();
  });

  test('[COND-07] [MOVE-12] something holds them, or who carries them', () => {
    const open = yard('#A......#');
    const restrained = { kind: 'restrained', by: null, lasts: 'until ended' } as const;
    const held = { ...standing(open, 'A'), conditions: [restrained] };
    const now = { ...open, creatures: { ...open.creatures, [held.id]: held } };
    expect(noStride('east', seen(now)).content).toContain(
      'You have not moved: you are restrained.',
    );
    const { tile, size } = held;
    const rider = { ...held, id: heroId('h9'), conditions: [], tile, size, mount: held.id };
    const ridden = { ...now, creatures: { ...now.creatures, [rider.id]: rider } };
    expect(noStride('east', seen(ridden)).content).toContain(
      `${held.name}, which carries you, is restrained.`,
    );
  });

  test('[MOVE-01] nothing leads there', () => {
    expect(why('#A##....#')).toContain('nothing leads east from where you stand.');
  });
});

test('[MOVE-01] [MOVE-07] no arrow leads round by the Styx where the straight line is too long for an action', () => {
  const drawn = fightDrawn('.A...\n~,~..\n.....\n.....\n....m', {
    creatures: { A: { stats: { speed: 3 } } },
  });
  const peace = { ...drawn, walk: { left: 9 } };
  const south = (fight: typeof drawn) => stridesOf(seen(fight)).get('south')?.to;
  expect(south(peace)).toBe(at('B3'));
  const dry = { ...peace.board, rows: peace.board.rows.map((row) => row.replaceAll('~', '.')) };
  expect(south({ ...peace, board: dry })).toBe(at('B4'));
});
