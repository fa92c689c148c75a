import { hasBegun } from '../../../../src/rules/combat/acting.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { hpOf, maxHp } from '../../../../src/rules/combat/health.ts';
import { statureOf } from '../expect/creature-facts.ts';
import { drawingOf, labelled } from '../expect/drawing.ts';
import { outcomeText } from '../expect/outcome.ts';
import { type Cast, callOf } from '../format/cast.ts';

/** A fight for a reader: the board, then everybody, then whose turn it is. */
export const shownFight = (cast: Cast, fight: Fight): string =>
  [labelled(drawingOf(cast, fight)), ...everybody(cast, fight), whose(cast, fight)].join('\n');

const everybody = (cast: Cast, fight: Fight): string[] =>
  Object.values(fight.creatures).map((one) => {
    const { name, level, dead, gone, conditions } = one;
    const size = statureOf(one);
    const letter = callOf(cast, one.id);
    const called = name === letter ? letter : `${letter} ${name}`;
    const hp = dead ? (gone ? 'gone' : 'dead') : `${hpOf(one)} of ${maxHp(one)} HP`;
    const more = [
      ...(one.kind === 'monster' ? [`level ${level}`] : []),
      ...(size === 0 ? [] : [`size ${size}`]),
      ...conditions.map(({ kind }) => kind),
    ];
    return [`${called}: ${hp}`, ...more].join(', ');
  });

function whose(cast: Cast, fight: Fight): string {
  if (fight.outcome) return `over: ${outcomeText(cast, fight, fight.outcome)}`;
  if (!hasBegun(fight)) return 'not begun before an answer';
  const { of, actions } = fight.turn;
  return `round ${fight.round}, the turn of ${callOf(cast, of)}, actions left: ${actions}`;
}
