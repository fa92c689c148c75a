import { describe, expect, test } from 'vitest';
import { readCustomId } from '../../../../src/discord/custom-id.ts';
import { seatIn } from '../../../../src/discord/suggestions/seat.ts';
import { panel } from '../../../../src/discord/views/panel/panel.ts';
import { tileName } from '../../../../src/rules/board/tile.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { heroId } from '../../../../src/rules/names.ts';
import { fightSeenBy } from '../../../../src/rules/sight/fight.ts';
import { type HeroView } from '../../../../src/rules/sight/views.ts';
import { fightDrawn } from '../../../support/drawn-fight.ts';
import { heroView, noLegal } from '../../support/hero-view.ts';
import { thing } from '../../../support/minds.ts';
import { expectWithinLimits, textOf } from '../../support/limits.ts';

const hero = heroId('h1');
const own = (name: string) => ({ kind: 'companion', player: hero, side: hero, name }) as const;

/** Bran with a pack about him and nothing done yet. */
const fight: Fight = fightDrawn('A.B\nmrn\nopq', {
  creatures: {
    A: { name: 'Bran' },
    B: { name: 'Cleo' },
    ...{ n: own('Crow'), o: own('Stork'), p: own('Owl'), q: own('Ape') },
    m: { ...own('Hound'), kit: [thing('Bark', 0, { use: {}, do: [{ heal: 1 }] })] },
    r: { name: 'Rat' },
  },
});
const pack = Object.values(fight.creatures).filter(({ kind }) => kind === 'companion');
const viewOf = (now: Fight): HeroView =>
  heroView({
    fight: fightSeenBy(now, hero),
    companions: pack.map(({ id }) => fightSeenBy(now, id)),
    legal: { ...noLegal, fight: true },
  });
const view = viewOf(fight);
const [hound] = pack;
if (!hound) throw new Error('nobody comes along');

/** Of every button and chooser, what it says when it is used. */
const idsOn = (screen: ReturnType<typeof panel>) =>
  [...JSON.stringify(screen.rows).matchAll(/"(v1:[^"]*)"/g)].map(([, id = '']) => readCustomId(id));

describe('[ITEM-24] the panel of who has companions', () => {
  test('offers as many to be led as there is room for', () => {
    const screen = panel(view);
    expectWithinLimits(screen);
    expect(textOf(screen)).toContain('"Lead Hound"');
    expect(idsOn(screen).every((id) => id !== 'outdated' && id?.by === null)).toBe(true);
  });

  test('of a companion is about it, and what is pressed there is for it to do', () => {
    const screen = panel(view, [], { by: hound.id });
    expectWithinLimits(screen);
    const text = textOf(screen);
    expect(text).toContain('**You lead Hound**, which has 2 actions left in this turn');
    expect(text).toContain('"Hound Is Done"');
    expect(text).toContain('"Lead Crow"');
    expect(text).not.toMatch(/"Lead Hound"|Concede|Thumbs/);
    const acts = idsOn(screen).flatMap((id) =>
      id && id !== 'outdated' && !['panel', 'lead'].includes(id.action) ? [id.by] : [],
    );
    expect(new Set(acts)).toEqual(new Set([hound.id]));
  });

  test('is the hero’s once it has nothing left to do', () => {
    const screen = panel({ ...view, companions: [] }, [], { by: hound.id });
    expect(textOf(screen)).toContain('**It is your move**');
  });
});

describe('[ITEM-24] who is typed', () => {
  test('is a companion by its name or a part of it, or else the hero', () => {
    expect(seatIn(view, 'hou')).toMatchObject({ by: hound.id, fight: { you: hound.id } });
    expect(seatIn(view, null)).toEqual({ fight: view.fight });
    expect(seatIn(view, 'Bran')).toMatchObject({ by: hero, fight: { you: hero } });
    expect(seatIn(heroView(), 'hou')).toBe(null);
  });

  test('is left to the rules to refuse where it cannot act', () => {
    expect(seatIn({ ...view, companions: [] }, 'Hound')).toMatchObject({ by: hound.id });
    expect(seatIn(view, 'Cleo')).toMatchObject({ by: 'Cleo', fight: { you: hero } });
  });
});

describe('[ITEM-24] two of one name', () => {
  const crow = pack.find(({ name }) => name === 'Crow') ?? expect.fail('no crow');
  const twins = { ...fight.creatures, [hound.id]: { ...hound, name: 'Crow' } };
  const alike = viewOf({ ...fight, creatures: twins });

  test('are told apart by where they stand', () => {
    const text = textOf(panel(alike));
    expect(text).toContain(`"Lead Crow on ${tileName(crow.tile)}"`);
    expect(text).toContain(`"Lead Crow on ${tileName(hound.tile)}"`);
    expect(text).toContain('"Lead Owl"');
  });

  test('are meant before a hero of that name', () => {
    const called = { ...alike, hero: { ...alike.hero, name: 'Crow' } };
    expect(seatIn(called, 'Crow')?.by).not.toBe(hero);
    expect(seatIn({ ...called, companions: [] }, 'Crow')?.by).not.toBe(hero);
  });

  test('are meant by their tile, or else whoever of them has something to do', () => {
    expect(seatIn(alike, `Crow on ${tileName(hound.tile)}`)).toMatchObject({ by: hound.id });
    const companions = alike.companions.filter(({ you }) => you === hound.id);
    expect(seatIn({ ...alike, companions }, 'crow')).toMatchObject({ by: hound.id });
  });
});
