import { type SeenFightEvent } from '../../../rules/combat/event.ts';
import { type FightView } from '../../../rules/sight/fight.ts';
import { fightLines } from '../fight-lines.ts';

/** How much of what happened is shown. */
const linesShown = 6;
/** How much of that, at most, is the own blow with which a combat has begun. */
const blowShown = 2;

/** What happened last in a fight; in its first round below the own blow, where that has begun it. */
export function happenedLines(fight: FightView): string[] {
  const { log } = fight;
  const blow = openingBlow(fight);
  const [begun] = blow;
  const isOld = begun && fightLines(log.slice(log.indexOf(begun))).length > linesShown;
  if (!isOld) return fightLines(log).slice(-linesShown);
  const first = fightLines(blow).slice(0, blowShown);
  return [...first, ...fightLines(log).slice(first.length - linesShown)];
}

/** ENTER-09: the own attack after which a combat began, and what came of it; empty where none did. */
function openingBlow({ log, round, walk, you }: FightView): SeenFightEvent[] {
  if (!walk?.combat || round > 1) return [];
  const began = log.findLastIndex(({ kind }) => kind === 'combat began');
  const before = log.slice(0, Math.max(0, began));
  const turn = before.slice(before.findLastIndex(({ kind }) => kind === 'turn began') + 1);
  const at = turn.findIndex((one) => one.kind === 'attacked' && one.who.id === you);
  return at < 0 ? [] : turn.slice(at);
}
