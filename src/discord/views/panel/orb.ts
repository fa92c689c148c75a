import { type HeroView, type OwnItem, type PublicOrb } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, buttonRows, card, type Screen } from '../../screen.ts';
import { cardText } from '../card-text.ts';
import { escape, plain } from '../escape.ts';
import { listed } from '../lists.ts';
import { idsOf } from './ids.ts';

/** Things of one's own that may make room for what comes into a slot of two (ENTER-02). */
export function popOffs(view: HeroView, slot: OwnItem['slot']): OwnItem[] {
  const worn = view.items.filter((item) => item.equipped && item.slot === slot);
  const loose = worn.filter((item) => item.fixed !== 'for good');
  return slot === 'ring' && worn.length >= 2 ? loose : [];
}

/** One orb as this player knows it, with what can be done about it. */
export function orbPanel(view: HeroView, orb: PublicOrb, last: readonly string[] = []): Screen {
  const id = idsOf(view);
  const forms = view.legal.buyAs[orb.id];
  const buys = forms
    ? forms.map((as) => button(`Buy ${formWords[as]}`, id('buy-as', `${orb.id}.${as}`), 'good'))
    : view.legal.buy.includes(orb.id)
      ? [button(`Buy for ${orb.cost} Gold`, id('buy', orb.id), 'good')]
      : [];
  const identifies = view.legal.identify.includes(orb.id)
    ? [button('Identify', id('identify', orb.id))]
    : [];
  const title = `Orb ${orb.number}: ${escape(orb.name)}`;
  const rows = buttonRows([...buys, ...identifies, backTo(view)]);
  return { ...card(title, orbText(view, orb, last), rows), asOf: view.everyone.act };
}

/** ITEM-21 */
const formWords = { greater: 'as Greater Ultimate', lesser: 'as Lesser Ultimate' };

/** On the panel of somebody who chose an orb that has been emptied since. */
export const orbTaken = 'That orb is empty now.';

function orbText(view: HeroView, orb: PublicOrb, last: readonly string[]): string[] {
  const description = view.known[orb.id];
  const left = view.free - orb.cost;
  const after = left >= 0 ? `Buying it leaves you ${left}.` : `You have ${view.free}.`;
  return [
    `It costs ${orb.cost} gold. ${after}`,
    `Slot: ${orb.slot} · ${listed(orb.kinds)}`,
    description === undefined
      ? 'You have not identified it, so you do not know what it does.'
      : escape(cardText(description)),
    ...(orb.kinds.includes('ultimate')
      ? ['Greater or lesser: what you buy it as it stays. Only a greater one fills the slot.']
      : []),
    ...displaced(view, orb),
    ...last.map((line) => `**Last:** ${line}`),
  ];
}

/** ENTER-02: what would make room for it. */
function displaced(view: HeroView, { slot }: PublicOrb): string[] {
  if (slot === 'slotless' || slot === 'ring') return [];
  const worn = view.items.find((item) => item.equipped && item.slot === slot);
  if (!worn) return [];
  return worn.fixed === 'for good'
    ? [`${escape(worn.name)} in that slot never comes off, so it goes to your inventory.`]
    : [`It takes the place of ${escape(worn.name)}, which goes to your inventory.`];
}

/** Which of two rings makes room (ENTER-02). */
export function popOffPanel(
  view: HeroView,
  action: string,
  thing: string,
  rings: OwnItem[],
): Screen {
  const id = idsOf(view);
  return card(
    'Which ring comes off?',
    ['You wear two rings; one makes room for the new one.'],
    [
      ...buttonRows([
        ...rings.map((ring) =>
          button(`Take Off ${plain(ring.name)}`, id(action, `${thing}.${ring.id}`)),
        ),
        backTo(view),
      ]),
    ],
  );
}

export const backTo = (view: HeroView, label = 'Back') =>
  button(label, writeCustomId('panel', { game: view.everyone.game, hero: view.hero.id }));
