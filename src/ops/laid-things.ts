import { type Play } from '../play/index.ts';

/** Names of things, by the names of the heroes who are to have them on. */
export type Things = Record<string, string[]>;

/**
 * Things that a tester has laid out for the next game that starts: its heroes have them besides the
 * starters. Only at the set clock's table.
 */
export function laidThings() {
  let laid: Things = {};
  return {
    lay(things: Things): void {
      laid = things;
    },
    clear(): void {
      laid = {};
    },
    /** The same road for every act, on which a start takes up what was laid out. */
    handedOutIn: (play: Play): Play => ({
      ...play,
      async act(game, intent, by) {
        if (intent.do !== 'start' || Object.keys(laid).length === 0)
          return play.act(game, intent, by);
        const answer = await play.act(game, { ...intent, things: laid }, by);
        if (answer.done) laid = {};
        return answer;
      },
    }),
  };
}
