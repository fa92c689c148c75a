import { type Gold, type HeroId, type Instant, type ItemId } from './names.ts';

export type Feature = { posted: boolean; title: string; quote: string; items: ItemId[] };

/** DUEL-01 to the payout. `commitment`: SHA-256 of the drawing's key, in hex. */
export type Duel = {
  pair: [HeroId, HeroId];
  features: [Feature, Feature];
  commitment: string;
  /** BET-02, BET-07: whose bet was announced, in order, and is not known to be void, withdrawn or not. */
  announced: HeroId[];
  /** No bet is older than this; absent before bets are opened, and in older duels. */
  opened?: Instant;
  /** BET-03: as it was named at the close, whoever leaves after it; absent before. */
  tally?: Tally;
  result: DuelResult | null;
};
/** BET-03: gold on the first duelist, on the second and on a tie, and whom the lesser sum names. */
export type Tally = { sums: { a: Gold; b: Gold; tie: Gold }; underdog: HeroId | null };
export type DuelResult =
  | { kind: 'won'; winner: HeroId; loser: HeroId; how: 'death' | 'concede' }
  | { kind: 'tie' }
  | { kind: 'called off' };

export type Pick = HeroId | 'tie';
/** A sealed bet (BET-02); its stake lies in the account `bet:<hero>` until it is settled. */
export type Bet = { hero: HeroId; on: Pick; stake: Gold };
