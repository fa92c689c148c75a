import { type Bet, type Pick } from '../../rules/game.ts';
import { gold, heroId, type HeroId } from '../../rules/names.ts';
import { type BetModel } from '../generated/models.ts';
import { noun } from './noun.ts';

export const bets = noun<HeroId, Bet, BetModel>({
  table: 'bet',
  key: 'hero',
  toRow: (game, _hero, bet) => ({ game, ...bet }),
  toValue: (row) => [
    heroId(row.hero),
    { hero: heroId(row.hero), on: row.on as Pick, stake: gold(Number(row.stake)) },
  ],
});
