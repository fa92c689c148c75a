import { type Dice, shuffled } from '../dice.ts';
import { type Orb } from '../game.ts';
import { stocked } from '../goods.ts';
import { type ItemDefinition, type ItemKind } from '../items/definition.ts';
import { freeGold } from '../money.ts';
import { gold } from '../names.ts';
import { living, type Scene, setGame, tell } from '../scene.ts';
import { layChests } from './chests.ts';
import { clearLoot, liesInGreen } from './clear-loot.ts';
import { layOrbs, type Ware } from './lay-orbs.ts';
import { orbDefinition, orbFace } from './orbs.ts';
import { placeOrbs } from './places.ts';

/**
 * WEEK-05, ORB-01: last week's orbs go with what is left in them, but what was saved (ORB-03); new ones
 * are drawn by the table.
 * ITEM-22, ITEM-37: each ultimate lies in a green orb of its own from the start of the game, which stays.
 */
export function layLoot(scene: Scene, week: number): void {
  clearLoot(scene, week);
  layOrbs(scene, [...newUltimates(scene), ...drawWares(scene)], ({ card }) => ({
    ...{ colour: liesInGreen(card) ? 'green' : 'blue', cost: gold(card.cost), week },
  }));
  layChests(scene, week);
  numberOrbs(scene);
  placeOrbs(scene);
  const orbs = ordered(scene).map((orb) => orbFace(scene.game, scene.goods, orb));
  tell(scene, 'loot laid', ['WEEK-05', 'ORB-01', 'ORB-04'], { week, orbs });
}

/** ITEM-37: each is sold once, wherever it is now. */
function newUltimates({ game, goods }: Scene): Ware[] {
  const laid = new Set(Object.values(game.items).map(({ definition }) => definition));
  return stocked(goods, 'item').filter(({ id, card }) => liesInGreen(card) && !laid.has(id));
}

const ordered = ({ game }: Scene): Orb[] =>
  Object.values(game.orbs).sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.cost - b.cost ||
      (a.colour === 'red'
        ? numberOf(a) - numberOf(b)
        : orbDefinition(game, a) < orbDefinition(game, b)
          ? -1
          : 1),
  );

const rank = ({ colour }: Orb): number => ['blue', 'green', 'red'].indexOf(colour);
const numberOf = ({ id }: Orb): number => Number(id.slice(1));

/**
 * Anew each week, green ones after blue ones, the cheapest of each colour first; red ones last, whose
 * place tells nothing of what lies in them (ORB-03).
 */
function numberOrbs(scene: Scene): void {
  const orbs = ordered(scene).map((orb, at) => [orb.id, { ...orb, number: at + 1 }] as const);
  setGame(scene, { orbs: Object.fromEntries(orbs) });
}

/** The table's bands, cheapest things first assured: everybody alive can pay for `everybody`. */
function drawWares(scene: Scene): Ware[] {
  const table = stocked(scene.goods, 'loot')[0]?.card;
  if (!table) throw new Error('the stock has no loot table');
  const purses = living(scene.game)
    .map((hero) => freeGold(scene.game, hero.id))
    .sort((a, b) => a - b);
  const poorest = purses[0] ?? 0;
  const middle = purses[Math.floor(purses.length / 2)] ?? 0;
  const wares = stocked(scene.goods, 'item').filter(
    ({ id, card }) => !isElsewhere(card) && !isTaken(scene, id, card),
  );
  const draw = drawing(wares, scene.dice);
  const forAll = (least: number, each = 0) => Math.max(least, Math.ceil(each * purses.length));
  const drawn = draw(forAll(table.everybody, table.each), ({ card }) => card.cost <= poorest);
  for (const [at, { orbs, each, purses: times, weapons }] of table.bands.entries()) {
    const fits = ({ card }: Ware) => card.cost <= middle * times;
    const before = at === 0 ? drawn.length : 0;
    const arms = draw(forAll(0, weapons), (ware) => fits(ware) && isWeapon(ware.card));
    const rest = draw(Math.max(0, forAll(orbs, each) - before - arms.length), fits);
    drawn.push(...arms, ...rest);
  }
  return drawn;
}

/**
 * ITEM-01: starters are everybody's; SLOT-01: an NPC's favour is a reward; ITEM-17, ITEM-19: Goop,
 * Galtorex and quests have goods of their own, as have chests and the Queen of Pain (ITEM-06, ITEM-07).
 */
const inNoOrb: ReadonlySet<ItemKind> = new Set([
  'starter',
  "npc's chosen",
  'trader item',
  'auction item',
  'quest item',
  'chest item',
  'chest key',
  'ritual of pain',
]);

/** Whether it lies in no orb; ORB-08: what chests hold lies in red ones. */
export const isInNoOrb = ({ kinds }: ItemDefinition): boolean =>
  kinds.some((kind) => inNoOrb.has(kind)) && !kinds.includes('chest item');

/** ITEM-37: ultimates lie apart. */
const isElsewhere = (card: ItemDefinition): boolean =>
  liesInGreen(card) || card.kinds.some((kind) => inNoOrb.has(kind));

const isWeapon = ({ slot, abilities }: ItemDefinition): boolean =>
  slot === 'primary hand' && abilities.some((ability) => 'attack' in ability);

/** ITEM-16: of an artifact there is one in the game, wherever it is. */
export const isTaken = (
  { game }: Pick<Scene, 'game'>,
  id: string,
  { kinds }: ItemDefinition,
): boolean =>
  kinds.includes('artifact') &&
  Object.values(game.items).some(
    ({ definition, holder }) => definition === id && holder !== 'gone',
  );

/** Draws without putting back; where what fits runs out, the cheapest of the rest stand in. */
function drawing(wares: Ware[], dice: Dice) {
  let left = shuffled(wares, dice, 'loot');
  return (many: number, fits: (ware: Ware) => boolean): Ware[] => {
    const drawn = new Set(left.filter(fits).slice(0, many));
    left = left.filter((ware) => !drawn.has(ware));
    const cheapest = drawn.size < many ? left.toSorted((a, b) => a.card.cost - b.card.cost) : [];
    for (const ware of cheapest.slice(0, many - drawn.size)) drawn.add(ware);
    if (cheapest.length > 0) left = left.filter((ware) => !drawn.has(ware));
    return [...drawn];
  };
}
