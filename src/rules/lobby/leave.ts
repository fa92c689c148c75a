import { type Loss } from '../game.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, heroesOf, heroOf, living, type Scene, setGame, tell, without } from '../scene.ts';
import { checkedName } from './name.ts';
import { isOver, lose } from '../week/lose.ts';
import { returnBets } from '../betting/return.ts';
import { dropDeadlines, nextStepAtOnce } from '../week/deadlines.ts';
import { type Fight } from '../combat/fight.ts';
import { asItStands } from '../combat/resolve.ts';
import { keepFrom } from '../fighting/keep.ts';
import { freeAtEnd } from '../fighting/taken.ts';
import { noteFallen } from '../walking/guards.ts';
import { breakOffChallenge } from '../week/end-challenge.ts';
import { goOnAlone, tellLeftAlone } from '../week/tied-pair.ts';
import { nextTurn } from '../week/turn.ts';
import { heroesIn, isTurnOf } from '../whose-turn.ts';

/** Why a hero goes; `why`: a host's words for it. */
type Going = { cause: Extract<Loss['cause'], 'left' | 'removed'> } & Pick<Loss, 'why'>;

/** In the lobby a hero just goes; later to go is to lose (GAME-03). */
export function leave(scene: Scene, hero: HeroId, going: Going): Refusal | void {
  const { game } = scene;
  if (isOver(game.phase)) return refuse('game over', null, { phase: game.phase });
  if (heroOf(game, hero).lost)
    return refuse('hero lost', 'GAME-04', { name: heroOf(game, hero).name });
  if (game.phase !== 'lobby') return loseMidGame(scene, hero, going);
  const face = faceOf(game, hero);
  setGame(scene, { heroes: without(game.heroes, hero) });
  const { why } = going;
  const players = heroesOf(scene.game).length;
  tell(scene, 'left', ['GAME-01'], { hero: face, players, ...(why !== undefined && { why }) });
}

/**
 * A host's word, with the reason that everybody reads; refused where only the lobby was meant and the
 * game has begun since.
 */
export function remove(scene: Scene, { hero, from, why }: IntentOf<'remove'>): Refusal | void {
  const { heroes, phase } = scene.game;
  if (!Object.hasOwn(heroes, hero)) return refuse('no such hero', 'GAME-03', {});
  if (from === 'lobby' && phase !== 'lobby' && !isOver(phase))
    return refuse('begun since', 'GAME-03', { name: heroOf(scene.game, hero).name });
  if (why.trim() === '') return leave(scene, hero, { cause: 'removed' });
  const note = checkedName(why, 'note');
  if (typeof note !== 'string') return note;
  return leave(scene, hero, { cause: 'removed', why: note });
}

/** GAME-03: whatever waited for that hero goes on without. */
function loseMidGame(scene: Scene, hero: HeroId, going: Going): void {
  callOffDuelOf(scene, hero);
  const turn = scene.game.week?.turn;
  const loses = () => lose(scene, [{ hero, ...going, by: null }]);
  if (!isTurnOf(turn, hero)) return loses();
  const fight = leaveFight(scene);
  // MONSTER-02: what they fought stays as they left it.
  if (fight && !fight.walk) return breakOffChallenge(scene, fight, hero, loses);
  loses();
  if (scene.game.phase === 'over') return;
  const other = heroesIn(turn).find((one) => one !== hero);
  if (!other) return nextTurn(scene);
  tellLeftAlone(scene, other, hero);
  goOnAlone(scene, turn, other);
}

/**
 * The fight that is broken off. DUEL-10, DUEL-12, ITEM-15, ITEM-26: what was used up in it, and has gone off,
 * stays so; GLOSS-05: who fell there has fallen.
 */
function leaveFight(scene: Scene): Fight | null {
  const running = scene.game.fight;
  if (!running) return null;
  // COMBAT-14: what has happened before somebody was asked has happened.
  const fight = { ...asItStands(running), pending: undefined };
  keepFrom(scene, fight);
  if (fight.walk) noteFallen(scene, fight);
  setGame(scene, { fight: null });
  dropDeadlines(scene, 'fight turn');
  freeAtEnd(scene, fight);
  return fight;
}

/** BET-08: a duel that has lost a duelist is called off. */
function callOffDuelOf(scene: Scene, hero: HeroId): void {
  const { duel } = scene.game;
  if (!duel || duel.result || !duel.pair.includes(hero)) return;
  const [a, b] = duel.pair;
  const other = hero === a ? b : a;
  const gone = faceOf(scene.game, hero);
  const end = living(scene.game).length === 2 ? { over: true as const } : {};
  tell(
    scene,
    'duel called off',
    ['BET-08', 'WEEK-12'],
    { pair: [faceOf(scene.game, a), faceOf(scene.game, b)], gone, ...end },
    { [other]: { opponent: gone.name, ...end } },
  );
  returnBets(scene, 'duel called off', hero);
  for (const kind of ['feature', 'betting', 'next step'] as const) dropDeadlines(scene, kind);
  leaveFight(scene);
  setGame(scene, {
    duel: { ...duel, announced: [], result: { kind: 'called off' } },
    phase: 'trades',
  });
  nextStepAtOnce(scene);
}
