import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { tilesOfBoard } from '../../../src/rules/board/board.ts';
import { isFree } from '../../../src/rules/board/paths.ts';
import { actsNow, awaited, stillActing } from '../../../src/rules/combat/acting.ts';
import { livingIn } from '../../../src/rules/combat/bout.ts';
import { type Creature, type CreatureId } from '../../../src/rules/combat/creature.ts';
import {
  type Fight,
  type FightAction,
  type FightEvent,
  legalActions,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { makesOut } from '../../../src/rules/combat/made-out.ts';
import { chooseAction } from '../../../src/rules/combat/mind/choose.ts';
import { type Dice } from '../../../src/rules/dice.ts';
import { heroId } from '../../../src/rules/names.ts';
import { eventsSeenBy, fightSeenBy, positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { anyKit, anyOpened, anySetup, type AnySetup } from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=100000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 10);

const watcher = heroId('h1');
const own: CreatureId[] = [watcher, 'c1'];

/** What the watcher cannot know of who is hidden from it, in one of the two worlds. */
const secret = fc.record({
  place: fc.nat(1000),
  hurt: fc.nat(40),
  total: fc.constantFrom(12, 60, 61),
  kit: anyKit,
  armor: fc.nat(9),
  perception: fc.nat(25),
  temporaryHp: fc.nat(5),
  slowed: fc.boolean(),
  boon: fc.constantFrom('double damage' as const, 'ghost strike' as const),
});
type Secret = typeof secret extends fc.Arbitrary<infer T> ? T : never;

/** Does to itself only what nobody else has to feel. */
const isQuiet = (kit: Carried[]): Carried[] =>
  kit.map((carried) => ({
    ...carried,
    abilities: carried.abilities.filter(
      (one) =>
        'trap' in one ||
        ('use' in one &&
          one.use.on === 'self' &&
          one.use.radius === undefined &&
          !one.special &&
          one.do.every((effect) => !('to' in effect) || effect.to === undefined) &&
          one.do.every((effect) => !('summon' in effect || 'place' in effect))),
    ),
  }));

const hiderIn = (fight: Fight): CreatureId => (fight.mode === 'duel' ? heroId('h2') : 'm1');

function world(fight: Fight, one: Secret): Fight {
  const id = hiderIn(fight);
  const before = fight.creatures[id] as Creature;
  const others = livingIn(fight).filter((other) => other.id !== id);
  const free = [...tilesOfBoard(fight.board)].filter((tile) =>
    isFree({ board: fight.board, others }, { tile, size: 0 }),
  );
  const hider: Creature = {
    ...before,
    ...{ size: 0, tile: free[one.place % free.length] ?? before.tile, kit: isQuiet(one.kit) },
    sheet: {
      ...before.sheet,
      stats: { ...before.sheet.stats, size: 0, armor: one.armor, perception: one.perception },
    },
    damageTaken: Math.min(one.hurt, before.sheet.stats.hp - 1),
    temporaryHp: [{ hp: one.temporaryHp, from: 'x', paysCosts: false, lasts: 'until ended' }],
    boons: [{ kind: one.boon }],
    conditions: [
      { kind: 'hidden', total: one.total, natural: 10, lasts: 'until ended' },
      ...(one.slowed ? [{ kind: 'slowed', by: null, lasts: 'until ended' } as const] : []),
    ],
  };
  const each = Object.values(fight.creatures).map((other) => [other.id, withoutWorksOf(id, other)]);
  const creatures = Object.fromEntries(each) as Fight['creatures'];
  return { ...fight, log: [], creatures: { ...creatures, [id]: hider } };
}

/** The hider has other things by now than those that it came with: nothing of them works on. */
const withoutWorksOf = (
  id: CreatureId,
  { changes, afflictions, ...other }: Creature,
): Creature => ({
  ...other,
  ...(changes && { changes: changes.filter(({ aura }) => aura?.startsWith(`${id}:`) !== true) }),
  ...(afflictions && { afflictions: afflictions.filter(({ by }) => by !== id) }),
});

/** The same die for the same act, however many others fell before it in one of the worlds. */
const diceOf = (seed: number, act: number): Dice => ({
  roll: (sides, purpose) => evenDice(seed + 7919 * act + purpose.length).roll(sides, purpose),
});

const bytes = (value: unknown) => JSON.stringify(value);

/** All that the watcher's player is shown, and what an attempt at anything would be answered. */
function shown(fight: Fight, events: readonly FightEvent[], tries: readonly FightAction[]) {
  const refused = tries.flatMap((action) =>
    own.map((id) => {
      const fought = takeAction(fight, id, action, diceOf(1, 1));
      return 'refused' in fought ? [id, action, fought] : 'accepted';
    }),
  );
  return {
    events: eventsSeenBy(fight, [...events], watcher),
    position: positionSeenBy(fight, watcher),
    view: fightSeenBy(fight, watcher),
    legal: own.map((id) => legalActions(fight, id)),
    chosen: own.map((id) => choice(fight, id)),
    refused,
  };
}

/** What it would do by itself, where it may do anything now (DUEL-13). */
function choice(fight: Fight, id: CreatureId): FightAction | null {
  const acts = !fight.outcome && !fight.pending && actsNow(fight, fight.creatures[id] as Creature);
  if (!acts || fight.creatures[id]?.dead) return null;
  return chooseAction(positionSeenBy(fight, id), legalActions(fight, id));
}

const ids = ['h1', 'h2', 'c1', 'm1', 'm2', 'zz'] as CreatureId[];
const tile = fc.nat(8).chain((column) => fc.nat(5).map((row) => (column + 64 * row) as never));
const attempt: fc.Arbitrary<FightAction> = fc.oneof(
  fc.record({
    do: fc.constant('attack' as const),
    target: fc.constantFrom(...ids),
    attack: fc.nat(1),
  }),
  fc.record({
    do: fc.constant('move' as const),
    kind: fc.constantFrom('walk' as const, 'fly' as const, 'phase' as const, 'jump' as const),
    to: tile,
  }),
  fc.record({
    do: fc.constant('activate' as const),
    item: fc.constantFrom('i0' as never, 'i1' as never),
    ability: fc.nat(1),
    targets: fc.constantFrom(...ids).map((id) => [id]),
    tile: fc.constant(null),
    ground: fc.constantFrom(undefined, undefined, 'first' as const, 'last' as const),
  }),
  fc.record({ do: fc.constant('health check' as const), target: fc.constantFrom(...ids) }),
  fc.record({ do: fc.constant('mount' as const), target: fc.constantFrom(...ids) }),
  fc.record({ do: fc.constant('unmount' as const), to: tile }),
  fc.record({ do: fc.constant('pick up trap' as const), at: tile }),
  fc.constant({ do: 'end turn' as const }),
  fc.constant({ do: 'concede' as const }),
);

/** Who meets in the menagerie part as soon as none has a line of sight, hidden or not (ENTER-09). */
const seen = (setup: AnySetup): AnySetup => ({
  ...setup,
  mode: setup.mode === 'loot' ? 'quest' : setup.mode,
});

/** `met`: between two of the acts somebody made out who hides, if only for a while. */
type Played = { fight: Fight; events: FightEvent[]; met: boolean };

function play({ fight, met }: Played, id: CreatureId, action: FightAction, dice: Dice): Played {
  const fought = takeAction(fight, id, action, untying(dice));
  if ('refused' in fought) throw new Error(`refused: ${bytes([action, fought])}`);
  const after = JSON.parse(bytes(fought.fight)) as Fight;
  return { fight: after, events: fought.events, met: met || isMet(fight) || isMet(after) };
}

/** Initiative is rolled again for as long as it ties, and would for ever by the same die (COMBAT-01). */
function untying(dice: Dice): Dice {
  let again = 0;
  const far = 997;
  return {
    roll: (sides, purpose) =>
      dice.roll(
        sides,
        purpose === 'initiative' ? purpose.padEnd(purpose.length + far * again++) : purpose,
      ),
  };
}

function isMet(fight: Fight): boolean {
  const hider = fight.creatures[hiderIn(fight)] as Creature;
  return Object.values(fight.creatures).some(
    (one) =>
      one !== hider &&
      (makesOut(fight, one, hider) || fight.knowledge[one.id]?.found.includes(hider.id)),
  );
}

/** A hidden turn, as quiet as can be; undefined where something in it cannot be kept quiet. */
function playHidden(start: Played, moves: readonly number[], dice: Dice): Played | undefined {
  const id = hiderIn(start.fight);
  const events = [...start.events];
  let now = start;
  for (const [at, choice] of [...moves, 0, 0, 0].entries()) {
    if (now.fight.outcome || now.fight.pending || awaited(now.fight) !== id) break;
    const legal = legalActions(now.fight, id);
    const quiet = legal.filter(
      ({ do: what }) =>
        !['attack', 'end turn', 'concede', 'health check', 'thumbs up'].includes(what),
    );
    const end = legal.find(({ do: what }) => what === 'end turn');
    const action = at < moves.length ? quiet[choice % Math.max(1, quiet.length)] : end;
    if (!action) continue;
    now = play(now, id, action, dice);
    events.push(...now.events);
  }
  return awaited(now.fight) === id && !now.fight.outcome ? undefined : { ...now, events };
}

/** Where a body came to: the way of it, or the place that it found. */
const placeOf = (event: FightEvent) => {
  if (event.kind === 'moved' || event.kind === 'was moved') return event.path.join();
  if (event.kind === 'ground laid') return event.tiles.join();
  return 'tile' in event && event.tile;
};

/** STAT-11: what appears where there is little room comes smaller. */
const sizeIn = ({ creatures }: Fight, event: FightEvent) =>
  event.kind === 'appeared' && creatures[event.who.id]?.size;

/**
 * What the rules themselves let the watcher learn: whom somebody finds, meets or kills, who steps on
 * a trap, who finds room to grow, and where a force wall leaves room.
 */
function isRevealed(worlds: readonly Played[]): boolean {
  const ways = worlds.map(({ fight, events }) => {
    const hider = hiderIn(fight);
    return events
      .filter((event) => 'who' in event && 'id' in event.who && event.who.id !== hider)
      .filter(({ kind }) => placing.includes(kind))
      .map((event) => bytes([event.kind, placeOf(event), sizeIn(fight, event)]));
  });
  return worlds.some(({ fight, events, met }) => {
    const hider = fight.creatures[hiderIn(fight)] as Creature;
    const physical = events.some(
      (event) =>
        event.kind === 'trap sprung' ||
        event.kind === 'grew' ||
        (event.kind === 'condition ended' &&
          event.condition === 'hidden' &&
          event.who.id === hider.id) ||
        // Who is found may have hidden anew by the end.
        (event.kind === 'found' &&
          (event.what === 'trap' ||
            (typeof event.what === 'object' && event.what.id === hider.id))),
    );
    return hider.dead || met || physical || bytes(ways[0]) !== bytes(ways[1]);
  });
}

/** What an act that waits for a word comes to where it is no: it is revealed before it is told. */
function answered(one: Played): Played {
  const { fight, events } = one;
  if (!fight.pending) return one;
  const { of, item } = fight.pending.asked;
  const after = play(one, of, { do: 'answer', item, use: false }, diceOf(1, 1));
  return answered({ ...after, events: [...events, ...after.events] });
}

/** Where bodies meet whoever is there. */
const placing: readonly FightEvent['kind'][] = [
  ...(['moved', 'was moved', 'landed', 'unmounted', 'appeared', 'ground laid'] as const),
];

const acts = fc.array(
  fc.record({
    choice: fc.nat(1000),
    hidden: fc.tuple(
      fc.array(fc.nat(1000), { maxLength: 3 }),
      fc.array(fc.nat(1000), { maxLength: 3 }),
    ),
    tries: fc.array(attempt, { maxLength: 4 }),
  }),
  { minLength: 4, maxLength: 30 },
);

/** An act that is possible in both worlds, and the hidden turns after it. */
function next(worlds: Played[], seed: number, at: number, act: ActOf): Played[] | undefined {
  const [one] = worlds as [Played, Played];
  const dice = diceOf(seed, at);
  const id = awaited(one.fight);
  const acting = one.fight.pending ? id : (stillActing(one.fight)[act.choice % 2]?.id ?? id);
  const [legal, besides] = worlds.map(({ fight }) => legalActions(fight, acting)) as [
    FightAction[],
    FightAction[],
  ];
  const common = new Set(besides.map(bytes));
  const both = legal.filter(
    (action) => common.has(bytes(action)) && (action.do !== 'concede' || act.choice < 20),
  );
  const action = both[act.choice % Math.max(1, both.length)];
  if (!action) return undefined;
  return withHidden(
    worlds.map((each) => play(each, acting, action, dice)),
    act,
    dice,
  );
}

/** Where it is a hidden turn, that is played to its end. */
function withHidden(worlds: Played[], { hidden }: ActOf, dice: Dice): Played[] | undefined {
  const played = worlds.map((each, i) => playHidden(each, hidden[i as 0 | 1], dice));
  return played.includes(undefined) ? undefined : (played as Played[]);
}

type ActOf = typeof acts extends fc.Arbitrary<(infer T)[]> ? T : never;

test('[COND-01] [COMBAT-11] [COMBAT-18] [DUEL-13] two fights that differ in what is hidden look alike to the byte', () => {
  fc.assert(
    fc.property(anySetup, secret, secret, acts, (setup, first, second, played) => {
      // What is asked before the first turn has been answered: dice have fallen for that fight alone.
      const { fight: opened } = answered({
        ...{ fight: anyOpened(seen(setup), evenDice(setup.seed)), events: [], met: false },
      });
      if (opened.outcome) return;
      const begun = [first, second].map((one) => ({
        fight: world(opened, one),
        events: [],
        met: false,
      }));
      let worlds = begun as Played[];
      for (const [at, act] of played.entries()) {
        if (worlds.some(({ fight }) => fight.outcome)) return;
        const hidden = awaited(opened) === hiderIn(opened) && at === 0;
        const after = hidden
          ? withHidden(worlds, act, diceOf(setup.seed, at))
          : next(worlds, setup.seed, at, act);
        if (!after || isRevealed(after) || isRevealed(after.map(answered))) return;
        worlds = after;
        const [a, b] = worlds.map(({ fight, events }) => shown(fight, events, act.tries));
        if (bytes(a) !== bytes(b)) expect(a).toEqual(b);
      }
    }),
    { numRuns: fights },
  );
}, 3_600_000);
