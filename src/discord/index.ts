/** The bot on Discord: everything that a person types, presses, writes and reads. */
export { openBot, type Bot, type BotParts, type ReadGoods } from './bot.ts';
export { CannotLogIn } from './gateway.ts';
