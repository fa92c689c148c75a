import { itemId, orbId, type ItemId, type OrbId } from '../../rules/names.ts';
import { type HeroView, type OwnItem, type PublicOrb } from '../../rules/sight/views.ts';
import { suggested, type Choice } from '../options.ts';
import { itemWords, orbWords } from '../views/commands/goods.ts';
import { meWords } from '../views/commands/me.ts';
import { itemOffer, orbOffer, saleOffer } from '../views/offers.ts';
import { orbName } from '../views/orb-lines.ts';
import { carriersFor } from '../views/panel/carriers.ts';
import { salesIn } from '../views/panel/sales.ts';
import { fitting, matching, meant } from './pick.ts';

type Numbered = Choice & { number: number };

type OrbAct = 'buy' | 'identify' | 'save' | 'open';

/** Orbs with something in them, first those of which it can be done now. */
function orbChoices({ orbs, legal }: HeroView, first: OrbAct): Numbered[] {
  const full = orbs.filter((orb) => !orb.empty);
  const now = new Set(legal[first]);
  return [...full.filter(({ id }) => now.has(id)), ...full.filter(({ id }) => !now.has(id))].map(
    (orb) => ({ number: orb.number, name: orbOffer(orb), value: orb.id }),
  );
}

const orbOption = (first: OrbAct) =>
  suggested(orbWords.orb, async ({ typed, own }) => {
    const view = await own();
    return view ? matching(typed, orbChoices(view, first)) : [];
  });

export const orbToBuy = orbOption('buy');
export const orbToIdentify = orbOption('identify');
export const orbToSave = orbOption('save');
export const chestToOpen = orbOption('open');

/** As lists and suggestions name it: “Orb 3: Ring of Ash”, “Ring of Ash (orb 3, 24 gold)”. */
const numberIn = (typed: string): string | undefined =>
  /(?:^\s*(?:orb|#|№)|\(orb)\s*(\d+)/i.exec(typed)?.[1];

/** As the panel’s chooser has it: “a chest, 50 gold”. */
const priceIn = (typed: string): { name: string; cost: number } | null => {
  const [, name = '', cost] = /^(.*\S)\s*,\s*(\d+) gold\s*$/i.exec(typed) ?? [];
  return cost === undefined ? null : { name, cost: Number(cost) };
};

/**
 * The id that a suggestion gave, or the orb that was typed by number or by what is in it; several where
 * that fits more than one.
 */
export function orbMeant(view: HeroView, typed: string): OrbId | PublicOrb[] {
  const priced = priceIn(typed);
  const { name, cost } = numberIn(typed) === undefined && priced ? priced : { name: typed };
  const orbs = view.orbs.filter((orb) => cost === undefined || orb.cost === cost);
  const names = orbs.flatMap((orb) => (orb.empty ? [] : [orbName(orb)]));
  // Of two full ones that are called the same neither is meant by that alone.
  const isMeantBy = (one: string) => names.filter((other) => other === one).length === 1;
  const choices = orbs.map((orb) => ({
    number: orb.number,
    name: !orb.empty && isMeantBy(orbName(orb)) ? orbName(orb) : orbOffer(orb),
    value: orb.id,
    orb,
  }));
  const wanted = numberIn(typed) ?? name;
  // What is done to an orb is done for good: a name that begins so shuts out no other with that word.
  const fits = fitting(wanted, choices, true);
  return fits.length > 1 ? fits.map(({ orb }) => orb) : orbId(meant(wanted, choices));
}

const itemChoices = (items: readonly OwnItem[]): Choice[] =>
  items.map((item) => ({ name: itemOffer(item), value: item.id }));

const itemOption = (description: string, which: (view: HeroView) => OwnItem[]) =>
  suggested(description, async ({ typed, own }) => {
    const view = await own();
    return view ? matching(typed, itemChoices(which(view))) : [];
  });

export const itemToRead = itemOption(itemWords.read.item, ({ items }) => items);
export const itemToEquip = itemOption(itemWords.equip.item, ({ items, legal }) =>
  items.filter(({ id }) => legal.equip.includes(id)),
);
export const itemToUnequip = itemOption(itemWords.unequip.item, ({ items, legal }) =>
  items.filter(({ id }) => legal.unequip.includes(id)),
);
export const itemToUncurse = itemOption(itemWords.uncurse.item, ({ items, legal }) =>
  items.filter(({ id }) => legal.uncurse.includes(id)),
);
export const itemToAttach = itemOption(itemWords.attach.item, ({ items, legal }) =>
  items.filter(({ id }) => legal.attach.some(({ item }) => item === id)),
);
/** Of one's own things those that may take what was chosen to be set on one. */
export const itemToCarry = suggested(itemWords.attach.onto, async ({ typed, given, own }) => {
  const view = await own();
  const item = given.get('item');
  if (!view) return [];
  if (typeof item === 'string')
    return matching(typed, itemChoices(carriersFor(view, itemMeant(view, item))));
  const any = ({ id }: OwnItem) => view.legal.attach.some(({ onto }) => onto.includes(id));
  return matching(typed, itemChoices(view.items.filter(any)));
});
export const itemToDetach = itemOption(itemWords.detach.item, ({ items, legal }) =>
  items.filter(({ id }) => legal.detach.includes(id)),
);
export const itemToSell = suggested(itemWords.sell.item, async ({ typed, own }) => {
  const view = await own();
  const sales = view ? salesIn(view) : [];
  return matching(
    typed,
    sales.map(({ item, price }) => ({ name: saleOffer(item, price), value: item.id })),
  );
});
export const ringToTakeOff = itemOption(itemWords.takeOff, ({ items }) =>
  items.filter(({ slot, equipped }) => equipped && slot === 'ring'),
);

const isKept = ({ orders }: HeroView, { id }: OwnItem) => orders.keep.some((one) => one.id === id);
export const itemToKeep = itemOption(meWords.orders.leaveAlone, (view) =>
  view.items.filter((item) => !isKept(view, item)),
);
export const itemToUse = itemOption(meWords.orders.useAgain, (view) =>
  view.items.filter((item) => isKept(view, item)),
);

export const itemMeant = (view: Pick<HeroView, 'items'>, typed: string): ItemId =>
  itemId(
    meant(
      typed,
      view.items.map(({ id, name }) => ({ name, value: id })),
    ),
  );
