import { type SeenFightEvent, type Who } from '../rules/combat/event.ts';
import { duelistsDeaths, isByRule, pricesIn } from './deaths.ts';
import { type Call } from './fight-line.ts';
import { fall, listed, paid, victors } from './words.ts';

/** How a duel came out; empty while it is fought. */
export function ending(events: readonly SeenFightEvent[], call: Call): string {
  const ended = events.findLast((event) => event.kind === 'ended');
  if (!ended) return '';
  const won = listed(victorsOf(events, ended).map(call));
  const conceded = events.find((event) => event.kind === 'conceded');
  if (conceded) {
    const { who } = conceded;
    const whose = won === '' ? 'over' : `${won}’s`;
    return `In round ${ended.round} ${call(who)} took a knee and conceded: the duel was ${whose}.`;
  }
  if (ended.outcome.winner === null) return tie(events, ended.round, call);
  const end = won === '' ? 'the duel was over' : `${won} won the duel`;
  return `${fallen(events, call).join(' and ')} in round ${ended.round}: ${end}.`;
}

function tie(events: readonly SeenFightEvent[], round: number, call: Call): string {
  const dead = duelistsDeaths(events);
  const both = listed(dead.map(({ who }) => call(who)));
  return dead.some(isByRule)
    ? `No duel outlasts round ${round}: by that rule ${both} both fell, a tie.`
    : `${both} fell in one and the same turn, in round ${round}: a tie.`;
}

/** Which duelist fell to whom, or to what. */
function fallen(events: readonly SeenFightEvent[], call: Call): string[] {
  const prices = pricesIn(events);
  return duelistsDeaths(events).map((died) => {
    const { who, by } = died;
    const ability = prices.get(died);
    const how = ability === undefined ? fall('fell', who, by, call) : paid(ability);
    return `${call(who)} ${how}`;
  });
}

/** What is left to say once it was told who felled the one duelist that has fallen; empty for more. */
export function afterTheBlow(events: readonly SeenFightEvent[], call: Call): string {
  const ended = events.findLast((event) => event.kind === 'ended');
  const [died, other] = duelistsDeaths(events);
  const told = events.some(
    (event) =>
      (event.kind === 'attacked' && event.health === 'dead' && event.target.id === died?.who.id) ||
      (event.kind === 'hurt' && event.health === 'dead' && event.who.id === died?.who.id) ||
      (event === died && pricesIn(events).has(died)),
  );
  const won = ended ? listed(victorsOf(events, ended).map(call)) : '';
  if (!ended || !told || other || won === '') return '';
  return `In round ${ended.round} ${won} won the duel.`;
}

/** DUEL-10: by a house's rule who won may have fallen, too; a duelist's side is their own. */
function victorsOf(
  events: readonly SeenFightEvent[],
  { winners, outcome }: Extract<SeenFightEvent, { kind: 'ended' }>,
): readonly Who[] {
  if (winners.length > 0) return victors(winners);
  const fallen = events.flatMap((event) => (event.kind === 'died' ? [event.who] : []));
  return fallen.filter(({ id }) => id === outcome.winner).slice(0, 1);
}
