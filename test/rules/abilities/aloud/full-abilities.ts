import { type SeamAbility } from '../../../../src/rules/abilities/seam.ts';
import { triggerWords } from '../../../../src/rules/abilities/trigger.ts';
import { asAbility } from '../../../support/written-abilities.ts';

const turns = { turns: 2 };
const to = { to: { all: 'enemies', within: 2, of: 'target' } };

/** Every verb with all that it can say, but what only answers. */
const effects: readonly object[] = [
  { deal: 'X + 2', type: 'fire', piercing: 1, ...to },
  { heal: 4, ...to },
  { lay: 'stunned', ...turns, ...to },
  { end: 'prone', ...to },
  { end: 'all conditions', to: 'self' },
  { change: { dodge: -2, hp: 'hp', speed: '-speed / 2', 'all base stats': 1 }, ...turns, ...to },
  { 'temporary hp': '2 X', ...turns, ...to },
  { heal: 'Y / 2 + 1', ...to },
  { give: 'wider critical', by: 2, ...turns, ...to },
  { give: 'legendary shield', by: 'X', to: 'self' },
  { give: 'invulnerable', turns: 'level / 2', to: 'self' },
  { actions: 2 },
  { reveal: true, ...to },
  { push: 2, grounds: true, ...to },
  { pull: 'd4', grounds: false, ...to },
  { drain: 3, type: 'cold', ...to },
  { afflict: 2, type: 'toxic', ...turns, ...to },
  { attack: true, ...to },
  { move: 3, way: 'away', ...to },
  { teleport: true },
  { swap: true, ...to },
  { hide: true, ...to },
  { ground: true, ...to },
  { unseat: true, ...to },
  { dispel: true, ...to },
  {
    ...{ summon: 'Wisp', hp: 'X + 1', size: 1, stats: { dodge: 12, speed: 4 }, ...turns },
    ...{ attacks: [{ name: 'Spark', range: 3, damage: 'X', piercing: 1, type: 'electric' }] },
    ways: ['fly', 'climb'],
  },
  { refill: 1, of: 'other things', ...to },
  { 'steal charges': 2, ...to },
  { place: 'lava', radius: 1, ...turns, ...to },
  { place: 'force wall' },
  { 'grant attack': 'Claw', range: 2, damage: 3, piercing: 1, type: 'cold', ...turns, ...to },
  { 'change attacks': { range: 1, damage: 2, piercing: -1, type: 'fire' }, ...turns, ...to },
  { ways: ['fly', 'phase'], ...turns, ...to },
  { prolong: 'X', ...to },
  { 'pass on': 'prone', ...to },
  { 'pass on': 'all conditions', to: 'other' },
  { 'steal boons': true, ...to },
  { exchange: ['armor', 'dodge'], ...turns, ...to },
  { 'clear ground': 2, ...to },
  { 'clear ground': 0 },
  { update: 'dependents' },
  { gold: 'X' },
  { sustain: 'X', ...to },
  { study: true, ...to },
  { fetch: true, ...to },
  { dismiss: true, ...to },
  { sink: 2, ...to },
  { protect: 'other things', ...turns, ...to },
  { 'change abilities': { power: 1, range: -2, of: 'spells' }, ...turns, ...to },
  { copy: 'attacks', ...turns, ...to },
  {
    transform: {
      ...{ into: 'a grand piano', change: { armor: 3, size: 1, dodge: -1 } },
      attacks: [{ name: 'Lid', range: 2, damage: 'X', piercing: 1, type: 'cold' }],
      ways: ['climb', 'phase'],
    },
    ...{ ...turns, ...to },
  },
  { transform: { into: 'a footstool', attacks: [] } },
  { transform: 'back', ...to },
];

const limit = { each: 'round', times: 2 };
const price = {
  limit,
  charge: true,
  'used up': true,
  'pays hp': 4,
  'from level': 3,
  powered: true,
  'not in quests': true,
};
const special = { against: 'willpower', damage: 2, type: 'fire', piercing: 1 };
const uses: readonly object[] = [
  {},
  { range: 5, on: 'enemy' },
  { range: 4, on: 'ally' },
  { range: 3, on: 'anybody', radius: 2, hits: 'allies' },
  { range: 6, on: 'tile' },
  { range: 6, on: 'tile', radius: 1, hits: 'enemies' },
  { radius: 0, hits: 'everybody' },
];

/** Each kind of ability about each of them, where it can be said, and a few besides. */
const said: readonly object[] = [
  ...effects.flatMap((effect) => [
    ...uses.map((use) => ({ use, do: [effect] })),
    { use: { range: 5, on: 'enemy' }, name: 'Bolt', special, do: [effect], ...price },
    { use: { range: 5, on: 'tile', radius: 2 }, special: { against: 'dodge' }, do: [effect] },
    { when: 'I am struck', name: 'Spite', standing: 'ask', do: [effect], ...price },
    { trap: { stealth: 12, flyers: true }, name: 'Snare', do: [effect], 'from level': 2 },
    { aura: { radius: 2, hits: 'enemies' }, name: 'Chill', do: [effect], while: { dodge: -1 } },
  ]),
  ...triggerWords.flatMap((when) => [
    { when, do: [{ heal: 1, to: 'other' }] },
    { when, do: [{ heal: 1, to: 'victim' }] },
    { when, do: [{ heal: 1, to: { all: 'allies', within: 3, of: 'other' } }] },
  ]),
  {
    when: 'I take damage',
    do: [
      { reflect: 'half', ...to },
      { absorb: 'quarter', ...to },
    ],
  },
  { when: 'a condition is laid on me', do: [{ 'lay the same': true, ...turns, ...to }] },
  { when: 'I am targeted by an ability', do: [{ counter: true }, { heal: 1 }] },
  { when: 'I would miss', standing: 'never', do: [{ reroll: true, keep: 'better' }] },
  { when: 'I miss', must: true, do: [{ deal: 2, to: 'self' }] },
  { aura: { radius: 0 }, while: { hp: -2, armor: 1 }, 'from level': 2 },
  { always: { hp: 4, 'all base stats': 1 }, ways: ['climb', 'fly'], boons: ['true sight'] },
  { always: {}, 'change abilities': { power: 1, range: 2, of: 'spells' }, protect: 'things' },
  { depends: { armor: 'hp / 9 - 1' } },
  { 'level up': { gold: 'level + 1' } },
  { holy: 2 },
  { always: { armor: 'hp / 2', dodge: 2 }, while: 'below half HP' },
  { always: {}, boons: [{ 'wider critical': 1 }, 'empty mind', { 'legendary shield': 2 }] },
  { attack: { name: 'Claw', range: 2, damage: 3, piercing: 1, type: 'fire' } },
];

/** Abilities that together have every part that the language knows. */
export const fullAbilities: readonly SeamAbility[] = said.flatMap((one) => asAbility(one) ?? []);
