import { type FightEventOf, type Who } from '../rules/combat/event.ts';

/** What somebody is called. */
type Call = (who: Who) => string;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `one, two and three`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
export const times = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`;

const small = 'no one two three four five six seven eight nine ten'.split(' ');
export const inWords = (n: number): string => small[n] ?? String(n);

export const tilesInWords = (n: number): string => (n === 1 ? 'a tile' : `${inWords(n)} tiles`);

export const forTurns = (turns: number | null): string =>
  turns === null ? '' : ` for ${counted(turns, 'turn')}`;

const isHero = ({ id }: Who): boolean => !/^[mc]\d+$/.test(id);

/** ITEM-24: whose companions won has won; without any hero, whoever won. */
export function victors(winners: readonly Who[]): readonly Who[] {
  const heroes = winners.filter(isHero);
  return heroes.length > 0 ? heroes : winners;
}

/** What follows the name of who is dead: `falls to Bo`. */
export function fall(falls: string, who: Who, by: Who | null, call: Call): string {
  if (by === null) return falls;
  return by.id === who.id ? `${falls} by their own doing` : `${falls} to ${call(by)}`;
}

/** STAT-01: who has died of what it cost. */
export const paid = (what: string): string => `paid for ${what} with their life`;

const sides: Readonly<Record<string, string>> = {
  heroes: 'the heroes won',
  monsters: 'the monsters won',
};

/** What follows that the fight is over. */
export function endText(
  { winner, how }: FightEventOf<'ended'>['outcome'],
  winners: Who[],
  call: Call,
): string {
  if (winner === null) {
    return how === 'parted' ? 'they have lost sight of each other' : 'nobody is left';
  }
  if (winners.length > 0) return `${listed(victors(winners).map(call))} won`;
  return sides[winner] ?? 'who won it has fallen, too';
}
