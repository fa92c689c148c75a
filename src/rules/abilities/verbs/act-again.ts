import { z } from 'zod';
import { addActions, changeTurn, leftIn } from '../../combat/acting.ts';
import { cutChain } from '../../combat/firing.ts';
import { tellInVain } from '../../combat/in-vain.ts';
import { whyNoMore } from '../../combat/more-actions.ts';
import { tell, whoIs } from '../../combat/tell.ts';
import { type Amount, amountSchema } from '../amount.ts';
import { amountWords, isOne, signedWords } from '../aloud/amounts.ts';
import { valueOf } from './reached.ts';
import { type Run, verb } from './verb.ts';

/** COMBAT-02: further actions in the carrier's own turn; in another's they are nobody's. */
export const actAgain = verb(z.strictObject({ actions: amountSchema }), giveActions, {
  plain: ({ actions }, { isOwnTurn }) =>
    `take ${amountWords(actions, 'plain')} more ${isOne(actions) ? 'action' : 'actions'}${isOwnTurn ? '' : ', if it is your turn'}`,
  terse: ({ actions }) =>
    `${signedWords(actions, 'terse')} ${isOne(actions) ? 'action' : 'actions'}`,
});

function giveActions(run: Run, { actions }: { actions: Amount }): void {
  const { bout, carrier, ability: cause, carried } = run;
  const given = valueOf(run, actions);
  if (carrier.dead) return;
  const why = whyNoMore(bout, carrier);
  if (why)
    return tellInVain(bout, why, { who: carrier, by: carrier, what: cause }, [whyRules[why]]);
  let [more, cut] = [0, false];
  changeTurn(bout.fight, carrier, (turn) => {
    const before = leftIn(turn, carrier);
    const open = Math.min(given, mostMore - (turn.given ?? 0));
    addActions(turn, carrier, open);
    more = leftIn(turn, carrier) - before;
    cut = open < given && more < given;
    turn.given = (turn.given ?? 0) + more;
  });
  if (more > 0) tell(bout, 'more actions', ['COMBAT-02'], { who: whoIs(carrier), cause, more });
  if (cut) cutChain(bout, carrier, cause, carried.name);
}

const whyRules = {
  slowed: 'COND-04',
  surprising: 'COMBAT-10',
  'not its turn': 'COMBAT-02',
  'turn over': 'COMBAT-02',
} as const;

/** GAME-06: so many actions more abilities may give within one turn. */
const mostMore = 20;
