import { itemId, orbId, type ItemId, type OrbId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { perform, type Told } from '../acting.ts';
import { beginning } from '../limits.ts';
import { pageIn, type Screen } from '../screen.ts';
import { identifiedBriefly, identifiedText } from '../views/identified.ts';
import { thingsCard } from '../views/items.ts';
import { additionsPanel } from '../views/panel/additions.ts';
import { carriersFor, carriersPanel } from '../views/panel/carriers.ts';
import { orbPanel, orbTaken, popOffPanel, popOffs } from '../views/panel/orb.ts';
import { isWalking } from '../views/panel/walk.ts';
import { salesIn, salesPanel, sureSale } from '../views/panel/sales.ts';
import { type Action, type Press, updates, updatesNow, whispers } from './action.ts';
import { walkTo } from './turn.ts';

/** What was never offered may be of any length; the rules refuse what is no thing of theirs. */
const orbIn = (id = ''): OrbId => orbId(beginning(id, 24));
const itemIn = (id = ''): ItemId => itemId(beginning(id, 24));

const orbOf = (view: HeroView, id: string) => view.orbs.find((orb) => orb.id === id);

async function look(press: Press, id: string): Promise<Screen> {
  const view = await press.own();
  const orb = orbOf(view, id);
  return orb && !orb.empty ? orbPanel(view, orb) : press.panel([orbTaken]);
}

/** What is done with an orb that one goes on looking at, unless its way there has brought something else. */
async function lookOn(press: Press, does: 'identify' | 'save'): Promise<Screen> {
  const { desk, caller, game, id } = press;
  const orb = orbIn(id.subject);
  const { done, lines, view, events } = await perform(desk, caller, game, { do: does, orb });
  const seen = view && orbOf(view, orb);
  if (!view || !seen || seen.empty || (done && waitsElsewhere(view, events)))
    return press.panel(lines);
  return orbPanel(view, seen, lines.map(withoutCard(events)));
}

/** COMBAT-14, ENTER-03: a question or a combat stands on the panel, and so does what nothing came of. */
const waitsElsewhere = ({ fight, companions = [] }: HeroView, events: Told['events']): boolean =>
  events.every(({ kind }) => kind !== 'identified' && kind !== 'saved') ||
  (fight !== null && (!isWalking(fight) || [fight, ...companions].some(({ asked }) => asked)));

/** What it does stands on the card. */
const withoutCard =
  (events: Told['events']) =>
  (line: string): string => {
    const looked = events.find((event) => event.kind === 'identified')?.own;
    return looked && line === identifiedText(looked) ? identifiedBriefly(looked) : line;
  };

async function buy(press: Press): Promise<Screen> {
  const [id = '', price] = press.id.subject.split('.');
  const view = await press.own();
  const orb = orbOf(view, id);
  const rings = orb && 'slot' in orb ? popOffs(view, orb.slot) : [];
  if (orb?.empty === false && rings.length > 1)
    return popOffPanel(view, 'buy-over', [orb.id, ...(price === undefined ? [] : [price])], rings);
  return press.act({ do: 'buy', orb: orbIn(id), popOff: null, ...offered(price) });
}

/** For what it was offered; on buttons from before they said so: for whatever it costs. */
const offered = (price = ''): { price?: number } =>
  /^\d{1,6}$/.test(price) ? { price: Number(price) } : {};

async function putOn(press: Press): Promise<Screen> {
  const turnTo = pageIn(press.values);
  if (turnTo !== null) return press.panel(undefined, { 'put-on': turnTo });
  const view = await press.own();
  const item = view.items.find(({ id }) => id === press.values[0]);
  if (item && carriersFor(view, item.id).length > 0) return carriersPanel(view, item);
  const rings = item ? popOffs(view, item.slot) : [];
  if (item && rings.length > 1) return popOffPanel(view, 'put-on-over', [item.id], rings);
  return press.act({ do: 'equip', item: itemIn(press.values[0]), popOff: null });
}

/** ITEM-02, ITEM-13, ITEM-18: on what it is to sit is asked next. */
async function setWhich(press: Press): Promise<Screen> {
  const view = await press.own();
  const turnTo = pageIn(press.values);
  if (turnTo !== null) return additionsPanel(view, turnTo);
  const item = view.items.find(({ id }) => id === press.values[0]);
  return item && carriersFor(view, item.id).length > 0
    ? carriersPanel(view, item)
    : additionsPanel(view);
}

/** On a thing that was chosen for it (ITEM-02). */
async function setOn(press: Press): Promise<Screen> {
  const { id, values } = press;
  const turnTo = pageIn(values);
  if (turnTo === null)
    return press.act({ do: 'attach', item: itemIn(id.subject), onto: itemIn(values[0]) });
  const view = await press.own();
  const item = view.items.find((one) => one.id === id.subject);
  return item && carriersFor(view, item.id).length > 0
    ? carriersPanel(view, item, turnTo)
    : press.panel();
}

/** ITEM-28: asked once more, since it cannot be taken back. */
async function chooseSale(press: Press): Promise<Screen> {
  const view = await press.own();
  const turnTo = pageIn(press.values);
  if (turnTo !== null) return salesPanel(view, turnTo);
  const sale = salesIn(view).find(({ item }) => item.id === press.values[0]);
  return sale ? sureSale(view, sale) : press.act({ do: 'sell', item: itemIn(press.values[0]) });
}

async function takeOff(press: Press): Promise<Screen> {
  const turnTo = pageIn(press.values);
  if (turnTo !== null) return press.panel(undefined, { 'take-off': turnTo });
  const item = itemIn(press.values[0]);
  const { detach, uncurse } = (await press.own()).legal;
  if (uncurse.includes(item)) return press.act({ do: 'uncurse', item });
  return press.act({ do: detach.includes(item) ? 'detach' : 'unequip', item });
}

/**
 * Choosers and buttons for orbs and for what a hero owns. Of a subject: `o3.i7.9` is an orb, the ring that makes
 * room for it, and its price; `o3.greater.9` an ultimate as greater; `i7.9` a thing and what it goes for.
 */
export const goodsActions = {
  things: whispers(async ({ own }) => thingsCard((await own()).items)),
  orb: updates((press) => {
    const turnTo = pageIn(press.values);
    if (turnTo !== null) return press.panel(undefined, { orb: turnTo });
    const [chosen = ''] = press.values;
    // Whoever walks chooses among places, too.
    return /^\d+$/.test(chosen) ? walkTo(press, chosen) : look(press, chosen);
  }),
  buy: updatesNow(buy),
  'buy-as': updatesNow(({ act, id }) => {
    const [orb, form, price] = id.subject.split('.');
    const as = form === 'greater' ? form : 'lesser';
    return act({ do: 'buy', orb: orbIn(orb), popOff: null, as, ...offered(price) });
  }),
  'buy-over': updatesNow(({ act, id }) => {
    const [orb, ring, price] = id.subject.split('.');
    return act({ do: 'buy', orb: orbIn(orb), popOff: itemIn(ring), ...offered(price) });
  }),
  identify: updatesNow((press) => lookOn(press, 'identify')),
  save: updatesNow((press) => lookOn(press, 'save')),
  unlock: updatesNow(({ act, id }) => act({ do: 'open', orb: orbIn(id.subject) })),
  sales: updates(async (press) => salesPanel(await press.own())),
  sale: updates(chooseSale),
  sell: updatesNow(({ act, id }) => {
    const [item, price] = id.subject.split('.');
    return act({ do: 'sell', item: itemIn(item), ...offered(price) });
  }),
  'put-on': updates(putOn),
  'put-on-over': updates(({ act, id }) => {
    const [item, ring] = id.subject.split('.');
    return act({ do: 'equip', item: itemIn(item), popOff: itemIn(ring) });
  }),
  additions: updates(async (press) => additionsPanel(await press.own())),
  'set-which': updates(setWhich),
  'set-on': updates(setOn),
  'take-off': updates(takeOff),
} satisfies Record<string, Action>;
