import { misdirectedIn } from './misdirected.ts';
import { isNothing, noChangeIn, noChangeOf, type Vain } from './no-change.ts';
import { type TriggerWord } from './trigger.ts';

type Said = {
  use?: { range: number; on: string; radius?: unknown };
  special?: { damage?: unknown; type?: unknown; piercing?: unknown };
  when?: string;
  always?: object;
  do?: readonly object[];
};

/** What `always` may be for, its stats apart. */
const besides = ['ways', 'boons', 'change abilities', 'protect'];

/** What is not worth a place on a card, though the engine plays it: nothing could come of it (ITEM-27). */
export function vainIn(ability: Said): Vain[] {
  const { use, always, do: effects = [] } = ability;
  const idle = always && Object.keys(always).length === 0 && !besides.some((key) => key in ability);
  return [
    ...(use?.on === 'enemy' && use.range === 0
      ? [{ path: ['use', 'range'], message: 'expected 1 or more, as no enemy is nearer' }]
      : []),
    ...(use?.on === 'self' && use.range > 0
      ? [
          {
            path: ['use', 'range'],
            message:
              'expected none of what is used on oneself; for others say `on:`, as in `on: enemy`',
          },
        ]
      : []),
    ...harmless(ability),
    ...(idle
      ? [
          {
            path: ['always'],
            message: 'expected a stat, or `ways`, `boons`, `change abilities` or `protect`',
          },
        ]
      : []),
    ...noChangeIn(ability),
    ...effects.flatMap((effect, at) =>
      vainEffect(ability, effect as Effect).map(({ path, message }) => ({
        path: ['do', at, ...path],
        message,
      })),
    ),
  ];
}

/** COMBAT-08: what would be so of the damage of a special attack that does none. */
function harmless({ special }: Said): Vain[] {
  if (!special || special.damage !== undefined) return [];
  const message = 'expected only beside `damage`, as this attack does none';
  const said = [
    ...(special.type === 'physical' ? [] : ['type']),
    ...(isNothing(special.piercing, 'amount') ? [] : ['piercing']),
  ];
  return said.map((word) => ({ path: ['special', word], message }));
}

/** Boons that there is more or less of. */
const graded: readonly unknown[] = ['wider critical', 'legendary shield'];

/** COMBAT-02: what never happens within the carrier's own turn. */
const notInOwnTurn: readonly TriggerWord[] = [
  ...([
    'my turn ends',
    'an enemy’s turn begins',
    'an enemy’s turn ends',
    'a round begins',
  ] as const),
];

type Effect = Partial<Record<string, unknown>>;

/** Amounts of which there has to be something; those that are a push also bring flyers down. */
export const neverNone = [
  ...['deal', 'drain', 'afflict', 'heal', 'temporary hp', 'actions', 'push', 'pull', 'move'],
  ...['refill', 'steal charges', 'prolong', 'sustain', 'sink', 'gold', 'turns'],
];

function vainEffect(ability: Said, effect: Effect): Vain[] {
  const none = neverNone.filter(
    (word) => effect[word] !== undefined && comesToNothing(effect, word),
  );
  return [
    ...none.map((word) => ({ path: [word], message: 'expected more than 0' })),
    ...('summon' in effect && isNothing(effect['hp'], 'amount')
      ? [{ path: ['hp'], message: 'expected more than 0, as it would be dead' }]
      : []),
    ...('give' in effect && isNothing(effect['by'], 'amount')
      ? [{ path: ['by'], message: 'expected more than 0' }]
      : []),
    ...('give' in effect && effect['by'] !== 1 && !graded.includes(effect['give'])
      ? [{ path: ['by'], message: 'expected none, as one has this or has it not' }]
      : []),
    ...noChangeOf(effect),
    ...('actions' in effect && notInOwnTurn.some((word) => word === ability.when)
      ? [{ path: ['actions'], message: 'expected another trigger, as it is not your turn then' }]
      : []),
    ...('teleport' in effect && ability.use?.on !== 'tile'
      ? [{ path: ['teleport'], message: 'expected only where `use` is `on: tile`, its goal' }]
      : []),
    ...misdirectedIn(ability, effect),
  ];
}

const comesToNothing = (effect: Effect, word: string): boolean =>
  effect['grounds'] !== true && isNothing(effect[word], 'amount');
