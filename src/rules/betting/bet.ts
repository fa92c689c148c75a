import { type PickName } from '../event.ts';
import { type Duel, type Game, type Pick } from '../game.ts';
import { type IntentOf } from '../intent.ts';
import { betHold, heldGold, purse } from '../money.ts';
import { gold, type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { mostStake, picksFor } from './picks.ts';
import { faceOf, heroOf, pay, type Scene, setGame, tell, without } from '../scene.ts';

/** BET-01, BET-06, BET-07: seals a bet, or changes it; only the first placing is announced (BET-02). */
export function placeBet(
  scene: Scene,
  hero: HeroId,
  { on, stake }: IntentOf<'bet'>,
): Refusal | void {
  const duel = bettingOn(scene);
  if ('refused' in duel) return duel;
  const no = pickRefusal(scene, duel, hero, on);
  if (no) return no;
  const had = heldGold(scene.game, hero);
  const free = mostStake(scene.game, hero);
  if (!Number.isSafeInteger(stake) || stake < 1 || stake > free) {
    const onName = pickName(scene, on);
    return refuse('bad stake', 'BET-07', { stake, free, on: onName, ...standing(scene, hero) });
  }
  const first = !duel.announced.includes(hero);
  if (first) setGame(scene, { duel: { ...duel, announced: [...duel.announced, hero] } });
  pay(scene, betHold(hero), purse(hero), had, 'bet returned');
  pay(scene, purse(hero), betHold(hero), stake, 'bet placed');
  setGame(scene, { bets: { ...scene.game.bets, [hero]: { hero, on, stake: gold(stake) } } });
  const onName = pickName(scene, on);
  tell(
    scene,
    'bet placed',
    ['BET-01', 'BET-02'],
    first ? { hero: faceOf(scene.game, hero) } : null,
    {
      [hero]: { on, onName, stake: gold(stake) },
    },
  );
}

/** BET-07: until the close a bet may be withdrawn, and nobody is told. */
export function withdrawBet(scene: Scene, hero: HeroId): Refusal | void {
  const duel = bettingOn(scene);
  if ('refused' in duel) return duel;
  const bet = scene.game.bets[hero];
  if (!bet) return refuse('no bet', 'BET-07', { free: mostStake(scene.game, hero) });
  pay(scene, betHold(hero), purse(hero), bet.stake, 'bet returned');
  setGame(scene, { bets: without(scene.game.bets, hero) });
  tell(scene, 'bet withdrawn', ['BET-07'], null, { [hero]: { stake: bet.stake } });
}

export const pickName = ({ game }: { game: Game }, on: Pick): PickName =>
  on === 'tie' ? null : heroOf(game, on).name;

/** The bet that a refused one leaves as it is. */
function standing(scene: Scene, hero: HeroId) {
  const bet = scene.game.bets[hero];
  return { stands: bet ? { stake: bet.stake, onName: pickName(scene, bet.on) } : null };
}

/** BET-01, BET-07: what was made before bets were opened, or opened anew, is no bet on them. */
function bettingOn(scene: Scene): Duel | Refusal {
  const { duel, phase } = scene.game;
  if (!duel || phase !== 'betting') return refuse('not betting', 'BET-01', { phase });
  const early = scene.moment.now < (duel.opened ?? 0);
  return early ? refuse('bet before opening', 'BET-07', {}) : duel;
}

/** BET-06: not on the opponent; BET-05: on a tie unless the house forbids it to duelists. */
function pickRefusal(scene: Scene, duel: Duel, hero: HeroId, on: Pick): Refusal | null {
  const { game } = scene;
  const allowed = picksFor(game, duel, hero);
  if (allowed.some(({ pick }) => pick === on)) return null;
  const may = allowed.map(({ name }) => name);
  const besides = { may, free: mostStake(game, hero), ...standing(scene, hero) };
  if (on === 'tie') return refuse('tie bet off', 'BET-05', besides);
  const [a, b] = duel.pair;
  if (on === a || on === b)
    return refuse('bet on opponent', 'BET-06', { opponent: heroOf(game, on).name, ...besides });
  const pair: [string, string] = [heroOf(game, a).name, heroOf(game, b).name];
  return refuse('no duelist', 'BET-01', { pair, ...besides });
}
