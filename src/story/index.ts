export { duelAccount } from './duel-account.ts';
export { fightLine } from './fight-line.ts';
export { worthTelling } from './worth-telling.ts';
