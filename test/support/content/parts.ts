import { isCompanion } from '../../../src/rules/abilities/companion.ts';
import { type FightAbility, isForFights } from '../../../src/rules/abilities/seam.ts';
import { type MomentKind, triggers } from '../../../src/rules/abilities/trigger.ts';
import { isErrand } from '../../../src/rules/items/definition.ts';
import { type ItemCard, sayingsOf } from './shelves.ts';

/** So many things are looked at together. */
export const most = 3;

/** `of`: which thing it stands on. */
export type Said = { of: ItemCard; ability: FightAbility };

const effectsOf = ({ ability }: Said): readonly object[] => ability.do;
export const says = (one: Said, words: readonly string[]): boolean =>
  effectsOf(one).some((effect) => words.some((word) => word in effect));

/**
 * Whether it makes others of its owner's things stronger, for a while or as long as it is worn: with more
 * power, what comes to nothing by its card may come to something.
 */
export const strengthens = (one: ItemCard): boolean => {
  const said = [...sayingsOf(one), ...saidBy(one).flatMap(effectsOf)] as Strengthening[];
  return said.some((part) => (part['change abilities']?.power ?? 0) > 0);
};
type Strengthening = { 'change abilities'?: { power?: number } };

/** Whether what it does depends on its power. */
const isByPower = (one: ItemCard): boolean =>
  saidBy(one).some(({ ability }) => /"[^"]*\bX\b[^"]*"/.test(JSON.stringify(ability)));

/** Those things, and each such set again with what makes one of them stronger. */
export function* strengthened(
  things: readonly ItemCard[],
  among: readonly ItemCard[],
): Generator<readonly ItemCard[]> {
  yield things;
  if (things.length >= most || !things.some(isByPower)) return;
  for (const other of among) if (!things.includes(other)) yield [...things, other];
}

/** What may follow at once from what an ability does, by its words. */
const follows: Readonly<Record<string, readonly MomentKind[]>> = {
  ...each(['deal', 'reflect'], ['damaged', 'halved', 'died']),
  ...each(['drain'], ['damaged', 'halved', 'died', 'healed']),
  ...each(['heal', 'absorb'], ['healed']),
  ...each(['lay', 'lay the same', 'prolong'], ['laid', 'rid']),
  ...each(['pass on', 'end'], ['laid', 'rid']),
  ...each(['push', 'pull'], ['shoved', 'entered', 'damaged', 'halved', 'died', 'found']),
  ...each(['move', 'teleport', 'swap', 'fetch'], ['moved', 'entered', 'damaged', 'halved', 'died']),
  ...each(['attack'], ['attacked', 'rolled', 'hit', 'missed', 'damaged', 'halved', 'died']),
  ...each(['place', 'ground', 'transform'], ['entered', 'damaged', 'halved', 'died']),
  ...each(['hide'], ['hidden', 'found', 'laid']),
  ...each(['reveal'], ['found', 'rid']),
  ...each(['reroll'], ['rolled']),
  ...each(['change', 'exchange'], ['halved', 'died']),
};

function each(words: readonly string[], moments: readonly MomentKind[]) {
  return Object.fromEntries(words.map((word) => [word, moments]));
}

const momentsAfter = (one: Said): MomentKind[] => [
  ...effectsOf(one).flatMap((effect) => Object.keys(effect).flatMap((word) => follows[word] ?? [])),
  ...('use' in one.ability ? (['used', 'targeted', ...follows['attack']!] as const) : []),
];

/** GAME-06: what the one does may set the other off at once, by its words. */
export const setsOff = (one: Said, other: Said): boolean =>
  'when' in other.ability
    ? momentsAfter(one).includes(triggers[other.ability.when].moment)
    : 'aura' in other.ability && says(one, ['summon']);

/** What a thing can do in a fight, and who comes along with it (ITEM-24). */
export const saidBy = (of: ItemCard): Said[] =>
  sayingsOf(of)
    .flatMap((ability) => (isCompanion(ability) ? (ability.abilities ?? []) : [ability]))
    .flatMap((ability) => (!isErrand(ability) && isForFights(ability) ? [{ of, ability }] : []));
