import { type HeroView, type OwnItem } from '../../../rules/sight/views.ts';
import { buttonRows, card, chooser, type Screen } from '../../screen.ts';
import { escape, plain } from '../escape.ts';
import { besidesText, placeOf } from '../items.ts';
import { isAtHand } from './additions.ts';
import { idsOf } from './ids.ts';
import { backTo } from './orb.ts';

/** Things of one's own on which that one can be set now (ITEM-02, ITEM-13, ITEM-18). */
export function carriersFor({ legal, items }: HeroView, item: string): OwnItem[] {
  const onto = legal.attach.find((one) => one.item === item)?.onto ?? [];
  return items.filter(({ id }) => onto.includes(id));
}

/** On which of them a gem, upgrade or crystal is to sit. */
export function carriersPanel(view: HeroView, item: OwnItem, page?: number): Screen {
  const id = idsOf(view);
  const entries = carriersFor(view, item.id).map((thing) => ({
    label: `${plain(thing.name)}${besidesText(thing, plain)}`,
    value: thing.id,
    description: plain(placeOf(thing)),
  }));
  return card(
    `On what is ${escape(item.name)} to sit?`,
    [
      item.kinds.includes('upgrade')
        ? 'Once used it fits nothing else any more (ITEM-30).'
        : 'It can move from one thing to another once a week (ITEM-02); setting it the first time is no move.',
      ...(isAtHand(view) ? ['Here it takes an action.'] : []),
    ],
    [chooser(id('set-on', item.id), 'Set it on', entries, page), ...buttonRows([backTo(view)])],
  );
}
