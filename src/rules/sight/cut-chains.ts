import { type CutChain } from '../cut-chain.ts';
import { type Game } from '../game.ts';
import { type PlayerId } from '../names.ts';

/** GAME-06: chains cut in fights that are over, newest first, for a host; for anybody else none. */
export const cutChains = ({ hosts, week }: Game, player: PlayerId): CutChain[] =>
  hosts.includes(player) ? (week?.chains ?? []).toReversed() : [];
