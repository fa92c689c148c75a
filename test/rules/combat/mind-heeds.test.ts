import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from '../../../src/rules/board/space.ts';
import { readDrawing } from '../../../src/rules/board/board.ts';
import { isAfloat, isInLava } from '../../../src/rules/board/gaits.ts';
import {
  awaited,
  type Creature,
  type CreatureId,
  type Fight,
  type FightEvent,
  type Orders,
  playMinds,
  playTurn,
} from '../../../src/rules/combat/index.ts';
import { type FightEventOf } from '../../../src/rules/combat/event.ts';
import { heroId, itemId } from '../../../src/rules/names.ts';
import { anyOpened, anySetup } from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=1500` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 12);

const { board } = readDrawing(
  'wet',
  ['@..~~^..@', '.#.~..^~.', '.~^..~^..', '..~.#^~..', '@..|~...@'].join('\n'),
);

const heeds: Orders = { never: ['styx', 'lava'], keep: [itemId('i0')] };
const orders = { [heroId('h1')]: heeds, [heroId('h2')]: heeds };

const isInIt = (fight: Fight, one: Creature): boolean =>
  one.height === 'ground' &&
  one.mount === null &&
  (isAfloat(fight.board, one) || isInLava(fight.board, one));

const isHurtBy = (event: FightEvent, id: CreatureId): boolean =>
  event.kind === 'hurt' && event.who.id === id && ['lava', 'the Styx'].includes(event.cause);

/** What brought it there: the last that happened to it, or to the ground, before it was hurt. */
function causeOf(events: readonly FightEvent[], id: CreatureId): FightEvent | undefined {
  return events.findLast((event) => {
    if (event.kind === 'ground laid') return true;
    const led = ['moved', 'was moved', 'unmounted', 'landed', 'grew', 'appeared'];
    return led.includes(event.kind) && (event as FightEventOf<'moved'>).who.id === id;
  });
}

/** Whether it, or another of its player, has brought that about; what others do nobody foresees. */
function isOwnDoing(
  cause: FightEvent | undefined,
  events: readonly FightEvent[],
  own: readonly CreatureId[],
): boolean {
  if (cause?.kind === 'moved') {
    // MOVE-08: out of a wall to where there is room, since another's ground lies in the way now.
    const besides = ['rolled', 'resisted'];
    const last = events
      .slice(0, events.indexOf(cause))
      .findLast((one) => !besides.includes(one.kind));
    // COMBAT-18: an aura changes places by itself, with whoever comes into it.
    if (cause.by === 'teleport' && events[events.indexOf(cause) - 1]?.kind === 'aura felt')
      return false;
    if (isStirredByWhomAnotherCalls(cause, events, own)) return false;
    if (isSetOffByRegen(cause, events)) return false;
    // The same, since somebody whom an aura moves, or calls, has come there in the midst of it.
    const hasCome = last?.kind === 'moved' || last?.kind === 'appeared';
    const isCrowdedOut = cause.by === 'phase' && cause.later === true && hasCome;
    const isLaid = last?.kind === 'ground laid';
    return !(isLaid || isCrowdedOut) || own.includes(last.who.id);
  }
  if (cause?.kind === 'unmounted') return cause.why === 'action';
  if (cause?.kind !== 'landed') return false;
  const wears = events[events.indexOf(cause) - 1];
  const doers = events.flatMap((one) =>
    one.kind === 'enchanted' ? [one.by.id] : one.kind === 'aura felt' ? [one.of.id] : [],
  );
  return (
    wears?.kind === 'enchantment ended' &&
    wears.why === 'time' &&
    doers.every((id) => own.includes(id))
  );
}

/** STAT-09: as its turn ends; with whom it changes places then hangs on whom the dice have left standing. */
function isSetOffByRegen(cause: FightEvent, events: readonly FightEvent[]): boolean {
  const before = events.slice(0, events.indexOf(cause));
  const [healed, triggered] = before.slice(-2);
  return triggered?.kind === 'triggered' && healed?.kind === 'healed' && healed.cause === 'regen';
}

/** COMBAT-18: by an aura of its own that was felt by somebody whom another's aura has just called. */
function isStirredByWhomAnotherCalls(
  cause: FightEvent,
  events: readonly FightEvent[],
  own: readonly CreatureId[],
): boolean {
  const felt = events[events.indexOf(cause) - 1];
  if (felt?.kind !== 'aura felt') return false;
  const came = events.findIndex(
    (one) => one.kind === 'appeared' && one.who.id === felt.who.id && one.why === 'summoned',
  );
  const called = events[came - 1];
  return called?.kind === 'aura felt' && !own.includes(called.of.id);
}

/**
 * COMBAT-18, COND-01: in whose midst there was somebody whom it did not know of, or before whom it had
 * to stop, so that it could not reckon with them.
 */
const isUponUnknown = (events: readonly FightEvent[], before: Fight, id: CreatureId): boolean => {
  const use = events.findLast((event) => event.kind === 'activated');
  const hides = (one: CreatureId) =>
    before.creatures[one]?.conditions.some(({ kind }) => kind === 'hidden') === true &&
    before.knowledge[id]?.found.includes(one) !== true;
  if (use?.targets.some((target) => hides(target.id))) return true;
  const size = before.creatures[id]?.size ?? 0;
  // Whoever is closed in by force walls there goes back to where it came from with the end of its turn.
  const ends = events.flatMap((event) =>
    event.kind === 'moved' && event.who.id === id ? event.path.slice(-1) : [],
  );
  return Object.values(before.creatures).some(
    (one) => hides(one.id) && ends.some((tile) => distance(one, { tile, size }) <= 1),
  );
};

const ownOf = (fight: Fight, id: CreatureId): CreatureId[] =>
  Object.values(fight.creatures).flatMap((one) => (one.player === id ? [one.id] : []));

test('[DUEL-13] whatever its kit, nobody who plays itself goes where it never shall, or uses what it keeps', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const dice = evenDice(setup.seed);
      let fight = anyOpened(setup, dice, board);
      for (let turn = 0; turn < 40 && !fight.outcome; turn++) {
        fight = playMinds(fight, dice, orders).fight;
        if (fight.outcome) break;
        const [before, id] = [fight, awaited(fight)];
        const played = playTurn(fight, id, dice, orders);
        fight = played.fight;
        if (before.pending || before.turn.of !== id) continue;
        const end = played.events.findIndex(({ kind }) => kind === 'turn ended');
        const events = end < 0 ? played.events : played.events.slice(0, end);
        const own = ownOf(before, id);
        for (const event of events)
          if (event.kind === 'activated' && own.includes(event.who.id))
            expect(event.ability).not.toBe('Thing 0');
        for (const one of own) {
          const creature = before.creatures[one];
          if (!creature || creature.dead || isInIt(before, creature)) continue;
          // COND-06: with the last action the charmed have to come back, whatever lies between.
          if (creature.conditions.some(({ kind }) => kind === 'charmed')) continue;
          const hurt = events.findIndex((event) => isHurtBy(event, one));
          if (hurt < 0) continue;
          const cause = causeOf(events.slice(0, hurt), one);
          if (isUponUnknown(events.slice(0, hurt), before, one)) continue;
          expect(isOwnDoing(cause, events.slice(0, hurt), own) && cause).toBe(false);
        }
      }
    }),
    { numRuns: fights },
  );
}, 3_600_000);
