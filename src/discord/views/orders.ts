import { type Avoidable } from '../../rules/orders.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { card, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';

type Given = { concedeBelow: number; never: readonly Avoidable[]; keep: readonly string[] };

/** DUEL-13: what a hero heeds while it plays itself, one line for each order. */
export const orderLines = ({ concedeBelow, never, keep }: Given): string[] => [
  concedeBelow === 0
    ? 'It never concedes.'
    : `It concedes a duel with fewer than ${concedeBelow} HP, where it may.`,
  never.length === 0
    ? 'It walks over any ground where that pays.'
    : `It never steps into ${listed(never.map(groundName))} of its own accord.`,
  ...(keep.length === 0 ? [] : [`It leaves alone: ${keep.map(escape).join(', ')}.`]),
];

const groundName = (ground: Avoidable): string => (ground === 'styx' ? 'the Styx' : ground);

const namesKept = ({ keep, ...orders }: HeroView['orders']): Given => ({
  ...orders,
  keep: keep.map(({ name }) => name),
});

export const ordersOf = (view: HeroView): string[] => orderLines(namesKept(view.orders));

export const ordersCard = (view: HeroView): Screen =>
  card('Standing orders', [
    'When your clock runs out, or you cannot be waited for, your hero plays its turn of a fight by itself. It heeds these orders, and so do its companions:',
    '',
    ...ordersOf(view),
    '',
    'You change them with the options of `/me orders`, at any time; nobody else sees them.',
  ]);
