import { describe, expect, test } from 'vitest';
import { panel } from '../../../../src/discord/views/panel/panel.ts';
import { heroId } from '../../../../src/rules/names.ts';
import { fightSeenBy } from '../../../../src/rules/sight/fight.ts';
import { type HeroView } from '../../../../src/rules/sight/views.ts';
import { fightDrawn } from '../../../support/drawn-fight.ts';
import { heroView, noLegal, orb } from '../../support/hero-view.ts';
import { at } from '../../../support/yard.ts';
import { expectWithinLimits, textOf } from '../../support/limits.ts';

const fight = fightDrawn(
  `
  #########
  #A......#
  #.......#
  #......m#
  #########
  `,
  { mode: 'loot', creatures: { A: { name: 'Bran' }, m: { name: 'Beadle' } } },
);
/** As its player sees a loot turn on the menagerie's map, in which `walk` is so. */
const viewOf = (walk: { left: number; combat?: true; rest?: number }) =>
  heroView({
    everyone: { menagerie: { board: fight.board, stalls: [] } },
    fight: fightSeenBy({ ...fight, walk }, heroId('h1')),
    legal: { ...noLegal, fight: true },
  });
const inCombat = viewOf({ left: 9, combat: true });
const atPeace = viewOf({ left: 9 });

describe('[ENTER-09] a combat on the menagerie’s map', () => {
  test('is shown by the picture of the map, and where everybody is also by words', () => {
    const screen = panel(inCombat);
    expectWithinLimits(screen);
    expect(screen.picture?.alt).toContain('The map about B2.');
    expect(textOf(screen)).not.toContain('```');
    expect(textOf(screen)).toContain('`B` Bran: you, uninjured, on B2');
    expect(textOf(screen)).toContain('`E` Beadle: uninjured, on H4 (2 south, 6 east)');
  });

  test('[ENTER-03] [ENTER-04] says what is left of the loot turn, which stands still', () => {
    const still = 'Your loot turn stands still until this combat is over: 9 actions';
    expect(textOf(panel(inCombat))).toContain(`${still} of it are left.`);
    const clocked = viewOf({ left: 9, combat: true, rest: 12 * 60_000 });
    expect(textOf(panel(clocked))).toContain(`${still} and 12 minutes of it are left.`);
    expect(textOf(panel(atPeace))).not.toContain('stands still');
  });

  test('without a map is drawn as a fight in any arena is', () => {
    const screen = panel({ ...inCombat, everyone: { ...inCombat.everyone, menagerie: null } });
    expect(screen.picture?.alt).toMatch(/^The arena about /);
    expect(textOf(screen)).toContain('`E` Beadle: uninjured, on ');
  });
});

test('while the game is paused every button keeps its place, and none offers what would be refused', () => {
  const on = (view: HeroView) =>
    (panel(view).rows ?? []).flatMap(({ components }) =>
      components.flatMap((one) =>
        'label' in one && one.disabled !== true ? [String(one.label)] : [],
      ),
    );
  const offered = ['Wait', 'Do Something', 'End Turn'];
  expect(on(atPeace)).toEqual(expect.arrayContaining(offered));
  const paused = { ...atPeace, everyone: { ...atPeace.everyone, pausedSince: 0 } };
  for (const label of offered) expect(on(paused)).not.toContain(label);
});

test('[GLOSS-05] what a guard keeps is marked where anybody could stand, and only while it stands', () => {
  const marked = (dead: boolean): number => {
    const now = atPeace.fight ?? expect.fail('no fight');
    const guards = { post: at('H4'), tiles: [at('H4'), at('G4'), at('H5')] };
    const creatures = now.creatures.map((one) =>
      one.name === 'Bran' ? one : { ...one, dead, guards },
    );
    const { picture } = panel({ ...atPeace, fight: { ...now, creatures } });
    return (picture?.drawing.svg.split('stroke-dasharray').length ?? 0) - 1;
  };
  expect(marked(false)).toBe(2 + 1);
  expect(marked(true)).toBe(0);
});

test('[GLOSS-05] of whoever keeps watch far off nothing is offered', () => {
  const deeds = (post: string) => {
    const now = atPeace.fight ?? expect.fail('no fight');
    const guards = { post: at(post), tiles: [at(post)] };
    const creatures = now.creatures.map((one) =>
      one.name === 'Bran' ? one : { ...one, tile: at(post), guards },
    );
    return textOf(panel({ ...atPeace, fight: { ...now, creatures } }, [], { deed: 0 }));
  };
  for (const offer of ['Health of Beadle', 'Towards Beadle']) {
    expect(deeds('E4')).toContain(offer);
    expect(deeds('T4')).not.toContain(offer);
  }
});

test('[MOVE-15] says why an arrow is switched off where one could go', () => {
  const said = (rows: string): string => {
    const bank = fightDrawn(rows, { mode: 'loot', creatures: { A: { name: 'Bran' } } });
    const seen = fightSeenBy({ ...bank, walk: { left: 9 } }, heroId('h1'));
    return textOf(panel({ ...atPeace, fight: seen }));
  };
  expect(said('#..#m\n#A^##\n#~###')).toContain(
    'No arrow leads into what would hurt: east (lava) and south (the Styx).',
  );
  expect(said('#..#m\n#A.##\n#####')).not.toContain('No arrow');
});

test('[ENTER-12] stalls are named before orbs, since those fill pages', () => {
  const { everyone: _, ...view } = atPeace;
  const menagerie = { board: fight.board, stalls: [{ keeper: 'Goop' as const, tile: at('E3') }] };
  const text = textOf(panel(heroView({ ...view, orbs: [orb(1)], everyone: { menagerie } })));
  expect(text.indexOf('"Goop, E3"')).toBeGreaterThan(0);
  expect(text.indexOf('"Goop, E3"')).toBeLessThan(text.indexOf('"Orb 1: Thing 1, 1 gold"'));
});

test('[COMBAT-12] nobody asks about the health of the dead', () => {
  const asks = (dead: boolean) => {
    const now = inCombat.fight ?? expect.fail('no fight');
    const creatures = now.creatures.map((one) => (one.name === 'Bran' ? one : { ...one, dead }));
    return textOf(panel({ ...inCombat, fight: { ...now, creatures } }));
  };
  expect(asks(false)).toContain('"Health of Beadle"');
  expect(asks(true)).not.toContain('Health of');
});

describe('[ENTER-04] who looks for something else to do than to walk', () => {
  const screen = panel(atPeace, [], { deed: 1 });

  test('still sees the map about their hero, and what is left of the turn', () => {
    expectWithinLimits(screen);
    expect(screen.picture?.alt).toContain('The map about B2.');
    expect(textOf(screen)).toContain('9 actions left of this loot turn');
    expect(textOf(screen)).not.toContain('```');
  });

  test('has choosers in place of the compass, and a way back to it', () => {
    expect(textOf(screen)).toContain('"Back"');
    expect(textOf(screen)).toContain('"Wait"');
    expect(textOf(screen)).not.toContain('"N ↑"');
    expect(textOf(panel(atPeace))).toContain('"N ↑"');
  });
});

test('[COND-01] whoever is hidden reads how well', () => {
  const fight = atPeace.fight ?? expect.fail('no fight');
  const creatures = fight.creatures.map((one) =>
    one.id === fight.you
      ? { ...one, conditions: [{ kind: 'hidden' as const, total: 14 } as never] }
      : one,
  );
  expect(textOf(panel(atPeace))).not.toContain('hidden');
  expect(textOf(panel({ ...atPeace, fight: { ...fight, creatures } }))).toContain(
    'You stand on B2, hidden (stealth 14).',
  );
});

describe('[ENTER-04] what happened on the way', () => {
  const bran = { id: 'h1' as never, name: 'Bran' };
  const picked = (tile: string, round: number) =>
    ({
      ...{ kind: 'trap picked up', rules: [], to: 'everybody' },
      ...{ who: bran, tile: at(tile), round },
    }) as never;
  const after = (...log: never[]) => {
    const now = atPeace.fight ?? expect.fail('no fight');
    return { ...atPeace, fight: { ...now, log, round: 9 } };
  };

  test('is told in full of the last action, and not of those before', () => {
    const log = [picked('B3', 7), picked('C2', 8), picked('C3', 8), picked('D3', 9)];
    const text = textOf(panel(after(...log)));
    expect(['B3', 'C2', 'C3', 'D3'].map((tile) => text.includes(`trap at ${tile}`))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('[MOVE-09] tells whither one was pushed, and of no ride', () => {
    const taken = (how: 'push' | 'mount', to: string) =>
      ({
        ...{ kind: 'was moved', rules: [], to: 'everybody', round: 8 },
        ...{ who: bran, by: null, how, path: [at(to)] },
      }) as never;
    const text = textOf(panel(after(taken('mount', 'C2'), taken('push', 'D3'))));
    expect(text).toContain('is pushed to D3.');
    expect(text).not.toContain('C2.');
  });

  test('is told once', () => {
    const text = textOf(panel(after(picked('C2', 8)), ['Bran picked something up.']));
    expect(text).toContain('Bran picked something up.');
    expect(text).not.toContain('trap at C2');
  });
});
