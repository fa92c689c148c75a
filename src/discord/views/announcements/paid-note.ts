import { type EventFaces } from '../../../rules/event.ts';
import { type HeroId } from '../../../rules/names.ts';

type Paid = EventFaces['duel paid'];

/** DUEL-09, BET-04: to one hero's player, what the duel has brought them by each way, and what they have now. */
export function paidNote(
  face: Paid['public'] | null,
  own: NonNullable<Paid['own']>,
  hero: HeroId,
): string {
  const hasWon = face?.winner?.id === hero;
  const hasBet = face === null || face.bets.some((bet) => bet.hero.id === hero);
  return [
    ...(hasWon ? [`You get ${face.prize} gold for the win (DUEL-09).`] : []),
    ...(hasBet ? [`Your bet came back as ${own.back} gold.`] : []),
    `Your purse has ${own.purse}.`,
  ].join(' ');
}
