import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Creature } from '../../../src/rules/combat/creature.ts';
import { hpOf, maxHp } from '../../../src/rules/combat/health.ts';
import {
  type Fight,
  type FightEvent,
  legalActions,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { asItStands } from '../../../src/rules/combat/resolve.ts';
import { fightLine } from '../../../src/story/fight-line.ts';
import { anyOpened, anySetup, whoActs } from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=100000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 100);

/** Temporary HP that only last longer are neither lost nor lent. */
const isOfThoseThere = (event: FightEvent): boolean =>
  event.kind === 'temporary hp' && event.longer === true;

/** What takes them beside time and dispelling is told as damage, or as what an ability costs. */
const isToldAsHarm = ({ hp, cause }: { hp: number; cause?: string }): boolean =>
  hp < 0 && (cause === 'damage' || cause === 'cost');

/** What one event tells of somebody: HP lost of their own and of their temporary ones together. */
function lost(event: FightEvent, { id }: Creature): number {
  switch (event.kind) {
    case 'attacked':
      return event.target.id === id ? (event.damage?.dealt ?? 0) : 0;
    case 'hurt':
      return event.who.id === id ? event.damage.dealt : 0;
    case 'paid':
      return event.who.id === id ? event.hp : 0;
    case 'healed':
    case 'temporary hp':
      return event.who.id === id && !isToldAsHarm(event) ? -event.hp : 0;
    default:
      return 0;
  }
}

const lent = (event: FightEvent, { id }: Creature): number =>
  event.kind === 'temporary hp' && event.who.id === id ? event.hp : 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const poolOf = ({ temporaryHp }: Creature): number => sum(temporaryHp.map(({ hp }) => hp));

/** STAT-01: what is mended of damage beyond its maximum brings no HP back, and is not told. */
const isPlain = (before: Creature, after: Creature): boolean =>
  maxHp(before) === maxHp(after) &&
  [before, after].every((one) => hpOf(one) === maxHp(one) - one.damageTaken);

/** Where an aura takes from the maximum, damage may be mended by the way that no HP shows. */
const hasWaningAura = ({ creatures }: Fight): boolean =>
  Object.values(creatures).some(({ kit = [] }) =>
    kit.some(({ abilities }) => abilities.some((one) => 'aura' in one && one.while?.hp)),
  );

function expectTold(before: Fight, after: Fight, all: readonly FightEvent[]): void {
  const events = all.filter((event) => !isOfThoseThere(event));
  const wanes = hasWaningAura(after);
  for (const one of Object.values(before.creatures)) {
    const now = after.creatures[one.id];
    if (!now || one.dead || now.dead) continue;
    expect(poolOf(now) - poolOf(one)).toBe(sum(events.map((event) => lent(event, one))));
    if (wanes || !isPlain(one, now) || events.some(({ kind }) => kind === 'enchanted')) continue;
    const gone = hpOf(one) + poolOf(one) - hpOf(now) - poolOf(now);
    expect(gone).toBe(sum(events.map((event) => lost(event, one))));
  }
  for (const event of all)
    expect(fightLine(event)).not.toMatch(/undefined|NaN|null| {2}|\(\)|^[ .,]|[a-z]{4}-\d/);
}

test('[STAT-01] [STAT-08] of all HP that come and go it is told why', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const dice = evenDice(setup.seed);
      let fight = anyOpened(setup, dice);
      for (const choice of setup.choices) {
        if (fight.outcome) break;
        const acting = whoActs(fight, choice);
        const legal = legalActions(fight, acting);
        const action = legal[choice % legal.length];
        if (!action) throw new Error(`nothing legal for ${acting}`);
        const fought = takeAction(fight, acting, action, dice);
        if ('refused' in fought) throw new Error(`refused: ${JSON.stringify(fought)}`);
        // COMBAT-14: while somebody is asked, what has happened of the act so far is told.
        expectTold(asItStands(fight), asItStands(fought.fight), fought.events);
        fight = fought.fight;
      }
    }),
    { numRuns: fights },
  );
}, 3_600_000);
