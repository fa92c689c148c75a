import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { type FightAbility, fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { triggerWords } from '../../../src/rules/abilities/trigger.ts';
import { readDrawing } from '../../../src/rules/board/board.ts';
import { groundAt } from '../../../src/rules/board/terrain.ts';
import { groundBears } from '../../../src/rules/board/paths.ts';
import { overlaps } from '../../../src/rules/board/space.ts';
import { actsNow, awaited, stillActing } from '../../../src/rules/combat/acting.ts';
import { refusalOf } from '../../../src/rules/combat/allowed.ts';
import { hpOf, maxHp } from '../../../src/rules/combat/health.ts';
import {
  type Entrant,
  type Fight,
  type FightMode,
  joinFight,
  legalActions,
  openFight,
  playMinds,
  playTurn,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { fightLine } from '../../../src/story/fight-line.ts';
import { eventsSeenBy, positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { heroId, itemId } from '../../../src/rules/names.ts';
import { sheet } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=100000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 150);

const amount = fc.constantFrom<(number | string)[]>(1, 3, 'X', 'X + 2', 'd6', 'level / 2 + 1');
const turns = fc.constantFrom<(number | undefined)[]>(1, 2, 3, undefined);
const aim = fc.constantFrom<unknown[]>(
  ...[undefined, 'self', 'target', 'other'],
  { all: 'enemies', within: 2 },
  { all: 'everybody', within: 1, of: 'target' },
);
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
  fc.record({ change: fc.constant({ dodge: -2, hp: -5, speed: 1, size: 1 }), turns, to: aim }),
  fc.record({ 'temporary hp': amount, turns, to: aim }),
  fc.record({
    give: fc.constantFrom('invulnerable', 'true sight', 'ghost strike', 'legendary shield'),
    turns,
    to: aim,
  }),
  fc.record({ actions: fc.constant(1) }),
  fc.record({ push: amount, to: aim }),
  fc.record({ pull: amount, grounds: fc.constant(true), to: aim }),
  fc.record({ reveal: fc.constant(true), to: aim }),
  fc.record({ drain: amount, to: aim }),
  fc.record({ afflict: amount, type: fc.constantFrom('toxic', 'fire'), turns: fc.nat(3), to: aim }),
  fc.record({ move: amount, way: fc.constantFrom('towards', 'away'), to: aim }),
  fc.record({ teleport: fc.constant(true) }),
  ...['attack', 'swap', 'hide', 'ground', 'unseat', 'dispel'].map((word) =>
    fc.record({ [word]: fc.constant(true), to: aim }),
  ),
);
const effects = fc.array(effect, { minLength: 1, maxLength: 2 });
const limit = fc.constantFrom<unknown[]>(
  { each: 'turn' },
  { each: 'round', times: 2 },
  { each: 'fight', times: 3 },
);
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
const ability = fc
  .oneof(
    fc.record({ use, do: effects, limit }),
    fc.record({ use, special, do: effects, limit }),
    fc.record({ when: fc.constantFrom(...triggerWords), do: effects, limit }),
    fc.record({ trap: fc.record({ stealth: fc.nat(12) }), do: effects }),
    fc.record({
      aura: fc.record({ radius: fc.nat(3), hits: fc.constantFrom('enemies', 'everybody') }),
      do: effects,
      while: fc.constantFrom(undefined, { dodge: -2, hp: -3, speed: 1 }),
    }),
  )
  .map((one): FightAbility => fightAbilitySchema.parse(JSON.parse(JSON.stringify(one))));

const kit = fc
  .array(
    fc.record({
      x: fc.nat(6),
      abilities: fc.array(ability, { minLength: 1, maxLength: 2 }),
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

const fighter = fc.record({
  hp: fc.integer({ min: 5, max: 50 }),
  speed: fc.integer({ min: 1, max: 5 }),
  size: fc.constantFrom(0, 0, 0, 1),
  regen: fc.nat(1),
  stealth: fc.nat(8),
});

const board = readDrawing(
  'any',
  ['@...~~..@', '.#..~~.%.', '.#,,..^^.', '.....#^..', '@..|....@'].join('\n'),
).board;

const setups = fc.record({
  mode: fc.constantFrom<FightMode[]>('duel', 'duel', 'monster round', 'loot', 'quest'),
  /** The act before which somebody joins; beyond the last: nobody. */
  late: fc.nat(40),
  kits: fc.tuple(kit, kit, kit),
  fighters: fc.tuple(fighter, fighter, fighter),
  movement: fc.uniqueArray(fc.constantFrom('fly' as const, 'climb' as const, 'phase' as const)),
  seed: fc.integer(),
  choices: fc.array(fc.nat(1000), { minLength: 10, maxLength: 60 }),
});
type Setup = typeof setups extends fc.Arbitrary<infer T> ? T : never;

function opened({ mode, kits, fighters, movement }: Setup, dice: ReturnType<typeof evenDice>) {
  const [one, two, three] = fighters;
  const duel = mode === 'duel';
  const hero = (id: string, at: 0 | 1, stats: typeof one): Entrant => ({
    ...{ id: heroId(id), name: id, kind: 'hero', side: duel ? id : 'heroes', level: 2 },
    ...{ player: heroId(id), sheet: sheet(stats), damageTaken: 0, kit: kits[at] },
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

const lateComer = ({ kits, fighters: [one], late }: Setup): Entrant => ({
  ...{ id: heroId('h3'), name: 'h3', kind: 'hero', side: 'heroes', level: 2, damageTaken: 0 },
  ...{ player: heroId('h3'), sheet: sheet(one), kit: kits[0] },
  conditions: late % 2 ? [{ kind: 'hidden', total: 25, natural: 12, lasts: 'until ended' }] : [],
});

function expectSane(fight: Fight): void {
  const all = Object.values(fight.creatures);
  for (const one of all) {
    expect(one.damageTaken).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(one.damageTaken)).toBe(true);
    if (one.dead) continue;
    expect(hpOf(one)).toBeGreaterThanOrEqual(1);
    expect(hpOf(one)).toBeLessThanOrEqual(Math.max(1, maxHp(one)));
    expect(groundAt(fight.board, one.tile)).not.toBe('nothing');
    const rides = one.mount !== null;
    const onWall = one.movement.includes('climb') && actsNow(fight, one);
    if (one.height === 'ground' && !rides && !onWall)
      expect(groundBears(fight.board, one)).toBe(true);
    for (const other of all)
      if (other !== one && !other.dead && other.height === one.height)
        if (other.mount !== one.id && one.mount !== other.id)
          expect(overlaps(one, other)).toBe(false);
  }
  expect(new Set(fight.order).size).toBe(fight.order.length);
  expect(fight.turn.actions).toBeGreaterThanOrEqual(0);
}

test('[COMBAT-02] [COMBAT-14] any kits: what is legal is accepted, told and keeps the fight sane', () => {
  fc.assert(
    fc.property(setups, (setup) => {
      const dice = evenDice(setup.seed);
      let fight = opened(setup, dice);
      for (const [at, choice] of setup.choices.entries()) {
        if (fight.outcome) break;
        if (at === setup.late && !fight.pending && setup.mode !== 'duel')
          fight = joinFight(fight, [lateComer(setup)], dice).fight;
        const acting = fight.pending
          ? awaited(fight)
          : (stillActing(fight)[choice % Math.max(1, stillActing(fight).length)]?.id ??
            fight.turn.of);
        const legal = legalActions(fight, acting).filter(
          ({ do: what }) => what !== 'concede' && what !== 'health check',
        );
        const action = legal[choice % legal.length];
        if (!action) throw new Error(`nothing legal for ${acting}`);
        const fought = takeAction(fight, acting, action, dice);
        if ('refused' in fought) throw new Error(`refused: ${JSON.stringify(fought)}`);
        expectSane(fought.fight);
        fought.events.forEach((event) => fightLine(event));
        for (const watcher of [heroId('h1'), heroId('h2')]) {
          eventsSeenBy(fought.fight, fought.events, watcher).forEach((event) => fightLine(event));
          positionSeenBy(fought.fight, watcher);
        }
        fight = JSON.parse(JSON.stringify(fought.fight)) as Fight;
      }
      for (const { id } of Object.values(fight.creatures))
        for (const action of legalActions(fight, id))
          expect(refusalOf(fight, id, action)).toBeNull();
    }),
    { numRuns: fights },
  );
}, 3_600_000);

/** An aura has no limit: one that heals enemies may keep a duel up for ever. */
const withoutAuras = (carried: Carried[]): Carried[] =>
  carried.map((one) => ({
    ...one,
    abilities: one.abilities.filter((ability) => !('aura' in ability)),
  }));

test('[DUEL-04] [DUEL-07] with any kits a duel ends under the autopilot within 200 rounds', () => {
  fc.assert(
    fc.property(setups, (setup) => {
      const dice = evenDice(setup.seed);
      const [first, second, third] = setup.kits;
      const kits: Setup['kits'] = [withoutAuras(first), withoutAuras(second), withoutAuras(third)];
      let fight = opened({ ...setup, kits, mode: 'duel', movement: [] }, dice);
      while (!fight.outcome && fight.round <= 200) {
        fight = playMinds(fight, dice).fight;
        if (!fight.outcome) fight = playTurn(fight, awaited(fight), dice).fight;
      }
      expect(fight.outcome).not.toBeNull();
    }),
    { numRuns: Math.ceil(fights / 10) },
  );
}, 3_600_000);
