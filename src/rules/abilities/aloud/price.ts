import { type Span } from '../limits.ts';
import { type Triggered } from '../seam.ts';
import { counted, sentence } from './lists.ts';

type Price = Partial<
  Pick<
    Triggered,
    | 'from level'
    | 'powered'
    | 'not in quests'
    | 'limit'
    | 'charge'
    | 'used up'
    | 'pays hp'
    | 'standing'
    | 'must'
  >
>;

/** What bounds an ability and what it costs: a sentence each, behind what it does. */
export function priceWords(price: Price): string[] {
  const { 'from level': level, limit, charge, 'used up': usedUp, 'pays hp': hp, standing } = price;
  const said = [];
  if (limit) said.push(`at most ${often(limit.times)} ${within[limit.each]}`);
  if (charge) said.push('takes 1 charge');
  if (hp !== undefined) said.push(`costs you ${hp} HP`);
  if (usedUp) said.push('uses this up');
  if (level !== undefined) said.push(`only from level ${level} on`);
  if (price.powered) said.push(poweredWords);
  if (price['not in quests']) said.push('not in quests');
  if (standing === 'ask') said.push('you are asked each time');
  if (standing === 'never') said.push('happens only once you have allowed it');
  if (price.must) said.push('you cannot decline it');
  return said.map(sentence);
}

const within: Record<Span, string> = {
  turn: 'a turn',
  round: 'a round',
  fight: 'a fight',
  week: 'each week, from one level-up to the next',
  game: 'in the whole game',
};

/** ITEM-13 */
export const poweredWords = 'only while there is a manatech crystal in this';

const often = (times: number): string => ['', 'once', 'twice'][times] ?? counted(times, 'time');

/** The same on a card, in brackets behind it: ` (2 a round, 1 charge)`; nothing without any. */
export function priceShort(price: Price): string {
  const { 'from level': level, limit, charge, 'used up': usedUp, 'pays hp': hp, standing } = price;
  const said = [];
  if (limit) said.push(`${limit.times} a ${limit.each}`);
  if (charge) said.push('1 charge');
  if (hp !== undefined) said.push(`costs ${hp} HP`);
  if (usedUp) said.push('used up');
  if (level !== undefined) said.push(`from level ${level}`);
  if (price.powered) said.push('powered');
  if (price['not in quests']) said.push('QD');
  if (standing === 'ask') said.push('asks');
  if (standing === 'never') said.push('off at first');
  if (price.must) said.push('must');
  return said.length === 0 ? '' : ` [${said.join(', ')}]`;
}
