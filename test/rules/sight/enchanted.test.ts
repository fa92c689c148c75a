import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type Fight, type FightAction } from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { duelToldToAll, eventsSeenBy, fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf, pass, standing, strike } from '../../support/drawn-fight.ts';

const item = itemId('i1');
const use: FightAction = { do: 'activate', item, ability: 0, targets: [], tile: null };

/** What comes to nothing with whoever is on their feet. */
const nothing = [{ end: 'prone' }];

const thing = (effects: object[], x: number): Carried => ({
  item,
  name: 'Vow',
  x,
  place: 0,
  abilities: [
    fightAbilitySchema.parse({
      use: {},
      name: 'Kneel',
      do: effects.length > 0 ? effects : nothing,
    }),
  ],
  charges: null,
  spent: false,
  uses: {},
  standing: {},
});

/** A has struck at B’s dodge, and B has used its thing and ended its turn. */
function fought(effects: object[], x = 1): Fight {
  const fight = fightDrawn('A.B', {
    creatures: {
      A: { attacks: [{ name: 'Sling', range: 5 }] },
      B: { kit: [thing(effects, x)] },
    },
  });
  const struck = act(fight, 'A', strike('B', 1), { 'to hit': 5 }).fight;
  const begun = act(struck, 'A', pass).fight;
  return act(act(begun, 'B', use).fight, 'B', pass).fight;
}

const seenBy = (letter: string, fight: Fight) => JSON.stringify(fightSeenBy(fight, idOf(letter)));
const over = (fight: Fight) =>
  JSON.stringify(duelToldToAll(act(fight, 'A', { do: 'concede' }).fight));

const worlds: Record<string, [object[], object[]]> = {
  'by how much stats are other': [
    [{ change: { armor: 2 }, turns: 2 }],
    [{ change: { armor: -5 }, turns: 2 }],
  ],
  'which stats are other': [
    [{ change: { willpower: 2 }, turns: 2 }],
    [{ change: { speed: -1, hp: 9 }, turns: 2 }],
  ],
  'for how long': [[{ change: { dodge: 2 }, turns: 2 }], [{ change: { dodge: 2 }, turns: 9 }]],
  'what else is other besides a stat that is public': [
    [{ change: { dodge: 2, armor: 1 }, turns: 2 }],
    [{ change: { dodge: 2, stealth: 4, hp: -1 }, turns: 2 }],
  ],
  'which boon it has': [[{ give: 'double damage', turns: 2 }], [{ give: 'true sight' }]],
  'whether it has one': [[{ give: 'invulnerable', turns: 2 }], []],
  'what its things can do': [
    [{ 'change abilities': { power: 2 }, turns: 2 }],
    [{ 'change abilities': { range: 3 } }],
  ],
  'which of them are protected': [[{ protect: 'things', turns: 2 }], [{ protect: 'this thing' }]],
  'how it moves': [[{ ways: ['fly'], turns: 2 }], [{ ways: ['phase', 'climb'] }]],
  'with what it attacks': [
    [{ 'grant attack': 'Flame', range: 4, damage: 'X', type: 'fire' }],
    [{ 'change attacks': { damage: 9 }, turns: 2 }],
  ],
  'what else it is for being a goose': [
    [{ transform: { into: 'a goose', change: { armor: 2 }, attacks: [] }, turns: 2 }],
    [{ transform: { into: 'a goose', change: { willpower: -1 }, ways: ['fly'] }, turns: 4 }],
  ],
  'what it suffers from': [
    [{ afflict: 3, type: 'toxic', turns: 2 }],
    [{ afflict: 'X', type: 'fire', turns: 4 }],
  ],
};

test.each(Object.entries(worlds))(
  '[COMBAT-11] [STAT-08] two fights that differ in %s look alike to the byte to the other duelist',
  (_, effects) => {
    const [one, other] = effects.map((list) => fought(list)) as [Fight, Fight];
    expect(seenBy('A', one)).toBe(seenBy('A', other));
    expect(over(one)).toBe(over(other));
    expect(seenBy('B', one)).not.toBe(seenBy('B', other));
  },
);

test('[COMBAT-11] of a stat that is public it is told what has become of it, and nothing that only sight may read', () => {
  const fight = fought([{ change: { dodge: 2, armor: 1 }, turns: 2 }]);
  const told = fightSeenBy(fight, idOf('A')).log.filter(({ kind }) => kind === 'enchanted');
  expect(told).toMatchObject([{ cause: 'Kneel', what: { kind: 'stats', by: { dodge: 2 } } }]);
  for (const seen of [seenBy('A', fight), seenBy('B', fight), over(fight)])
    expect(seen).not.toContain('"known"');
});

test('[COMBAT-11] [STAT-07] what came of somebody’s stats is told to nobody who does not know these', () => {
  const fight = fought([{ change: { dodge: 2, armor: 1 }, turns: 2 }]);
  const event = fight.log.find((one) => one.kind === 'enchanted');
  if (event?.what.kind !== 'stats') throw new Error('nothing was told');
  const A = { id: idOf('A'), name: 'A' };
  const byA = { ...event, by: A, what: { ...event.what, formula: true as const } };
  const seen = (letter: string) => eventsSeenBy(fight, [byA], idOf(letter));
  expect(seen('A')).toMatchObject([{ what: { kind: 'stats', by: { dodge: 2 } }, turns: null }]);
  expect(seen('A')[0]).not.toHaveProperty(['what', 'by', 'armor']);
  expect(seen('B')).toMatchObject([{ what: { by: { dodge: 2, armor: 1 } }, turns: 2 }]);
  const [plain] = eventsSeenBy(fight, [{ ...event, by: A }], idOf('A'));
  expect(plain).toMatchObject({ what: { by: { dodge: 2, armor: 1 } } });
});

/** B, whom A does not see, has done that to A by an ability of that name, and ended its turn. */
function haunted(name: string, effects: object[]): Fight {
  const ability = fightAbilitySchema.parse({ use: { range: 9, on: 'enemy' }, name, do: effects });
  const kit = [{ ...thing([], 1), abilities: [ability] }];
  const own = { ...thing([], 1), item: itemId('i2'), name: 'Own' };
  const fight = fightDrawn('B.A', { creatures: { A: { kit: [own] }, B: { kit } } });
  const hidden = { kind: 'hidden' as const, total: 60, natural: 10, lasts: 'until ended' as const };
  const b = { ...standing(fight, 'B'), conditions: [hidden] };
  const begun = act({ ...fight, creatures: { ...fight.creatures, [b.id]: b } }, 'A', pass).fight;
  const aimed: FightAction = { do: 'activate', item, ability: 0, targets: [idOf('A')], tile: null };
  return act(act(begun, 'B', aimed).fight, 'B', pass).fight;
}

test.each([
  ['stats', [{ change: { armor: -1 } }]],
  ['temporary HP', [{ 'temporary hp': 3 }]],
  ['boons', [{ give: 'empty mind', turns: 1 }]],
  ['attacks', [{ 'change attacks': { damage: -1 } }]],
  ['abilities', [{ 'change abilities': { power: -1 } }]],
  ['things', [{ protect: 'things' }]],
  ['turns', [{ afflict: 1, turns: 9 }]],
])('[COND-01] [COMBAT-11] what somebody unseen does to %s of one has no name', (_, effects) => {
  const [one, other] = [haunted('Wither', effects), haunted('Fester', effects)];
  expect(seenBy('A', one)).toBe(seenBy('A', other));
  expect(seenBy('B', one)).not.toBe(seenBy('B', other));
});
