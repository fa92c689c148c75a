import { type Dice, shuffled } from '../dice.ts';
import { type Orb } from '../game.ts';
import { stocked } from '../goods.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { newItem } from '../items/new-item.ts';
import { freeGold } from '../money.ts';
import { gold, type ItemId, type OrbId } from '../names.ts';
import { appear, living, newId, type Scene, setGame, tell } from '../scene.ts';
import { orbFace } from './orbs.ts';

type Ware = { id: string; card: ItemDefinition };

/** WEEK-05, ORB-01: last week's orbs go with what is left in them; new ones are drawn by the table. */
export function layLoot(scene: Scene, week: number): void {
  clearLoot(scene);
  drawWares(scene).forEach((ware, at) => layOrb(scene, ware, at + 1, week));
  const orbs = Object.values(scene.game.orbs).map((orb) => orbFace(scene.game, scene.goods, orb));
  tell(scene, 'loot laid', ['WEEK-05', 'ORB-01', 'ORB-04'], { week, orbs });
}

function clearLoot(scene: Scene): void {
  const { items, orbs } = scene.game;
  const left = Object.values(items).filter((item) => !item.holder.startsWith('orb:'));
  const red = Object.values(orbs).filter((orb) => orb.colour === 'red');
  const kept = Object.values(items).filter((item) =>
    red.some((orb) => item.holder === `orb:${orb.id}`),
  );
  setGame(scene, {
    items: Object.fromEntries([...left, ...kept].map((item) => [item.id, item])),
    orbs: Object.fromEntries(red.map((orb) => [orb.id, orb])),
  });
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
  const drawn = draw(table.everybody, ({ card }) => card.cost <= poorest);
  const bands = table.bands.map((band, at) => ({
    ...band,
    orbs: Math.max(0, band.orbs - (at === 0 ? drawn.length : 0)),
  }));
  for (const { orbs, purses: times } of bands) {
    drawn.push(...draw(orbs, ({ card }) => card.cost <= Math.max(middle, poorest) * times));
  }
  return drawn.sort((a, b) => a.card.cost - b.card.cost || (a.id < b.id ? -1 : 1));
}

/** ITEM-01: starters are everybody's; SLOT-01: an NPC's favour is a reward. */
const isElsewhere = ({ kinds }: ItemDefinition): boolean =>
  kinds.includes('starter') || kinds.includes("npc's chosen");

/** ITEM-16: of an artifact there is one in the game, wherever it is. */
const isTaken = ({ game }: Scene, id: string, { kinds }: ItemDefinition): boolean =>
  kinds.includes('artifact') &&
  Object.values(game.items).some(
    ({ definition, holder }) => definition === id && holder !== 'gone',
  );

/** Draws without putting back; where what fits runs out, the cheapest of the rest stand in. */
function drawing(wares: Ware[], dice: Dice) {
  const left = shuffled(wares, dice, 'loot');
  return (many: number, fits: (ware: Ware) => boolean): Ware[] => {
    const taken = left.filter(fits).slice(0, many);
    const spare = left
      .filter((ware) => !taken.includes(ware))
      .sort((a, b) => a.card.cost - b.card.cost)
      .slice(0, many - taken.length);
    for (const ware of [...taken, ...spare]) left.splice(left.indexOf(ware), 1);
    return [...taken, ...spare];
  };
}

function layOrb(scene: Scene, { id, card }: Ware, number: number, week: number): void {
  appear(scene, id);
  const orb: Orb = {
    id: newId<OrbId>(scene, 'o'),
    number,
    colour: card.slot === 'greater ultimate' ? 'green' : 'blue',
    item: newId<ItemId>(scene, 'i'),
    cost: gold(card.cost),
    week,
  };
  const item = newItem(card, {
    id: orb.item,
    definition: id,
    holder: `orb:${orb.id}`,
    slot: null,
    acquired: scene.game.acts,
  });
  setGame(scene, {
    orbs: { ...scene.game.orbs, [orb.id]: orb },
    items: { ...scene.game.items, [item.id]: item },
  });
}
