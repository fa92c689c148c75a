import { createHash, createHmac } from 'node:crypto';
import { type Dice, seededDice } from '../rules/dice.ts';
import { type GameId } from '../rules/names.ts';

/** The key of one drawing of a game, in hex: revealing it reveals no other. */
export const drawingKey = (secret: Uint8Array, game: GameId, drawing: string): string =>
  createHmac('sha256', secret).update(`${game}:${drawing}`).digest('hex');

/** What is published before the drawing is used: SHA-256 of its key, in hex. */
export const commitmentTo = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');

/** The dice of the act of that number (from 0) within its drawing. */
export const actDice = (key: string, act: number): Dice =>
  seededDice(createHmac('sha256', Buffer.from(key, 'hex')).update(String(act)).digest('hex'));
