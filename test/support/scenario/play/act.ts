import { isSameTurn, stillActing } from '../../../../src/rules/combat/acting.ts';
import { type FightEvent } from '../../../../src/rules/combat/event.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import {
  awaited,
  type Fought,
  type FightRefusal,
  playTurn,
  takeAction,
} from '../../../../src/rules/combat/index.ts';
import { type Instead } from '../../../../src/rules/combat/refusal.ts';
import { type Tile, tileName } from '../../../../src/rules/board/tile.ts';
import { type Dice } from '../../../../src/rules/dice.ts';
import { callOf, type Cast, nobody } from '../format/cast.ts';
import { type Act, type Deed, type Scenario } from '../format/scenario.ts';
import { asArmed } from './armed.ts';
import { challenge, drawIn, join } from './coming.ts';
import { isOffered } from './instead.ts';

/** What became of an act: a fight and events, or why it did not come about. */
export type Done = Fought | { failed: string };

/** No wait is longer; past it nobody is ever going to have that turn. */
const mostTurns = 1000;

/** Does what a step says. Throws what the dice throw. */
export function perform({ cast, opening }: Scenario, fight: Fight, act: Act, dice: Dice): Done {
  switch (act.do) {
    case 'take':
      return taken(fight, asArmed(cast, fight, act), dice);
    case 'meet refusal':
      return refused(cast, fight, act);
    case 'play on':
      if (awaited(fight) !== act.by || fight.outcome)
        return { failed: `nobody waits for ${callOf(cast, act.by)}` };
      return playTurn(fight, act.by, dice, opening.orders);
    case 'wait for turn':
      return waited(fight, dice, (now) => now.turn.of === act.of && !isSameTurn(fight, now));
    case 'wait for round':
      return fight.round >= act.round
        ? { failed: `round ${fight.round} has begun already` }
        : waited(fight, dice, (now) => now.round >= act.round);
    case 'challenge':
      return challenge(opening, fight, act.who, dice);
    case 'join':
      return join(opening, fight, act.who, dice);
    case 'draw in':
      return drawIn(opening, fight, dice);
  }
}

function taken(fight: Fight, { by, action }: Deed, dice: Dice): Done {
  const fought = takeAction(fight, by, action, dice);
  return 'refused' in fought ? { failed: `it is refused: ${refusalText(fought)}` } : fought;
}

/** With what it is about, and what could be done instead. */
function refusalText({ refused, rule, facts }: FightRefusal): string {
  const { instead, ...about } = facts;
  const told = Object.entries(about).map(([name, fact]) => `${name}: ${factText(name, fact)}`);
  const others = instead === undefined ? '' : `; instead: ${insteadText(instead)}`;
  return `${refused}, by ${rule}${told.length === 0 ? '' : ` (${told.join('; ')})`}${others}`;
}

const tileFacts = ['tile', 'last'];

function factText(name: string, fact: unknown): string {
  if (fact === nobody) return 'nobody';
  return tileFacts.includes(name) ? tileName(fact as Tile) : String(fact);
}

/** Refused dice are never rolled, so that any will do. */
const noDice: Dice = { roll: (sides) => sides };

function refused(cast: Cast, fight: Fight, act: Extract<Act, { do: 'meet refusal' }>): Done {
  const { by, action } = asArmed(cast, fight, act);
  const fought = takeAction(fight, by, action, noDice);
  if (!('refused' in fought)) return { failed: 'it is accepted' };
  const other = fought.rule !== act.rule || (act.code !== null && fought.refused !== act.code);
  if (other) return { failed: `it is refused: ${refusalText(fought)}` };
  const { instead } = fought.facts;
  const missed = act.instead.find(
    (deed) => !instead || !isOffered(fight, by, action, instead, asArmed(cast, fight, deed).action),
  );
  return missed
    ? { failed: `instead of it is offered: ${insteadText(instead)}` }
    : { fight, events: [] };
}

/** What is possible now, then by what, at whom or where of it. */
function insteadText({
  deeds = [],
  tiles = [],
  peace: _,
  ...names
}: Partial<Instead> = {}): string {
  const all = { deeds, ...names, tiles: tiles.map(tileName) };
  const lists = Object.entries(all).filter(([, list]) => list.length > 0);
  const told = lists.map(
    ([what, list]) => `${what === 'deeds' ? '' : `${what}: `}${list.join(', ')}`,
  );
  return told.join('; ') || 'nothing';
}

/** Everybody ends their turns, at least one, until it is so. */
function waited(fight: Fight, dice: Dice, isSo: (fight: Fight) => boolean): Done {
  const events: FightEvent[] = [];
  let now = fight;
  for (let turns = 0; turns < mostTurns; turns++) {
    // Companions are done when they say so.
    const next = stillActing(now)[0]?.id ?? now.turn.of;
    const fought = takeAction(now, next, { do: 'end turn' }, dice);
    if ('refused' in fought) return { failed: `it never comes: ${refusalText(fought)}` };
    now = fought.fight;
    events.push(...fought.events);
    if (now.outcome) return { failed: 'the fight is over before' };
    if (isSo(now)) return { fight: now, events };
  }
  return { failed: `it does not come within ${mostTurns} turns` };
}
