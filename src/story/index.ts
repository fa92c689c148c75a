export { duelAccount } from './duel-account.ts';
export { fightLine } from './fight-line.ts';
