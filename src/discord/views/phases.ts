import { type Phase } from '../../rules/game.ts';

/** What goes on in each phase, as it follows “This week: …” or “now”. */
export const phaseNames: Record<Phase, string> = {
  lobby: 'the lobby is open',
  'level-up': 'everybody levels up',
  'monster round': 'the monster round',
  loot: 'the loot turns',
  'make-up': 'the make-up turns',
  auction: 'all turns are over',
  feature: 'the duelists post their features',
  betting: 'betting is open',
  duel: 'the duel is being fought',
  payout: 'the duel is being paid',
  trades: 'trades are delivered',
  over: 'the game is over',
  cancelled: 'the game was cancelled',
};

/** How a turn is called by its kind. */
export const turnNames = {
  monster: 'turn against the monster',
  loot: 'loot turn',
  'make-up': 'make-up turn',
} as const;
