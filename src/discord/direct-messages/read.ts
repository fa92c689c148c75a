/** What somebody wants who writes to the bot in plain words. */
export type Wish =
  | { wish: 'bet'; stake: number; on: string }
  | { wish: 'withdraw' }
  | { wish: 'help' }
  | { wish: 'nothing we know' };

/** A bet is short; what is longer than this, in UTF-16 units, is none. */
const most = 200;

/** “bet 5 on Bran”, “5 Bran”, “bet 3 gold on a tie”, “Bran 5”; case and punctuation do not matter. */
export function readWish(text: string): Wish {
  if (text.length > most) return { wish: 'nothing we know' };
  const words = wordsOf(text);
  if (/^(help|hi|hello|\?)?$/i.test(words)) return { wish: 'help' };
  if (/^(withdraw|take back|cancel)( (my|the))?( bet)?$/i.test(words)) return { wish: 'withdraw' };
  const bet =
    /^(?:i )?(?:bet |stake |put )?(\d{1,9})(?: gold)?(?: on| for)? (.+)$/i.exec(words) ??
    turned(
      /^(?:i )?(?:bet |stake |put )?(?:on )?(.+?) (?:with )?(\d{1,9})(?: gold)?$/i.exec(words),
    );
  if (!bet) return { wish: 'nothing we know' };
  return { wish: 'bet', stake: Number(bet[1]), on: nameIn(bet[2] ?? '') };
}

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/\s+/g, ' ');

/** What a bet is on with its number, which may belong to the name: `Agent 7`. */
export const namedWith = (text: string): string =>
  wordsOf(text).replace(/^(?:i )?(?:bet |stake |put )?(?:on )?/i, '');

const turned = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1]];

const nameIn = (words: string) => (/^(a |the )?(tie|draw)$/i.test(words) ? 'tie' : words.trim());
