import { tellOfEgg } from '../hero/announced.ts';
import { equip, fitting, fixedSlotRefusal, mustFit } from '../hero/equip.ts';
import { additionOf } from '../items/additions.ts';
import { newItem } from '../items/new-item.ts';
import { purse, type TransferReason } from '../money.ts';
import { type HeroId, itemId, type ItemId } from '../names.ts';
import { isRefusal } from '../refusal.ts';
import { type Reward } from '../reward.ts';
import { itemCard, pay, type Scene, setGame } from '../scene.ts';
import { type FoundThing } from '../thing-face.ts';
import { learn } from './buy.ts';
import { isTaken } from './lay-loot.ts';

/** What somebody came by; `left`: the names of what they could not have. */
export type Gains = { things: FoundThing[]; left: string[] };

/**
 * SLOT-01, ENTER-02: gold, things and a favour for one hero, each as if it were bought. Left is what it
 * could not keep: a second favour (SLOT-03), a curse without room for it (ITEM-08), an artifact that is
 * in the game already (ITEM-16).
 */
export function reward(
  scene: Scene,
  hero: HeroId,
  { gold: coins = 0, things = [], chosen }: Reward,
  reason: TransferReason,
): Gains {
  pay(scene, 'mint', purse(hero), coins, reason);
  const all = chosen === undefined ? things : [...things, chosen];
  const gained = all.map((definition) => gain(scene, hero, definition));
  return {
    things: gained.filter((one) => typeof one !== 'string'),
    left: gained.filter((one) => typeof one === 'string'),
  };
}

/** What was gained, and what came off for it; or the name of what could not be. */
function gain(scene: Scene, hero: HeroId, definition: string): FoundThing | string {
  const card = itemCard(scene.game, scene.goods, definition);
  const { name, slot } = card;
  if (isTaken(scene, definition, card) || fixedSlotRefusal(scene, hero, card)) return name;
  const id = idApart(scene);
  const whose = { id, definition, holder: `hero:${hero}`, slot: null } as const;
  const item = newItem(card, { ...whose, acquired: scene.game.acts });
  const trial = { ...scene };
  setGame(trial, { items: { ...scene.game.items, [id]: item } });
  const fits = fitting(trial, hero, id, null);
  if (isRefusal(fits) && mustFit(card)) return name;
  scene.game = trial.game;
  const popped = isRefusal(fits) ? null : equip(scene, id, fits);
  learn(scene, hero, definition);
  tellOfEgg(scene, hero, id);
  const addition = additionOf(card);
  const stored = isRefusal(fits) && !addition;
  return { name, slot, popped, ...(addition && { addition }), ...(stored && { stored }) };
}

/** Past all that are counted, so that no later number tells anybody that something was found. */
function idApart({ game }: Scene): ItemId {
  for (let nth = 0; ; nth += 1) {
    const id = itemId(`i${apart + game.acts * most + nth}`);
    if (!(id in game.items)) return id;
  }
}

const apart = 1_000_000;
/** No act finds so many. */
const most = 100;
