import { type Game } from '../../../../src/rules/game.ts';
import { type Fight } from '../../../../src/rules/combat/index.ts';
import { itemSchema } from '../../../../src/rules/items/definition.ts';
import { isRefusal } from '../../../../src/rules/refusal.ts';
import { helm } from '../../helm.ts';
import { faultsOf } from '../mill.ts';
import { type ItemCard } from '../shelves.ts';
import { type Law, theLaw, type Treatment } from './treatment.ts';

export const item = (name: string, more: object = {}): ItemCard => ({
  id: `items/${name}`,
  card: { of: 'item', ...itemSchema.parse({ ...helm, name, ...more }) },
});
export const thing = (name: string, more: object): ItemCard =>
  item(name, { kinds: ['artifact'], slot: 'slotless', ...more });

export const hat = item('Hat');
export const wand = thing('Wand', {
  charges: 2,
  abilities: [{ use: { range: 9, on: 'enemy' }, do: [{ deal: 1 }], charge: true }],
});
export const claw = thing('Claw', { abilities: [{ attack: { range: 1, damage: 2 } }] });
export const snare = item('Snare', {
  ...{ kinds: ['trap'], slot: 'slotless' },
  abilities: [{ trap: { stealth: 5 }, do: [{ deal: 1 }] }],
});
export const water = item('Water', {
  ...{ kinds: ['consumable'], slot: 'slotless' },
  abilities: [{ uncurse: { charges: 2 } }],
});
export const glass = item('Glass', {
  ...{ kinds: ['consumable'], slot: 'slotless' },
  abilities: [{ identify: { charges: 2 } }],
});
export const gem = item('Gem', { kinds: ['gem'], slot: 'slotless' });
export const own = [{ always: { armor: 1 } }];
const less = [{ always: { dodge: 1 } }];
export const night = item('Night', {
  ...{ kinds: ['ultimate'], slot: 'greater ultimate', greater: own, lesser: less },
});

/** What a treatment finds where the law is that. */
export const found = (treat: Treatment, one: ItemCard, law: Partial<Law> = {}): string =>
  faultsOf(one, [], { ...theLaw, ...law }, [treat]).join('\n');

/** Whatever is to be refused is done, and nothing comes of it. */
export const lax: Partial<Law> = {
  rule: (game, ...rest) => {
    const ruled = theLaw.rule(game, ...rest);
    return isRefusal(ruled) ? { game, events: [], transfers: [] } : ruled;
  },
  takeAction: (fight, ...rest) => {
    const acted = theLaw.takeAction(fight, ...rest);
    return isRefusal(acted) ? { fight, events: [] } : acted;
  },
};

/** What is refused leaves its mark. */
export const marking: Partial<Law> = {
  rule: (game, ...rest) => {
    const ruled = theLaw.rule(game, ...rest);
    if (isRefusal(ruled)) game.acts += 1;
    return ruled;
  },
};

/** After each act the game is other by that. */
export const after = (change: (game: Game) => Partial<Game>): Partial<Law> => ({
  rule: (...all) => {
    const ruled = theLaw.rule(...all);
    return isRefusal(ruled) ? ruled : { ...ruled, game: { ...ruled.game, ...change(ruled.game) } };
  },
});

export const everyThing = (change: Partial<Game['items'][keyof Game['items']]>): Partial<Law> =>
  after(({ items }) => ({
    items: Object.fromEntries(
      Object.entries(items).map(([id, one]) => [
        id,
        one.definition.startsWith('part') ? { ...one, ...change } : one,
      ]),
    ),
  }));

export const inFights = (change: (fight: Fight) => Partial<Fight>): Partial<Law> =>
  after(({ fight }) => ({ fight: fight && { ...fight, ...change(fight) } }));

export const ofAll = (change: object) => (fight: Fight) => ({
  creatures: Object.fromEntries(
    Object.values(fight.creatures).map((one) => [
      one.id,
      { ...one, kit: one.kit?.map((carried) => ({ ...carried, ...change })) },
    ]),
  ) as Fight['creatures'],
});
