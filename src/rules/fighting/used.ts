import { type Carried } from '../abilities/carried.ts';
import { counted, timesCounted } from '../abilities/limits.ts';
import { type Fight } from '../combat/fight.ts';
import { type HeroId } from '../names.ts';
import { changedCharges } from '../hero/charges.ts';
import { thingOf } from '../hero/companions.ts';
import { keepCountsOf } from '../hero/dependents.ts';
import { ownCard } from '../hero/thing-card.ts';
import { type Scene, setItem } from '../scene.ts';

/** ITEM-15, ITEM-27, WEEK-03, ITEM-04: what a fight has used up of its heroes' things, or updated, is so. */
export function keepUsed(scene: Scene, { creatures }: Fight): void {
  for (const { kind, player, kit = [], sheet } of Object.values(creatures)) {
    if (player === null) continue;
    for (const thing of kit) keep(scene, player, thing);
    if (kind === 'hero') keepCountsOf(scene, player, sheet.varying ?? []);
  }
  keepCompanions(scene, creatures);
}

/** ITEM-33: they are as hurt as they came out of it, or out. */
function keepCompanions(scene: Scene, creatures: Fight['creatures']): void {
  for (const { id, kind, player, damageTaken, dead } of Object.values(creatures)) {
    const thing = kind === 'companion' && player !== null && thingOf(scene.game, id, player);
    if (!thing) continue;
    const { level } = thing.companion ?? {};
    const fared = { ...(level !== undefined && { level }), ...(dead ? out : { damageTaken }) };
    setItem(scene, thing.id, { companion: fared });
  }
}

const out = { isOut: true } as const;

/**
 * ITEM-35: of a trap that is out, or has gone off, nothing is used up. GAME-06: no more is left than the
 * card has, which a host may have changed meanwhile.
 */
function keep(
  scene: Scene,
  hero: HeroId,
  { item: id, charges, used = [], spent, abilities }: Carried,
): void {
  const item = scene.game.items[id];
  if (item?.holder !== `hero:${hero}`) return;
  const more = used.filter(({ ability, times }) => times > timesCounted(item.used, ability));
  if (more.length > 0) setItem(scene, id, { used: counted(item.used, more) });
  const isTrap = abilities.some((one) => 'trap' in one);
  const came = spent && !isTrap ? 0 : (charges ?? item.charges);
  const left = changedCharges(ownCard(scene.game, scene.goods, item), came);
  if (left !== item.charges) setItem(scene, id, { charges: left });
}
