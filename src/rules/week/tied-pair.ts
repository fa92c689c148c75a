import { isSkipped } from '../absence/away.ts';
import { type Game, type Turn } from '../game.ts';
import { type HeroId } from '../names.ts';
import { faceOf, heroOf, isLiving, type Scene, setGame, tell } from '../scene.ts';
import { deadlineOf, dropDeadlines, setDeadline } from './deadlines.ts';
import { countPass } from './passing.ts';
import { setWeek, theMonster, theWeek } from './week.ts';

/**
 * DUEL-10: whose turn the first one of a week is: of both who tied, where both are there for it. Who is
 * away has theirs passed, or played by the autopilot when it comes; two of whom the autopilot plays
 * both go one after the other.
 */
export function pairFor(scene: Scene, hero: HeroId): { hero: HeroId; with?: HeroId } {
  const { half, opened, order } = theWeek(scene.game);
  const other = order[1];
  const isPair = half !== undefined && opened === 1 && hero === order[0];
  if (!isPair || !other || !isLiving(scene.game, other)) return { hero };
  const away = [hero, other].filter((one) => isSkipped(scene, one, scene.moment.midnight));
  if (away.length === 2) return { hero };
  if (away[0] === other && !heroOf(scene.game, other).autopilot?.on) {
    countPass(scene, { hero: other, kind: 'monster', begun: false, step: 0 }, 'away');
    setWeek(scene, { opened: 2 });
    return { hero };
  }
  setWeek(scene, { opened: 2 });
  return away[0] === hero ? { hero: other, with: hero } : { hero, with: other };
}

/**
 * DUEL-10: that hero of the pair goes on without the other, before either of them has entered, until the
 * end that the turn has; who is away is played at once, if they want that (TURN-05).
 */
export function goOnAlone(scene: Scene, turn: Turn, hero: HeroId): void {
  const { with: _, ...both } = turn;
  const due = deadlineOf(scene, 'turn')?.due;
  const isPlayed = heroOf(scene.game, hero).autopilot?.on ?? false;
  const atOnce = due !== undefined && isPlayed && isSkipped(scene, hero, due);
  const autopilot = atOnce && { autopilot: true as const };
  setWeek(scene, { turn: { ...both, hero, step: turn.step + 1, ...autopilot } });
  if (!atOnce) return handOver(scene, hero);
  dropDeadlines(scene, 'turn');
  setDeadline(scene, 'turn', scene.moment.now, hero);
}

/** DUEL-10: everybody hears why one of the two goes on alone, that one in a message of their own, too. */
export function tellLeftAlone(
  scene: Scene,
  hero: HeroId,
  gone: HeroId,
  how: { passed?: true } = {},
): void {
  const { turn } = theWeek(scene.game);
  tell(scene, 'left alone', ['DUEL-10', 'MONSTER-02'], {
    ...{ hero: faceOf(scene.game, hero), gone: faceOf(scene.game, gone) },
    fights: turn?.begun === true,
    ...how,
  });
}

/** The turn’s deadline is that one’s from now on, with whatever it has lost so far. */
export function handOver(scene: Scene, hero: HeroId): void {
  const deadlines = Object.entries(scene.game.deadlines).map(
    ([id, one]) =>
      [id, one.kind === 'turn' || one.kind === 'turn reminder' ? { ...one, hero } : one] as const,
  );
  setGame(scene, { deadlines: Object.fromEntries(deadlines) });
}

/** DUEL-10: whoever is next in order has the other half before them, once the one is beaten. */
export function turnToOtherHalf(scene: Scene): void {
  const { half, ...week } = theWeek(scene.game);
  if (!half || !theMonster(scene.game).defeated || !hasNext(scene)) return;
  const monster = { ...half, second: true as const };
  setGame(scene, { week: { ...week, monster }, phase: 'monster round' });
}

/** Whether somebody of the order is still to come. */
export const hasNext = ({ game }: Scene): boolean => toCome(game).length > 0;

/** Of the order, who lives and has had no turn yet. */
export function toCome(game: Game): HeroId[] {
  const { order, opened } = theWeek(game);
  return order.slice(opened).filter((hero) => isLiving(game, hero));
}
