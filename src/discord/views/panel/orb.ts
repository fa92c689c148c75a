import {
  type HeroView,
  type OrbContents,
  type OwnItem,
  type PublicOrb,
} from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, buttonRows, card, type Screen } from '../../screen.ts';
import { cardLines, legended } from '../card-text.ts';
import { escape, plain } from '../escape.ts';
import { slotOf } from '../items.ts';
import { listed } from '../lists.ts';
import { orbName } from '../orb-lines.ts';
import { roomy } from '../roomy-card.ts';
import { costAsGreater } from '../cheaper.ts';
import { idsOf } from './ids.ts';
import { buyLabel, savingText, unseenText } from './red-orb.ts';
import { placeLine, walksTo } from './orb-place.ts';

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
  const opens = view.legal.open.includes(orb.id)
    ? [button('Open with Key', id('unlock', orb.id), 'good')]
    : [];
  const buys = forms
    ? forms.map(({ as, cost }) =>
        button(
          `Buy ${formWords[as]} for ${cost} Gold`,
          id('buy-as', `${orb.id}.${as}.${cost}`),
          'good',
        ),
      )
    : view.legal.buy.includes(orb.id) && opens.length === 0
      ? [button(buyLabel(orb), id('buy', `${orb.id}.${orb.cost}`), 'good')]
      : [];
  const identifies = view.legal.identify.includes(orb.id)
    ? [button('Identify', id('identify', orb.id))]
    : [];
  const saves = view.legal.save.includes(orb.id) ? [button('Save', id('save', orb.id))] : [];
  const title = `Orb ${orb.number}: ${escape(orbName(orb))}`;
  const rows = buttonRows([
    ...opens,
    ...buys,
    ...identifies,
    ...saves,
    ...walksTo(view, orb),
    backTo(view),
  ]);
  const lines = orbText(view, orb, last);
  const texts = 'red' in orb ? [lines] : legended(lines);
  return { ...card(title, roomy(texts), rows), asOf: view.everyone.act };
}

/** ITEM-21 */
const formWords = { greater: 'as Greater', lesser: 'as Lesser' };

/** On the panel of somebody who chose an orb that has been emptied since. */
export const orbTaken = 'That orb is empty now.';

function orbText(view: HeroView, orb: PublicOrb, last: readonly string[]): string[] {
  const news = last.map((line) => `**Last:** ${line}`);
  if ('red' in orb)
    return [priceText(view, orb), ...placeLine(view, orb), ...unseenText(view, orb), ...news];
  const description = view.known[orb.id];
  return [
    priceText(view, orb),
    ...placeLine(view, orb),
    slotLine(orb),
    ...(description === undefined
      ? ['You have not identified it, so you do not know what it does.']
      : cardLines(description)),
    ...(orb.kinds.includes('ultimate') ? ultimateText(view) : displaced(view, orb)),
    ...savingText(view, orb),
    ...news,
  ];
}

/** Where it goes; ITEM-02, ITEM-13, ITEM-18: what sits on things fills no slot. */
function slotLine(orb: OrbContents): string {
  const { slot, kinds } = orb;
  if (slotOf(orb) !== slot) return `Sits on other things of yours · ${listed(kinds)}`;
  const orNone = kinds.includes('ultimate') ? ', or none as a lesser one' : '';
  return `Slot: ${slot}${orNone} · ${listed(kinds)}`;
}

/** What it costs this player, and what is left then; WEEK-09: an ultimate may cost less as a greater one. */
function priceText(view: HeroView, orb: PublicOrb): string {
  const { free } = view;
  const { cost } = orb;
  const left = free - cost;
  const after = left >= 0 ? `Buying it leaves you ${left}.` : `You have ${free}.`;
  const less = costAsGreater(view, orb);
  const asGreater =
    less === null ? '' : ` ${less} as a greater one, as you won the duel (WEEK-09).`;
  return `It costs ${cost} gold.${asGreater} ${after}`;
}

/** ITEM-21, ITEM-22, SLOT-03: what is to be known before an ultimate is bought. */
function ultimateText({ items, boughtUltimate }: HeroView): string[] {
  if (boughtUltimate)
    return ['You have bought an ultimate this week; the next one is for next week.'];
  const worn = items.find(({ equipped, slot }) => equipped && slot === 'greater ultimate');
  return [
    worn
      ? `${escape(worn.name)} fills your slot for a greater ultimate for good, so this one can only be lesser.`
      : 'You choose whether it is greater or lesser, for good. You can have one greater ultimate, and lesser ones without end.',
  ];
}

/** ENTER-02, SLOT-03: what would make room for it. */
function displaced(view: HeroView, { slot }: OrbContents): string[] {
  if (slot === 'slotless' || slot === 'ring') return [];
  const worn = view.items.find((item) => item.equipped && item.slot === slot);
  if (!worn) return [];
  if (slot === 'class')
    return [`${escape(worn.name)} fills that slot for good, so you cannot buy a second class.`];
  return worn.fixed === 'for good'
    ? [`${escape(worn.name)} in that slot never comes off, so it goes to your inventory.`]
    : [`It takes the place of ${escape(worn.name)}, which goes to your inventory.`];
}

/** Which of two rings makes room (ENTER-02) for the first of those words; the rest goes on with it. */
export function popOffPanel(
  view: HeroView,
  action: string,
  [thing, ...rest]: readonly [string, ...string[]],
  rings: OwnItem[],
): Screen {
  const id = idsOf(view);
  return card(
    'Which ring comes off?',
    ['You wear two rings; one makes room for the new one.'],
    [
      ...buttonRows([
        ...rings.map((ring) =>
          button(`Take Off ${plain(ring.name)}`, id(action, [thing, ring.id, ...rest].join('.'))),
        ),
        backTo(view),
      ]),
    ],
  );
}

export const backTo = (view: HeroView, label = 'Back') =>
  button(label, writeCustomId('panel', { game: view.everyone.game, hero: view.hero.id }));
