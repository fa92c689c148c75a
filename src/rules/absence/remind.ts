import { mostStake, picksFor } from '../betting/picks.ts';
import { type CallKind } from '../calls.ts';
import { awaited, isAtPeace } from '../combat/index.ts';
import { asItStands } from '../combat/resolve.ts';
import { type Reminder } from '../event.ts';
import { type Game, type Remindable } from '../game.ts';
import { type HeroId, type Instant, type RuleId } from '../names.ts';
import { faceOf, heroOf, isLiving, living, type Scene, tell } from '../scene.ts';
import { deadlineOf, dropQuietEnd, remindables, setQuietEnd } from '../week/deadlines.ts';
import { lapsingMeans } from '../week/passing.ts';
import { awayUntil } from './away.ts';
import { isMuted, quietUntil } from './hushed.ts';
import { isTurnOf } from '../whose-turn.ts';

/** Whether this is what the game waits for from that hero, or what they can still do. */
const isOpen: Record<Remindable, (game: Game, hero: HeroId) => boolean> = {
  turn: ({ week }, hero) => isTurnOf(week?.turn, hero) && week?.turn?.begun === false,
  'fight turn': ({ fight }, hero) =>
    fight !== null && fight.creatures[awaited(fight)]?.player === hero,
  feature: ({ duel, phase }, hero) =>
    phase === 'feature' &&
    (duel?.pair ?? []).some((one, at) => one === hero && !duel?.features[at]?.posted),
  betting: (game, hero) =>
    game.phase === 'betting' &&
    game.duel !== null &&
    !game.bets[hero] &&
    mostStake(game, hero) > 0 &&
    picksFor(game, game.duel, hero).length > 0,
};

/** TURN-09: whether that hero has entered and is not out yet; a fight with the monster has its own clock (DUEL-13). */
const isInside = ({ week, fight }: Game, hero: HeroId): boolean =>
  isTurnOf(week?.turn, hero) && week?.turn?.begun === true && (!fight || fight.walk !== undefined);

const rules: Record<Remindable, RuleId> = {
  turn: 'TURN-02',
  'fight turn': 'DUEL-13',
  feature: 'FEAT-07',
  betting: 'BET-01',
};

/** The call that came first. */
const calledBy: Record<Remindable, CallKind> = {
  turn: 'turn',
  'fight turn': 'move',
  feature: 'duel',
  betting: 'reminder',
};

/**
 * A deadline is near: whoever has not done yet what it is set for is told, unless they want to hear
 * nothing of the kind; who is away is told when that ends. Once a deadline, however it moves, since
 * the reminder is gone with it; one that comes too late is none.
 */
export function remind(scene: Scene, of: Remindable): void {
  for (const hero of living(scene.game)) {
    const away = awayUntil(hero, scene.moment.now);
    if (away === null) tellIfOpen(scene, hero.id, of, 'reminder');
    else if (!isMuted(hero, 'reminder') && isOpen[of](scene.game, hero.id))
      setQuietEnd(scene, hero.id, away);
  }
}

/**
 * Quiet hours are over in which this hero's player was called without a ping: they are called once,
 * to what waits for them now. Of bets they hear where they would have been reminded of them.
 */
export function endQuiet(scene: Scene, hero: HeroId | null): void {
  if (hero === null || !isLiving(scene.game, hero)) return;
  const again = quietUntil(scene, hero);
  if (again !== null) return setQuietEnd(scene, hero, again);
  const kinds: Remindable[] = ['fight turn', 'turn', 'feature'];
  if (!deadlineOf(scene, 'betting reminder')) kinds.push('betting');
  kinds.some(
    (of) =>
      tellIfOpen(scene, hero, of, calledBy[of]) ||
      // Its reminder has come meanwhile, and who wants no first call may want that.
      (!deadlineOf(scene, `${of} reminder`) && tellIfOpen(scene, hero, of, 'reminder')),
  );
}

/** Late calls of who has lost, or for whom nothing waits any more: there is nothing to call them to. */
export function dropIdleCalls(scene: Scene): void {
  const { game } = scene;
  const held = Object.values(game.deadlines).filter(({ kind }) => kind === 'quiet end');
  for (const { hero } of held)
    if (hero !== null && (!isLiving(game, hero) || !isWaitedFor(scene, hero)))
      dropQuietEnd(scene, hero);
}

/** Who has entered is called to nothing but a reminder that has come already. */
const isWaitedFor = (scene: Scene, hero: HeroId): boolean =>
  remindables.some((of) => deadlineOf(scene, of) !== undefined && isOpen[of](scene.game, hero)) ||
  (isInside(scene.game, hero) && !deadlineOf(scene, 'turn reminder'));

function tellIfOpen(scene: Scene, hero: HeroId, of: Remindable, call: CallKind): boolean {
  const until = deadlineOf(scene, of)?.due;
  const isLate = until === undefined || until <= scene.moment.now;
  const { game } = scene;
  const lingers = of === 'turn' && call === 'reminder' && isInside(game, hero);
  const isDone = !isOpen[of](game, hero) && !lingers;
  if (isLate || isMuted(heroOf(game, hero), call) || isDone) return false;
  const about = reminderOf(scene, of, until);
  // How somebody fares inside is theirs to know.
  const isPublic = !lingers && (of === 'turn' || of === 'feature');
  const face = isPublic ? { ...about, hero: faceOf(game, hero) } : null;
  const played = of === 'turn' && !lingers && isPlayed(game, hero) && { autopilot: true as const };
  tell(scene, 'reminded', [lingers ? 'TURN-09' : rules[of]], face, {
    [hero]: { ...about, call, ...played },
  });
  return true;
}

/** TURN-05: whether the autopilot takes that turn, and does not pass it for the monster’s sake. */
function isPlayed(game: Game, hero: HeroId): boolean {
  const { autopilot } = heroOf(game, hero);
  return autopilot?.on === true && (autopilot.fights || game.week?.turn?.kind !== 'monster');
}

function reminderOf({ game }: Scene, of: Remindable, until: Instant): Reminder {
  const turn = game.week?.turn;
  if (of === 'fight turn' && game.fight?.pending) return { of, until, asked: true };
  if (of !== 'turn' || !turn) return { of, until };
  const then = turn.begun ? endingMeans(game) : lapsingMeans({ game }, turn);
  return { of, until, turn: { kind: turn.kind, then } };
}

/** TURN-09: what the end of a turn that was begun comes to. */
function endingMeans({ fight, week }: Game): 'not come in' | 'left' | 'played' {
  if (!fight) return week?.menagerie === undefined ? 'left' : 'not come in';
  return isAtPeace(asItStands(fight)) ? 'left' : 'played';
}
