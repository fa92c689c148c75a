import { awaited, playTurn } from '../../../../src/rules/combat/index.ts';
import { type FightEvent } from '../../../../src/rules/combat/event.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { seededDice } from '../../../../src/rules/dice.ts';
import { fightLine, worthTelling } from '../../../../src/story/index.ts';
import { type Scenario } from '../format/scenario.ts';
import { asItStands } from '../../../../src/rules/combat/resolve.ts';
import { asCalled } from './calling.ts';
import { shownFight } from './standing.ts';

/** No fight is watched for more; some, such as a loot round, have no end of their own. */
const mostRounds = 200;

/**
 * How a fight might go on after its steps: everybody is played by their minds, each told line by
 * line, with the board after every round. The same number has the same dice fall.
 */
export function playedOn({ cast, opening }: Scenario, from: Fight, number: number): string {
  if (from.outcome) return 'it is over already, and not played on';
  const dice = seededDice(`scenario ${number}`);
  const told = [`it is played on, with --dice ${number}`, board(shownFight(cast, from))];
  let now = from;
  while (!now.outcome && now.round < from.round + mostRounds) {
    const { fight, events } = asCalled(
      playTurn(now, awaited(now), dice, opening.orders, undefined, 'everybody'),
    );
    const ends = fight.outcome ? events.length : afterRound(events);
    told.push(...linesOf(events.slice(0, ends)));
    if (fight.outcome || ends > 0) told.push(board(shownFight(cast, asItStands(fight))));
    told.push(...linesOf(events.slice(ends)));
    now = fight;
  }
  if (!now.outcome) told.push(`  it is not over after ${mostRounds} rounds more`);
  return told.join('\n');
}

/** After how many of them a round is over, and what its end has led to; 0: none is. */
function afterRound(events: readonly FightEvent[]): number {
  const over = events.findLastIndex(({ kind }) => kind === 'round ended') + 1;
  if (over === 0) return 0;
  const goesOn = events.slice(over).findIndex(({ kind }) => kind === 'turn began');
  return goesOn < 0 ? events.length : over + goesOn;
}

/** That a turn is over says the next one's beginning. */
const linesOf = (events: readonly FightEvent[]): string[] =>
  worthTelling(events)
    .filter(({ kind }) => kind !== 'turn ended')
    .map((event) => `  ${fightLine(event)}`);

const board = (text: string): string => `    ${text.replaceAll('\n', '\n    ')}`;
