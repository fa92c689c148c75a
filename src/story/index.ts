export { duelAccount } from './duel-account.ts';
export { enchantmentText } from './enchantment-line.ts';
export { fightLine } from './fight-line.ts';
export { worthTelling } from './worth-telling.ts';
