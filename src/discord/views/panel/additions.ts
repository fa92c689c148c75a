import { type HeroView } from '../../../rules/sight/views.ts';
import { button, buttonRows, card, chooser, type Screen } from '../../screen.ts';
import { plain } from '../escape.ts';
import { placeOf } from '../items.ts';
import { idsOf } from './ids.ts';
import { backTo } from './orb.ts';

/** Whether a fight, or a loot turn, goes on in which what sits on things can be set. */
export const isAtHand = ({ fight }: HeroView): boolean => fight !== null && fight.outcome === null;

/** ITEM-02, ITEM-13, ITEM-18: where something of one’s own can be set now. */
export const additionsButtons = (view: HeroView) =>
  view.legal.attach.length > 0 ? [button('Set Gems', idsOf(view)('additions'))] : [];

/** ITEM-02, ITEM-13, ITEM-18: which gem, crystal or upgrade is to be set. */
export function additionsPanel(view: HeroView, page?: number): Screen {
  const { items, legal } = view;
  const entries = items
    .filter(({ id }) => legal.attach.some(({ item }) => item === id))
    .map((item) => ({
      label: plain(item.name),
      value: item.id,
      description: plain(placeOf(item)),
    }));
  return card(
    'What is to be set on another thing?',
    [
      'A gem, manatech crystal or upgrade goes from one thing that you wear to another.',
      ...(isAtHand(view)
        ? [
            'It takes one action for as many as you set before you do anything else (ITEM-02). ' +
              'Your inventory is out of reach, and nothing can be taken off, until you are back in the void (ENTER-08, SLOT-08).',
          ]
        : []),
      ...(entries.length === 0 ? ['Nothing of yours can be set on another thing now.'] : []),
    ],
    [
      ...(entries.length === 0
        ? []
        : [chooser(idsOf(view)('set-which'), 'Choose what to set', entries, page)]),
      ...buttonRows([backTo(view)]),
    ],
  );
}
