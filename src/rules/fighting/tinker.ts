import { isAtPeace, isSameTurn, refitted, refusalOf, takeAction } from '../combat/index.ts';
import { type Fight } from '../combat/fight.ts';
import { type Game, type Item } from '../game.ts';
import { attachRefusal, ruleOf, setOn } from '../hero/attach.ts';
import { ownItem, wardrobeRefusal } from '../hero/equip.ts';
import { carrierOf } from '../hero/sitting.ts';
import { thingCard } from '../hero/thing-card.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame, tell } from '../scene.ts';
import { fighters } from './arena.ts';
import { asInFight, keptAsBefore } from './as-before.ts';
import { keepSoFar } from './keep.ts';
import { goOn } from './turns.ts';

type Reading = Pick<Scene, 'game' | 'goods'>;

/** The fight, or the loot round, in which this hero stands now; null in the void. */
function amidst({ fight }: Game, hero: HeroId): Fight | null {
  const own = fight?.creatures[hero];
  return fight && own && !own.dead && !fight.outcome ? fight : null;
}

/**
 * ITEM-02, ITEM-13, ITEM-18: sets a gem, crystal or upgrade on a thing; in the void for no action, in a
 * fight or a loot round for one.
 */
export function attach(
  scene: Scene,
  hero: HeroId,
  { item: id, onto: on }: { item: ItemId; onto: ItemId },
): Refusal | void {
  const item = ownItem(scene, hero, id, 'ITEM-18');
  if (isRefusal(item)) return item;
  const onto = ownItem(scene, hero, on, 'ITEM-18');
  if (isRefusal(onto)) return onto;
  const no = attachRefusal(scene, item, onto) ?? handsRefusal(scene, hero, { item, onto });
  if (no) return no;
  const rules = [ruleOf(scene, item)];
  const set = setOn(scene, item, onto);
  const action = tinker(scene, hero);
  const own = { ...set, ...(action && { action: true as const }) };
  tell(scene, 'attached', rules, null, { [hero]: own });
}

type Pair = { item: Item; onto: Item };

/** Why its hero cannot now; in the void SLOT-08 says when. */
export const handsRefusal = (scene: Reading, hero: HeroId, pair: Pair): Refusal | null =>
  amidst(scene.game, hero)
    ? tinkeringRefusal(scene, hero, pair)
    : wardrobeRefusal(scene.game, hero);

/**
 * ITEM-02, ITEM-13: why nothing that sits on a thing can be set on another one here; null where it can.
 * ENTER-08: both are worn, as the inventory lies in the void.
 */
function tinkeringRefusal(
  { game, goods }: Reading,
  hero: HeroId,
  { item, onto }: Pair,
): Refusal | null {
  const fight = amidst(game, hero);
  if (!fight) return null;
  const away = [carrierOf(game, item) ?? item, onto].find((one) => !isOn(one));
  if (away) {
    const { name } = thingCard(game, goods, away);
    return refuse('lies in the void', 'ENTER-08', { name });
  }
  return isPaid(fight, hero) ? null : refusalOf(fight, hero, { do: 'tinker' });
}

/** What lies on the map as a trap is not at hand (ITEM-35). */
const isOn = ({ slot, lies }: Item): boolean => slot !== null && lies === undefined;

/** ITEM-02: its hero has done nothing else since the action that it took. */
const isPaid = (fight: Fight, hero: HeroId): boolean =>
  fight.tinkered?.by === hero && fight.tinkered.step === fight.step && !fight.pending;

/** ITEM-02: one action for as many as are set before something else is done. Whether it took one now. */
function tinker(scene: Scene, hero: HeroId): boolean {
  const before = amidst(scene.game, hero);
  if (!before) return false;
  const paid = isPaid(before, hero);
  keepSoFar(scene, before);
  // GAME-06: with a gem in another place, and all else as it has been in this fight.
  const seen = { ...scene, game: asInFight(scene.game) };
  const refit = refitted(before, fighters(seen, hero, 'challenger')[0]);
  const fight = keptAsBefore(before, refit, hero);
  setGame(scene, { fight });
  if (paid) return false;
  const acted = takeAction(fight, hero, { do: 'tinker' }, scene.dice);
  if (isRefusal(acted)) throw new Error(`allowed, but refused: ${acted.refused}`);
  goOn(scene, acted);
  const after = scene.game.fight;
  // In peace each action is a turn (ENTER-04); in a combat the action is the turn's.
  if (after && (isAtPeace(after) || isSameTurn(fight, after)))
    setGame(scene, { fight: { ...after, tinkered: { by: hero, step: after.step } } });
  return true;
}
