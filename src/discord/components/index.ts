import { type Action } from './action.ts';
import { buildActions } from './builds.ts';
import { callActions } from './calls.ts';
import { duelActions } from './duel.ts';
import { fightActions } from './fight.ts';
import { goodsActions } from './goods.ts';
import { hostActions } from './host.ts';
import { interviewActions } from './interview.ts';
import { lobbyActions } from './lobby.ts';
import { monsterActions } from './monster.ts';
import { turnActions } from './turn.ts';

/** What every component and form of this bot does, by the action in its custom id. */
export const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries<Action>({
    ...hostActions,
    ...lobbyActions,
    ...turnActions,
    ...goodsActions,
    ...fightActions,
    ...monsterActions,
    ...duelActions,
    ...buildActions,
    ...callActions,
    ...interviewActions,
  }),
);
