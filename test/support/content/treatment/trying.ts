import { type CreatureId, type FightAction } from '../../../../src/rules/combat/index.ts';
import { type Dice } from '../../../../src/rules/dice.ts';
import { isRefusal } from '../../../../src/rules/refusal.ts';
import { type Stand } from './stands.ts';

/** Of a refusal no die falls. */
const noDice: Dice = {
  roll: (_, purpose) => {
    throw new Error(`a die falls for “${purpose}”`);
  },
};

const texts = new WeakMap<Stand, string>();

/** As it was when it was first looked at. */
function textOf(stand: Stand): string {
  const text = texts.get(stand) ?? stand.text();
  texts.set(stand, text);
  return text;
}

/** What is wrong with how a wrong act is taken, which has to be refused and to change nothing. */
export function taken(
  stand: Stand,
  by: CreatureId,
  action: FightAction,
  what: string,
  refused?: string,
): string[] {
  const before = textOf(stand);
  const next = stand.tries(by, action, noDice);
  const said = `${stand.where}: ${what}`;
  if (!isRefusal(next)) return [`${said} is not refused`];
  if (stand.text() !== before) return [`${said} is refused, and changes something`];
  return refused === undefined || next.refused === refused
    ? []
    : [`${said} is refused as “${next.refused}”; expected “${refused}”`];
}

/** So many questions nothing asks in one act. */
const manyQuestions = 40;

/** Who is asked says yes, until nobody is. */
export function answered(stand: Stand): Stand {
  let now = stand;
  for (let asked = 0; asked < manyQuestions; asked++) {
    const question = now.fight?.pending?.asked;
    if (!question) return now;
    const next = now.tries(question.of, { do: 'answer', item: question.item, use: true });
    if (isRefusal(next)) throw new Error(`no answer is taken: ${next.refused}`);
    now = next;
  }
  throw new Error(`asks more than ${manyQuestions} times`);
}

/**
 * Everybody passes until it is the turn of its owner, or of that one, and nobody has a condition then:
 * some things lay one on their owner that keeps from using what they are one with (FORGE-03).
 */
export function onItsTurn(stand: Stand, of: CreatureId = stand.owner): Stand {
  let now = answered(stand);
  for (let passed = 0; now.fight && passed < manyTurns; passed++) {
    const { turn } = now.fight;
    if (turn.of === of) return now.unafflicted();
    // ITEM-24: a turn goes on while who comes along has something left.
    const along = Object.keys(turn.companions) as CreatureId[];
    const busy = along.find((id) => turn.companions[id]);
    const next = now.tries(busy ?? turn.of, { do: 'end turn' });
    if (isRefusal(next)) throw new Error(`no end of a turn is taken: ${next.refused}`);
    now = answered(next);
  }
  throw new Error(`the turn of ${of} never comes`);
}

/** More than that come between nobody's two. */
const manyTurns = 20;

/** What comes of a right act, all questions answered; a list of faults where it does not play. */
export function played(
  stand: Stand,
  by: CreatureId,
  action: FightAction,
  what: string,
): Stand | string[] {
  const next = stand.tries(by, action);
  if (isRefusal(next)) return [`${stand.where}: ${what} is refused as “${next.refused}”`];
  const after = answered(next);
  const faults = after.faults();
  return faults.length > 0 ? faults.map((fault) => `${stand.where}: ${what}: ${fault}`) : after;
}

/** The first, the middle and the last of many. */
export const someOf = <T>(all: readonly T[]): T[] =>
  [...new Set([0, all.length >> 1, all.length - 1])].flatMap((nth) => all[nth] ?? []);
