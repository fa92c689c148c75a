import { type RuleId } from '../names.ts';

/** What sits on other things and does nothing by itself (ITEM-02, ITEM-13, ITEM-18). */
const additions = ['gem', 'upgrade', 'manatech crystal'] as const;
export type Addition = (typeof additions)[number];

type Card = { kinds: readonly string[] };

/** As what a thing sits on others; null for one that does not. */
export const additionOf = ({ kinds }: Card): Addition | null =>
  additions.find((one) => kinds.includes(one)) ?? null;

/** The rule that says how each is set on things. */
export const additionRule = {
  gem: 'ITEM-02',
  upgrade: 'ITEM-18',
  'manatech crystal': 'ITEM-13',
} as const satisfies Record<Addition, RuleId>;

const equipment = ['basic equipment', 'magic equipment', 'tech equipment', 'artifact'];

/** Why a thing cannot carry such an addition, by the rule that says so; null where it can. */
export function cannotCarry({ kinds }: Card, addition: Addition): RuleId | null {
  if (kinds.includes('curse')) return 'ITEM-08';
  if (kinds.includes('treasure')) return 'ITEM-05';
  if (addition === 'manatech crystal') return kinds.includes('tech equipment') ? null : 'ITEM-13';
  return kinds.some((kind) => equipment.includes(kind)) ? null : additionRule[addition];
}

/** ITEM-02: one gem at a time; upgrades and crystals in any number. */
export const roomFor = (addition: Addition): number => (addition === 'gem' ? 1 : Infinity);
