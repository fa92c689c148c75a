import { actsOf, awaited, ledMonster } from '../combat/acting.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { type Game } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type Instant, type PlayerId } from '../names.ts';
import { fightSeenBy, type FightView } from './fight.ts';
import { publicView } from './public-view.ts';
import { type PublicView } from './views.ts';

/** MONSTER-09: what a host may know who plays the monsters of a fight: what those know, and no more. */
export type MonsterView = {
  everyone: PublicView;
  /** As the one has it whose turn it is, else the first that stands. */
  fight: FightView;
  /** As the others have it, and whoever has been called by one. */
  others: FightView[];
  /** When the move that the fight waits for is played by itself. */
  moveUntil: Instant | null;
};

/** Null for whoever plays no monster. */
export function monsterView(
  game: Game,
  goods: Goods,
  player: PlayerId,
  now: Instant,
): MonsterView | null {
  const { fight, deadlines } = game;
  if (fight?.led !== player) return null;
  const led = Object.values(fight.creatures).filter(
    ({ id, dead, gone }) => !dead && !gone && ledMonster(fight, id) !== null,
  );
  const [first, ...others] = led
    .map(({ id }) => id)
    .sort((a, b) => Number(b === awaited(fight)) - Number(a === awaited(fight)));
  if (first === undefined) return null;
  const clock = Object.values(deadlines).find(({ kind }) => kind === 'fight turn');
  return {
    everyone: publicView(game, goods, now),
    fight: seenBy(game, fight, first),
    others: others.map((one) => seenBy(game, fight, one)),
    moveUntil: clock?.due ?? null,
  };
}

/** COMBAT-12: how everybody is stands beside the board, so that there is nothing to ask. */
function seenBy({ pausedSince }: Game, fight: Fight, id: CreatureId): FightView {
  const seen = fightSeenBy(fight, id);
  const legal = seen.legal.filter((action) => action.do !== 'health check');
  return {
    ...seen,
    step: actsOf(fight, ledMonster(fight, id) ?? id),
    legal: pausedSince === null ? legal : [],
  };
}
