import { type Screen } from '../screen.ts';
import { troubleOf } from './trouble.ts';

export const inWords = ({ picture: _, ...words }: Screen): Screen => words;

/** Sends a screen, and without its picture where Discord takes none there. */
export async function orInWords<T>(
  screen: Screen,
  send: (shown: Screen) => Promise<T>,
): Promise<T> {
  try {
    return await send(screen);
  } catch (error) {
    if (!screen.picture || troubleOf(error) !== 'never') throw error;
    return send(inWords(screen));
  }
}
