import { caughtUp } from '../fighting/caught-up.ts';
import { type Duel, type Game, type Hero, type Loss, type Phase } from '../game.ts';
import { type WornFace } from '../event.ts';
import { betHold, freeGold, heldGold, purse } from '../money.ts';
import { gold, type HeroId } from '../names.ts';
import { things } from '../hero/sheet.ts';
import { wornFace } from '../hero/worn-face.ts';
import {
  faceOf,
  living,
  pay,
  type Scene,
  setGame,
  setHero,
  setItem,
  tell,
  without,
} from '../scene.ts';
import { returnBets } from '../betting/return.ts';
import { theWeek } from './week.ts';

/** One hero's loss: by what it came. */
export type Losing = { hero: HeroId } & Pick<Loss, 'cause' | 'by' | 'why'>;

/** Phases in which there is nothing left to lose. */
export const isOver = (phase: Phase): boolean => phase === 'over' || phase === 'cancelled';

/**
 * GAME-03: those heroes are out, all at the same moment: their things leave the game, gold included,
 * and their builds become public (GAME-04). GAME-02, GAME-07: with one or nobody left the game ends.
 */
export function lose(scene: Scene, losing: Losing[]): void {
  const heirs = living(scene.game).filter(({ id }) => !losing.some(({ hero }) => hero === id));
  const sharing = scene.game.house['gold of the lost leaves'] === 0 ? heirs : [];
  for (const one of losing) loseOne(scene, one, sharing);
  const alive = living(scene.game);
  if (alive.length === 1) return endGame(scene, [alive[0]?.id ?? missingHero()]);
  if (alive.length === 0) endGame(scene, sharesTheWin(scene) ? losing.map(({ hero }) => hero) : []);
}

/** GAME-07: the last to die place first, unless the house says otherwise. */
const sharesTheWin = ({ game }: Scene) => game.house['last to die share the win'] === 1;

function loseOne(scene: Scene, { hero, ...how }: Losing, heirs: Hero[]): void {
  const build = buildOf(scene, hero);
  const week = scene.game.week?.number ?? 0;
  const loss: Loss = { ...how, week, at: scene.moment.now };
  setHero(scene, hero, { lost: loss });
  pay(scene, betHold(hero), purse(hero), heldGold(scene.game, hero), 'bet returned');
  const share = heirs.length === 0 ? 0 : Math.floor(freeGold(scene.game, hero) / heirs.length);
  const shared = share > 0 ? { shared: gold(share) } : {};
  const face = faceOf(scene.game, hero);
  const own = accountFor(scene, hero, how.cause);
  tell(scene, 'died', ['GAME-03', 'GAME-04'], { hero: face, loss, ...build, ...shared }, own);
  for (const heir of heirs) pay(scene, purse(hero), purse(heir.id), share, 'inherited');
  pay(scene, purse(hero), 'sink', freeGold(scene.game, hero), 'left the game');
  setGame(scene, { bets: without(scene.game.bets, hero), duel: unlisted(scene.game.duel, hero) });
  for (const item of Object.values(scene.game.items)) {
    if (item.holder === `hero:${hero}`) setItem(scene, item.id, { holder: 'gone', left: hero });
  }
  const { fight } = scene.game;
  if (fight) setGame(scene, { fight: caughtUp(scene.game, fight) });
}

/** What killed them, as they have seen it; nothing where a message of its own tells it (TURN-09). */
function accountFor({ events }: Scene, hero: HeroId, cause: Loss['cause']) {
  if (cause !== 'monster' && cause !== 'menagerie') return {};
  const last = events.findLast(
    ({ kind, own }) => (kind === 'fought' || kind === 'played out') && own[hero] !== undefined,
  );
  const seen = last?.kind === 'fought' ? last.own[hero] : undefined;
  return seen && seen.events.length > 0 ? { [hero]: seen } : {};
}

/** BET-08: the bet is void, whether it stood or was withdrawn unseen; of a fought duel it counted. */
const unlisted = (duel: Duel | null, lost: HeroId): Duel | null =>
  duel && !duel.result
    ? { ...duel, announced: duel.announced.filter((hero) => hero !== lost) }
    : duel;

/** GAME-04, build and items: what the hero had on, by name and slot, and what lay in the inventory. */
function buildOf(scene: Scene, hero: HeroId): { build: WornFace[]; stored: string[] } {
  const all = things(scene.game, hero)
    .filter(({ on }) => on === null)
    .map((item) => ({
      worn: item.slot !== null,
      face: wornFace(scene.game, scene.goods, item),
    }));
  return {
    build: all.filter(({ worn }) => worn).map(({ face }) => face),
    stored: all
      .filter(({ worn }) => !worn)
      .flatMap(({ face }) => [face.name, ...(face.with ?? [])]),
  };
}

/** GAME-02; BET-08: bets on a duel that is not fought to its end are paid back. */
function endGame(scene: Scene, winners: HeroId[]): void {
  returnBets(scene, 'game over');
  if (scene.game.duel && !scene.game.duel.result) {
    setGame(scene, { duel: { ...scene.game.duel, result: { kind: 'called off' } } });
  }
  const week = scene.game.week ? { ...theWeek(scene.game), turn: null } : null;
  const over: Partial<Game> = { phase: 'over', week, fight: null, deadlines: {}, winners };
  setGame(scene, over);
  tell(scene, 'game won', ['GAME-02', 'GAME-07'], {
    winners: winners.map((hero) => faceOf(scene.game, hero)),
  });
}

function missingHero(): never {
  throw new Error('the last living hero is missing');
}
