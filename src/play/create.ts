import { randomBytes } from 'node:crypto';
import { type GameEvent } from '../rules/event.ts';
import { type Game } from '../rules/game.ts';
import { type IntentOf, type Moment } from '../rules/intent.ts';
import { newGame } from '../rules/lobby/create.ts';
import { gameId, type GameId } from '../rules/names.ts';
import { isRefusal, refuse, type Refusal } from '../rules/refusal.ts';
import { type By, type Creation } from './index.ts';
import { type Change, type GamePlace } from './ports.ts';
import { notesFor } from './telling.ts';
import { answerOf } from './work.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten letters and digits, 50 bits of chance: no two games share them. */
function newGameId(): GameId {
  return gameId([...randomBytes(10)].map((byte) => letters[byte % 32]).join(''));
}

export type NewGame = { change: Change; place: GamePlace; secret: Uint8Array };

/** The first act of a game, made without a game to lock. */
export function newGameAct(
  { name, zone, house, server, channel }: Creation,
  { actor, cause }: By,
  moment: Moment,
  zoneExists: boolean,
  stock: string,
): NewGame | Refusal {
  if (actor.as !== 'player') return refuse('not host', null, { hosts: [] });
  const intent: IntentOf<'create'> = { do: 'create', name, zone, house };
  const game = newGame(newGameId(), intent, actor.player, zoneExists);
  if (isRefusal(game)) return game;
  const after: Game = { ...game, acts: 1 };
  const face = { game: after.name, zone };
  const events: GameEvent[] = [
    { kind: 'created', v: 1, rules: ['GAME-01'], public: face, own: {} },
  ];
  const act = {
    number: 1,
    cause,
    intent,
    actor,
    moment,
    stock,
    drawing: null,
    decided: null,
    reverse: [],
  };
  const answer = answerOf(after, events, null);
  const notes = notesFor(events, []);
  return {
    change: { before: null, after, act, events, transfers: [], notes, answer },
    place: { game: after.id, server, channel, name: after.name },
    secret: randomBytes(32),
  };
}
