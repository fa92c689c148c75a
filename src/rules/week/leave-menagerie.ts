import { type Creature, type Fight, isAtPeace, leaveMap } from '../combat/index.ts';
import { tellOfChains } from '../fighting/chains.ts';
import { keepFrom } from '../fighting/keep.ts';
import { type HeroId } from '../names.ts';
import { freeGold } from '../money.ts';
import { type Refusal } from '../refusal.ts';
import { faceOf, type Scene, setGame, setHero, tell } from '../scene.ts';
import { noteFallen } from '../walking/guards.ts';
import { haulOf } from './haul.ts';
import { lose } from './lose.ts';
import { lootingRefusal, nextTurn } from './turn.ts';

/**
 * ENTER-10: leaves the menagerie, early if they like; the next turn is unlocked. ENTER-09: nobody leaves
 * between the beginning of a combat and its end.
 */
export function endTurn(scene: Scene, hero: HeroId): Refusal | void {
  const { fight } = scene.game;
  const isInCombat = fight !== null && !isAtPeace(fight);
  const no = lootingRefusal(scene, hero, isInCombat ? 'ENTER-09' : 'ENTER-10');
  if (no) return no;
  leaveMenagerie(scene, hero, 'asked');
}

/** `gone`: its player has left the server; `spent`, `timed out`: no actions, or no time, left (ENTER-04). */
type TurnEnd = 'asked' | 'lapsed' | 'gone' | 'spent' | 'timed out';

const rules = {
  asked: 'ENTER-10',
  lapsed: 'TURN-09',
  gone: 'TURN-09',
  spent: 'ENTER-04',
  'timed out': 'ENTER-03',
} as const;

/** ENTER-10, TURN-09 */
export function leaveMenagerie(scene: Scene, hero: HeroId, why: TurnEnd): void {
  const { fight, week } = scene.game;
  if (fight?.walk) {
    const left = leaveMap(fight, scene.dice).fight;
    setGame(scene, { fight: null });
    keepFrom(scene, left);
    noteFallen(scene, left);
    keepWounds(scene, heroIn(left));
    tellOfChains(scene, left);
  }
  const haul = haulOf(scene, hero);
  tell(
    scene,
    'turn ended',
    [rules[why]],
    { hero: faceOf(scene.game, hero), why, ...(week?.turn?.autopilot && { autopilot: true }) },
    { [hero]: { purse: freeGold(scene.game, hero), ...(haul && { haul }) } },
  );
  nextTurn(scene);
}

/** ENTER-05, ENTER-04: a loot round is over by itself: its hero has died, or has no actions left. */
export function endWalk(scene: Scene, fight: Fight): void {
  const hero = heroIn(fight);
  noteFallen(scene, fight);
  keepWounds(scene, hero);
  const id = hero.player;
  if (id === null) return;
  if (!hero.dead) return leaveMenagerie(scene, id, 'spent');
  lose(scene, [{ hero: id, cause: 'menagerie', by: killerOf(fight, hero) }]);
  if (scene.game.phase !== 'over') nextTurn(scene);
}

function keepWounds(scene: Scene, { player, damageTaken }: Creature): void {
  if (player !== null) setHero(scene, player, { damageTaken });
}

function heroIn({ creatures }: Fight): Creature {
  const hero = Object.values(creatures).find(({ kind }) => kind === 'hero');
  if (!hero) throw new Error('a loot round of nobody');
  return hero;
}

/** What everybody is told of it: a monster's name; of traps and other heroes nothing (COMBAT-11). */
function killerOf({ log, creatures }: Fight, hero: Creature): string | null {
  const death = log.findLast((event) => event.kind === 'died' && event.who.id === hero.id);
  const killer = death?.kind === 'died' && death.by ? creatures[death.by.id] : undefined;
  return killer?.kind === 'monster' ? killer.name : null;
}
