import { type Gold, gold, type HeroId } from '../names.ts';
import { freeGold, purse } from '../money.ts';
import { faceOf, heroOf, pay, type Scene, setHero, setItem, tell } from '../scene.ts';
import { dependentsOf } from '../combat/dependents.ts';
import { resting } from '../combat/varying.ts';
import { keepCounts } from './dependents.ts';
import { belongings, sheetOf } from './sheet.ts';
import { levelUpGold } from './treasures.ts';
import { ownCard } from './thing-card.ts';
import { restCompanions } from './eggs.ts';
import { freshCharges, isGoneWithUse } from './charges.ts';
import { usedForGood } from './counted-uses.ts';

/** WEEK-02: gold for reaching a level. */
export const levelPay = (level: number) => gold(10 * level);

/**
 * WEEK-01 to -03: one level, its gold, HP to the maximum, charges and the uses of a week refilled but a
 * consumable's, and of what is gone with its use. ITEM-03: what is a dependent is worked out anew. ITEM-33: companions are whole again.
 */
export function levelUp(scene: Scene, hero: HeroId): void {
  const level = heroOf(scene.game, hero).level + 1;
  const paid = levelPay(level);
  setHero(scene, hero, { level, damageTaken: 0 });
  pay(scene, 'mint', purse(hero), paid, 'level up');
  for (const item of belongings(scene.game, hero)) {
    const card = ownCard(scene.game, scene.goods, item);
    if (isGoneWithUse(card)) continue;
    if (item.used) setItem(scene, item.id, { used: usedForGood(card, item.used) });
    const charges = freshCharges(card);
    if (charges !== item.charges) setItem(scene, item.id, { charges });
  }
  restCompanions(scene, hero);
  keepCounts(scene, dependentsOf(resting(sheetOf(scene.game, scene.goods, hero), level)));
  const treasures = levelUpGold(sheetOf(scene.game, scene.goods, hero), level);
  const off = offGreater(scene, hero);
  if (treasures > 0) pay(scene, 'mint', purse(hero), treasures, 'treasures');
  tell(
    scene,
    'levelled',
    ['WEEK-01', 'WEEK-02', 'WEEK-03'],
    { hero: faceOf(scene.game, hero), level },
    {
      [hero]: {
        paid,
        ...(treasures > 0 && { treasures }),
        ...(off > 0 && { off }),
        purse: freeGold(scene.game, hero),
      },
    },
  );
}

/** WEEK-09, SLOT-03: nothing for whoever has filled the slot for a greater ultimate. */
function offGreater({ game }: Scene, hero: HeroId): Gold {
  const isFull = belongings(game, hero).some(({ slot }) => slot === 'greater ultimate');
  return isFull ? gold(0) : heroOf(game, hero).discount;
}
