import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { actsNow } from '../../../src/rules/combat/acting.ts';
import { type Creature, type CreatureId } from '../../../src/rules/combat/creature.ts';
import {
  type Fight,
  type FightAction,
  type FightEvent,
  legalActions,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { makesOut } from '../../../src/rules/combat/made-out.ts';
import { heroId, itemId } from '../../../src/rules/names.ts';
import { duelToldToAll, eventsSeenBy } from '../../../src/rules/sight/fight.ts';
import { anyOpened, anySetup, type AnySetup } from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=100000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 40);

const hider = heroId('h2');
const other = heroId('h1');

/** Its things have names that nobody has heard; a trap's is told to whoever steps on it. */
function named(kit: readonly Carried[], name: string): Carried[] {
  return kit.map((carried, at) =>
    carried.abilities.some((one) => 'trap' in one)
      ? carried
      : { ...carried, name: `${name} ${at}`, charges: 9, standing: { 0: 'always', 1: 'always' } },
  );
}

/** What answers to every turn of the other, and is felt there. */
const sure = fc
  .constantFrom<object[]>(
    ...[{ deal: 2 }, { heal: 1 }, { 'temporary hp': 1 }, { afflict: 1, turns: 2 }],
    ...[
      { change: { dodge: -1 }, turns: 2 },
      { lay: 'prone', turns: 1 },
    ],
  )
  .map((effect): Carried => {
    const ability = { when: 'an enemy’s turn begins', do: [{ ...effect, to: 'victim' }] };
    return {
      ...{ item: itemId('i9'), name: 'Thing 9', x: 0, place: 9, charges: null, spent: false },
      ...{ abilities: [fightAbilitySchema.parse(ability)], uses: {}, standing: { 0: 'always' } },
    };
  });

function world(fight: Fight, name: string, thing: Carried): Fight {
  const before = fight.creatures[hider] as Creature;
  const hidden: Creature = {
    ...before,
    kit: named([...(before.kit ?? []), thing], name),
    conditions: [{ kind: 'hidden', total: 60, natural: 10, lasts: 'until ended' }],
  };
  const tough = Object.values(fight.creatures).map((one) => {
    const stats = { ...one.sheet.stats, hp: 300 };
    return [one.id, { ...(one === before ? hidden : one), sheet: { ...one.sheet, stats } }];
  });
  return { ...fight, creatures: Object.fromEntries(tough) as Fight['creatures'] };
}

type Played = { fight: Fight; seen: unknown[]; revealed: boolean };

const endsHiding = (event: FightEvent): boolean =>
  event.kind === 'condition ended' && event.condition === 'hidden' && event.who.id === hider;

/** True sight that is lent to the other, or a way past it, may have been over again before the act was. */
const shows = ({ unseen }: FightEvent): boolean => !unseen?.[other]?.includes(hider);

function isMadeOut(fight: Fight): boolean {
  const self = fight.creatures[hider] as Creature;
  return (
    self.dead ||
    Object.values(fight.creatures).some(
      (one) => one !== self && one.side !== self.side && makesOut(fight, one, self),
    )
  );
}

function play({ fight, seen, revealed }: Played, id: CreatureId, action: FightAction): Played {
  const fought = takeAction(fight, id, action, evenDice(fight.round));
  if ('refused' in fought) throw new Error(`refused: ${JSON.stringify([action, fought])}`);
  return {
    fight: fought.fight,
    seen: [...seen, ...eventsSeenBy(fought.fight, fought.events, other)],
    revealed:
      revealed ||
      fought.events.some((event) => endsHiding(event) || shows(event)) ||
      isMadeOut(fought.fight),
  };
}

/** What it may do without being made out for it, things before all else. */
function actionOf(fight: Fight, id: CreatureId, choice: number): FightAction | undefined {
  const legal = legalActions(fight, id).filter(
    ({ do: what }) =>
      what !== 'concede' && what !== 'thumbs up' && !(id === hider && what === 'attack'),
  );
  const used = legal.filter(({ do: what }) => what === 'activate' || what === 'answer');
  const from = choice % 3 > 0 && used.length > 0 ? used : legal;
  return from[choice % Math.max(1, from.length)];
}

function played(setup: AnySetup, thing: Carried, name: string): Played {
  const opened = anyOpened({ ...setup, mode: 'duel' }, evenDice(setup.seed));
  const fight = world(opened, name, thing);
  let now: Played = { fight, seen: [], revealed: isMadeOut(fight) };
  for (const choice of setup.choices) {
    if (now.fight.outcome || now.revealed) break;
    const id = Object.values(now.fight.creatures).find((one) => actsNow(now.fight, one))?.id;
    const acting = now.fight.pending?.asked.of ?? id ?? now.fight.turn.of;
    const action = actionOf(now.fight, acting, choice);
    if (action) now = play(now, acting, action);
  }
  return now.fight.outcome ? now : play(now, other, { do: 'concede' });
}

test('[COMBAT-11] [DUEL-14] the names of what somebody never made out used stay unknown after the end', () => {
  let told = 0;
  fc.assert(
    fc.property(anySetup, sure, (setup, thing) => {
      const worlds = ['Unheard', 'Untold'].map((name) => played(setup, thing, name));
      const [one, two] = worlds as [Played, Played];
      if (one.revealed) return;
      told += one.fight.log.filter(({ kind }) => kind === 'triggered').length;
      expect(one.seen).toEqual(two.seen);
      expect(duelToldToAll(one.fight)).toEqual(duelToldToAll(two.fight));
    }),
    { numRuns: fights },
  );
  expect(told).toBeGreaterThan(0);
}, 3_600_000);
