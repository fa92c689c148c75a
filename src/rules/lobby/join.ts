import { type Hero } from '../game.ts';
import { stocked } from '../goods.ts';
import { type IntentOf } from '../intent.ts';
import { gold, type HeroId, type PlayerId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, heroesOf, newId, type Scene, setGame, tell } from '../scene.ts';
import { isOfOneAlphabet } from './alphabets.ts';
import { checkedName, isBetWord, skeleton } from './name.ts';

/** GAME-01 */
const mostPlayers = 10;

/** GAME-01: one hero a player, ten at most; its name differs by look from every other's and from monsters'. */
export function join(scene: Scene, player: PlayerId, intent: IntentOf<'join'>): Refusal | void {
  const { game } = scene;
  if (game.phase !== 'lobby') return refuse('not in lobby', 'GAME-01', { phase: game.phase });
  const mine = heroesOf(game).find((hero) => hero.player === player);
  if (mine) return refuse('already in', 'GAME-01', { name: mine.name });
  if (heroesOf(game).length >= mostPlayers) {
    return refuse('game full', 'GAME-01', { most: mostPlayers });
  }
  const name = checkedName(intent.name, 'hero');
  if (typeof name !== 'string') return name;
  const title = checkedName(intent.title, 'title');
  if (typeof title !== 'string') return title;
  const looks = skeleton(name);
  if (heroesOf(game).some((hero) => skeleton(hero.name) === looks)) {
    return refuse('name taken', 'GAME-01', { name });
  }
  const monster = stocked(scene.goods, 'monster').find(({ card }) => skeleton(card.name) === looks);
  if (monster) return refuse('monster name', 'GAME-01', { name, monster: monster.card.name });
  if (!isOfOneAlphabet(name)) return refuse('odd letters', 'GAME-01', { name });
  if (isBetWord(name)) return refuse('bet word', 'GAME-01', { name });
  const hero = newHero(newId<HeroId>(scene, 'h'), player, name, title);
  setGame(scene, { heroes: { ...scene.game.heroes, [hero.id]: hero } });
  const players = heroesOf(scene.game).length;
  tell(scene, 'joined', ['GAME-01'], { hero: faceOf(scene.game, hero.id), title, players });
}

/** WEEK-01: heroes begin at level 0, so that the first week is played at level 1. */
function newHero(id: HeroId, player: PlayerId, name: string, title: string): Hero {
  return {
    id,
    player,
    name,
    title,
    quote: '',
    level: 0,
    damageTaken: 0,
    strikes: 0,
    makeUps: 0,
    identified: [],
    discount: gold(0),
    lost: null,
  };
}
