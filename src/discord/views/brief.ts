import { type PublicEvent } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { called } from './names.ts';

type Told = Extract<PublicEvent, { kind: 'duel decided' | 'game won' }>;

/** The outcome of a duel or a game in one sentence. */
export function brief(event: Told): string {
  if (event.kind === 'game won') {
    const names = event.face.winners.map(called);
    if (names.length === 0) return 'Nobody is left alive: the game has no winner.';
    return `${listed(names)} ${names.length === 1 ? 'has won' : 'share'} the game.`;
  }
  const { pair, result } = event.face;
  if (result.kind === 'tie') return `${listed(pair.map(called))} fell in the same turn: a tie.`;
  if (result.kind === 'called off') return 'The duel was called off.';
  const [winner, loser] = [result.winner, result.loser].map(
    (id) => pair.find((hero) => hero.id === id)?.name ?? 'somebody',
  );
  const how = result.how === 'death' ? 'was slain, and is revived' : 'has conceded';
  return `**${escape(winner ?? '')}** has won the duel: **${escape(loser ?? '')}** ${how}.`;
}
