import fc from 'fast-check';
import { type Carried } from '../../src/rules/abilities/carried.ts';
import { awaited, stillActing } from '../../src/rules/combat/acting.ts';
import { type FightAbility, fightAbilitySchema } from '../../src/rules/abilities/seam.ts';
import { triggerWords } from '../../src/rules/abilities/trigger.ts';
import { readDrawing } from '../../src/rules/board/board.ts';
import {
  type CreatureId,
  type Entrant,
  type Fight,
  type FightMode,
  openFight,
} from '../../src/rules/combat/index.ts';
import { heroId, itemId } from '../../src/rules/names.ts';
import { sheet } from './drawn-fight.ts';
import { type evenDice } from './even-dice.ts';

const amount = fc.constantFrom<(number | string)[]>(1, 3, 'X', 'X + 2', 'd6', 'level / 2 + 1');
const turns = fc.constantFrom<(number | undefined)[]>(1, 2, 3, undefined);
const aim = fc.constantFrom<unknown[]>(
  ...[undefined, 'self', 'target', 'other', 'victim'],
  { all: 'enemies', within: 2 },
  { all: 'everybody', within: 1, of: 'target' },
);
const meant = fc.constantFrom('things', 'other things', 'this thing', 'spells');
const effect = fc.oneof(
  fc.record({ deal: amount, type: fc.constantFrom('physical', 'fire'), to: aim }),
  fc.record({ heal: amount, to: aim }),
  fc.record({
    lay: fc.constantFrom(
      ...['disarmed', 'goaded', 'slowed', 'stunned', 'charmed', 'restrained', 'ethereal'],
      ...['prone', 'blinded'],
    ),
    turns: fc.constantFrom(1, 2, 3),
    to: aim,
  }),
  fc.record({ end: fc.constantFrom('all conditions', 'stunned'), to: aim }),
  fc.record({
    change: fc.constantFrom(
      { dodge: -2, hp: -5, speed: 1, size: 1 },
      { hp: 'hp', dodge: '-speed / 2', 'all base stats': -1 },
    ),
    turns,
    to: aim,
  }),
  fc.record({ 'temporary hp': amount, turns, to: aim }),
  fc.record({
    give: fc.constantFrom('invulnerable', 'true sight', 'ghost strike', 'legendary shield'),
    turns,
    to: aim,
  }),
  fc.record({ actions: fc.constant(1) }),
  fc.record({ push: amount, to: aim }),
  fc.record({ pull: amount, grounds: fc.constantFrom(true, false), to: aim }),
  fc.record({ reveal: fc.constant(true), to: aim }),
  fc.record({ drain: amount, to: aim }),
  fc.record({ afflict: amount, type: fc.constantFrom('toxic', 'fire'), turns: fc.nat(3), to: aim }),
  fc.record({ move: amount, way: fc.constantFrom('towards', 'away'), to: aim }),
  fc.record({ teleport: fc.constant(true) }),
  fc.record({
    summon: fc.constant('Wisp'),
    hp: amount,
    size: fc.nat(1),
    attacks: fc.constant([{ name: 'Spark', range: 3, damage: 2 }]),
    ways: fc.constantFrom([], ['fly']),
    turns,
  }),
  fc.record({ refill: amount, of: fc.constantFrom('things', 'other things'), to: aim }),
  fc.record({ 'steal charges': amount, to: aim }),
  fc.record({
    place: fc.constantFrom('difficult ground', 'lava', 'force wall'),
    radius: fc.nat(2),
    turns,
    to: fc.constantFrom(undefined, undefined, 'other'),
  }),
  fc.record({
    'grant attack': fc.constant('Claw'),
    range: fc.constantFrom(1, 4),
    damage: amount,
    type: fc.constantFrom('fire', 'physical'),
    turns,
    to: aim,
  }),
  fc.record({
    'change attacks': fc.constantFrom({ range: 2 }, { damage: -3, type: 'cold' }, { piercing: 2 }),
    turns,
    to: aim,
  }),
  fc.record({ ways: fc.constantFrom(['fly'], ['climb', 'phase']), turns, to: aim }),
  fc.record({ prolong: amount, to: aim }),
  fc.record({ 'pass on': fc.constantFrom('all conditions', 'prone'), to: aim }),
  fc.record({
    exchange: fc.constantFrom(['armor', 'dodge'], ['speed', 'damage'], ['accuracy', 'stealth']),
    turns,
    to: aim,
  }),
  fc.record({ update: fc.constant('dependents') }),
  fc.record({ gold: amount }),
  fc.record({ copy: fc.constant('attacks'), turns, to: aim }),
  fc.record({
    transform: fc.constantFrom<unknown[]>(
      'back',
      { into: 'a coat stand' },
      { into: 'a goose', change: { size: -1, speed: 2 }, ways: ['fly'] },
      { into: 'a piano', change: { size: 1 }, attacks: [{ name: 'Lid', damage: 'X' }] },
    ),
    turns,
    to: aim,
  }),
  fc.record({ 'clear ground': fc.nat(3), to: fc.constantFrom(undefined, undefined, 'other') }),
  fc.record({ sustain: amount, to: aim }),
  fc.record({ sink: amount, to: aim }),
  fc.record({ protect: meant, turns, to: aim }),
  fc.record({
    'change abilities': fc.record({
      power: fc.constantFrom(-2, 1, 3),
      range: fc.constantFrom(undefined, -1, 2),
      of: meant,
    }),
    turns,
    to: aim,
  }),
  ...[
    ...['attack', 'swap', 'hide', 'steal boons', 'ground', 'unseat', 'dispel'],
    ...['study', 'fetch', 'dismiss'],
  ].map((word) => fc.record({ [word]: fc.constant(true), to: aim })),
);
/** What answers to something that is about to happen. */
const answering = fc.oneof(
  fc.record({
    when: fc.constantFrom('I am targeted by an ability', 'an enemy targets me with an ability'),
    do: fc.tuple(fc.constant({ counter: true }), effect),
  }),
  ...['reflect', 'absorb'].map((word) =>
    fc.record({
      when: fc.constantFrom('I take damage', 'I deal damage', 'I take fire damage'),
      do: fc.tuple(fc.record({ [word]: fc.constantFrom('half', 'quarter'), to: aim }), effect),
    }),
  ),
  fc.record({
    when: fc.constantFrom('a condition is laid on me', 'I lose a condition', 'I lay a condition'),
    do: fc.tuple(fc.record({ 'lay the same': fc.constant(true), turns, to: aim }), effect),
  }),
  fc.record({
    when: fc.constantFrom(...triggerWords.filter((word) => word.includes('would'))),
    do: fc.tuple(
      fc.record({ reroll: fc.constant(true), keep: fc.constantFrom('second', 'better', 'worse') }),
      effect,
    ),
  }),
);
const effects = fc.array(effect, { minLength: 1, maxLength: 2 });
const limit = fc.constantFrom<unknown[]>(
  { each: 'turn' },
  { each: 'round', times: 2 },
  { each: 'fight', times: 3 },
);
const level = fc.constantFrom(undefined, undefined, undefined, 2, 3);
const charge = fc.constantFrom<(true | undefined)[]>(undefined, true);
const hp = fc.constantFrom<(number | undefined)[]>(undefined, undefined, 1, 6);
const use = fc.oneof(
  fc.record({ range: fc.nat(5), on: fc.constantFrom('self', 'enemy', 'ally', 'anybody') }),
  fc.record({
    range: fc.nat(4),
    on: fc.constant('tile'),
    radius: fc.nat(2),
    hits: fc.constantFrom('enemies', 'everybody'),
  }),
);
const special = fc.record({
  against: fc.constantFrom('dodge', 'willpower', 'immunity'),
  damage: amount,
  type: fc.constantFrom('cold', 'physical'),
});
const isOfTraps = (one: object): boolean =>
  fightAbilitySchema.safeParse(JSON.parse(JSON.stringify({ trap: { stealth: 0 }, do: [one] })))
    .success;
/** Whatever a thing can do in a fight. */
export const anyAbility = fc
  .oneof(
    fc.record({ use, do: effects, limit, charge, 'pays hp': hp, 'from level': level }),
    fc.record({ use, special, do: effects, limit }),
    fc.record({
      when: fc.constantFrom(...triggerWords),
      do: effects,
      limit,
      charge,
      'pays hp': hp,
      'from level': level,
    }),
    answering,
    fc.record({
      trap: fc.record({ stealth: fc.nat(12) }),
      do: fc.array(effect.filter(isOfTraps), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      aura: fc.record({ radius: fc.nat(3), hits: fc.constantFrom('enemies', 'everybody') }),
      do: effects,
      while: fc.constantFrom(undefined, { dodge: -2, hp: -3, speed: 1 }),
    }),
  )
  .map((one) => fightAbilitySchema.safeParse(JSON.parse(JSON.stringify(one))).data)
  .filter((one): one is FightAbility => one !== undefined);

/** Up to four things with one or two abilities each. */
export const anyKit = fc
  .array(
    fc.record({
      x: fc.nat(6),
      abilities: fc.array(anyAbility, { minLength: 1, maxLength: 2 }),
      standing: fc.constantFrom('always' as const, 'never' as const, 'ask' as const),
    }),
    { maxLength: 4 },
  )
  .map((things) =>
    things.map(({ x, abilities, standing }, at): Carried => ({
      ...{ item: itemId(`i${at}`), name: `Thing ${at}`, x, place: at, abilities },
      ...{ charges: 2, spent: false, uses: {}, standing: { 0: standing } },
    })),
  );

/** A thing that asks in what happens as a fight begins, or as somebody joins. */
export const askingAtFirst = fc
  .record({
    when: fc.constantFrom(
      ...(['a round begins', 'my turn begins', 'an enemy’s turn begins', 'I am found'] as const),
    ),
    do: effects,
    limit,
    charge,
    'pays hp': hp,
  })
  .map((one) => fightAbilitySchema.safeParse(JSON.parse(JSON.stringify(one))).data)
  .filter((one): one is FightAbility => one !== undefined)
  .map((one): Carried => ({
    ...{ item: itemId('i9'), name: 'Thing 9', x: 2, place: 9, charges: 2, spent: false, uses: {} },
    ...{ standing: { 0: 'ask' } },
    abilities: [one],
  }));

const fighter = fc.record({
  hp: fc.integer({ min: 5, max: 50 }),
  speed: fc.integer({ min: 1, max: 5 }),
  size: fc.constantFrom(0, 0, 0, 1),
  regen: fc.nat(1),
  stealth: fc.nat(8),
});

const crooked = readDrawing(
  'any',
  ['@...~~..@', '.#..~~.%.', '.#,,..^^.', '.....#^..', '@..|....@'].join('\n'),
).board;

/** Room for a monster of any level to come to everybody. */
export const wide = readDrawing(
  'wide',
  [`@${'.'.repeat(23)}`, ...Array<string>(15).fill(`${'.'.repeat(23)}@`)].join('\n'),
).board;

/** ITEM-03: dependents that an update makes other. */
const varying = [
  { stat: 'hp', by: 1, x: 0, depends: { on: 'dodge / 2', of: null } },
  { stat: 'armor', by: 2, x: 0, depends: { on: 'speed / 3', of: null } },
] as const;

/** A duel, or two heroes against a monster, with a companion of the first. */
export const anySetup = fc.record({
  mode: fc.constantFrom<FightMode[]>('duel', 'duel', 'monster round', 'loot', 'quest'),
  /** The act before which somebody joins; beyond the last: nobody. */
  late: fc.nat(40),
  kits: fc.tuple(anyKit, anyKit, anyKit),
  fighters: fc.tuple(fighter, fighter, fighter),
  movement: fc.uniqueArray(fc.constantFrom('fly' as const, 'climb' as const, 'phase' as const)),
  seed: fc.integer(),
  choices: fc.array(fc.nat(1000), { minLength: 10, maxLength: 60 }),
});
export type AnySetup = typeof anySetup extends fc.Arbitrary<infer T> ? T : never;

export function anyOpened(
  { mode, kits, fighters, movement }: AnySetup,
  dice: ReturnType<typeof evenDice>,
  board = crooked,
) {
  const [one, two, three] = fighters;
  const duel = mode === 'duel';
  const hero = (id: string, at: 0 | 1, stats: typeof one): Entrant => ({
    ...{ id: heroId(id), name: id, kind: 'hero', side: duel ? id : 'heroes', level: 2 },
    ...{ player: heroId(id), sheet: { ...sheet(stats), varying }, damageTaken: 0, kit: kits[at] },
  });
  const companion: Entrant = {
    ...{ id: 'c1', name: 'Rook', kind: 'companion', side: duel ? 'h1' : 'heroes', level: 1 },
    ...{ player: heroId('h1'), sheet: sheet({ ...three, size: 1 }), damageTaken: 0, kit: [] },
  };
  const monster: Entrant = {
    ...{ id: 'm1', name: 'M', kind: 'monster', side: 'monsters', player: null, level: 0 },
    ...{ sheet: sheet(three), damageTaken: 0, kit: kits[2] },
  };
  const creatures = [hero('h1', 0, one), hero('h2', 1, two), companion];
  const reserve = duel ? { name: 'M', level: 0, sheet: sheet(three) } : null;
  const { fight } = openFight(
    {
      ...{ mode, board, monster: reserve },
      creatures: duel ? creatures : [...creatures, monster],
    },
    dice,
  );
  const ways = Object.fromEntries(
    Object.values(fight.creatures).map((creature) => [
      creature.id,
      { ...creature, movement: [...creature.movement, ...movement] },
    ]),
  );
  return { ...fight, creatures: ways } as Fight;
}

export const lateComer = ({ kits, fighters: [one], late }: AnySetup): Entrant => ({
  ...{ id: heroId('h3'), name: 'h3', kind: 'hero', side: 'heroes', level: 2, damageTaken: 0 },
  ...{ player: heroId('h3'), sheet: sheet(one), kit: kits[0] },
  conditions: late % 2 ? [{ kind: 'hidden', total: 25, natural: 12, lasts: 'until ended' }] : [],
});

/** Who is asked in it, or else one of those who may act, by that choice. */
export function whoActs(fight: Fight, choice: number): CreatureId {
  if (fight.pending) return awaited(fight);
  const acting = stillActing(fight);
  return acting[choice % Math.max(1, acting.length)]?.id ?? fight.turn.of;
}
