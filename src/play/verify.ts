import { type EventKind, type GameEvent } from '../rules/event.ts';
import { type Game } from '../rules/game.ts';
import { type Goods } from '../rules/goods.ts';
import { actDice, commitmentTo } from './drawings.ts';
import { type ActRecord } from './ports.ts';
import { replay, type Recording } from './replay.ts';
import { work } from './work.ts';

type Told = GameEvent & { act: number };

/** What does not hold of a duel that is played again. */
export type Untrue =
  | { what: 'no key' }
  | { what: 'other seal' }
  | { what: 'other outcome'; act: number; of: EventKind };
/** What a check of one duel found: how many acts and rolls came out as they were told. */
export type Verified = { acts: number; rolls: number; wrong: Untrue[] };

/**
 * Plays a finished duel again from its published key: the key is the one that was sealed, and each
 * act of the duel, with the dice of that key alone, brings what was told of it. `before` is the game
 * as it stood when the duel began.
 */
export function verifyDuel(
  recording: Recording,
  events: readonly Told[],
  drawing: string,
): Verified {
  const revealed = events.find(
    (one) => one.kind === 'key revealed' && one.public?.drawing === drawing,
  );
  const key = revealed?.kind === 'key revealed' ? revealed.public?.key : undefined;
  if (key === undefined) return { acts: 0, rolls: 0, wrong: [{ what: 'no key' }] };
  const wrong = sealedAs(events, commitmentTo(key));
  const first = recording.acts.findIndex((act) => act.drawing?.name === drawing);
  let game = replay({ ...recording, acts: recording.acts.slice(0, first) });
  let rolls = 0;
  let acts = 0;
  for (const record of recording.acts.slice(first)) {
    const again = actAgain(game, record, recording.goods(record.stock), recording, key);
    rolls += again.rolls;
    acts += 1;
    wrong.push(...differences(record, again.events, events));
    game = again.game;
    if (again.events.some((event) => event.kind === 'key revealed')) break;
  }
  return { acts, rolls, wrong };
}

function sealedAs(events: readonly Told[], commitment: string): Untrue[] {
  const sealed = events.some(
    (event) => event.kind === 'betting opened' && event.public?.commitment === commitment,
  );
  return sealed ? [] : [{ what: 'other seal' }];
}

type Again = { game: Game; events: GameEvent[]; rolls: number };

function actAgain(
  game: Game,
  record: ActRecord,
  goods: Goods,
  { secret }: Recording,
  key: string,
): Again {
  let rolls = 0;
  const done = work({ game, secret }, record, goods, () => {
    const dice = actDice(key, record.drawing?.number ?? 0);
    return {
      roll(sides, purpose) {
        rolls += 1;
        return dice.roll(sides, purpose);
      },
    };
  });
  if ('done' in done) throw new Error(`act ${record.number} is refused when it is played again`);
  return { game: done.after, events: done.events, rolls };
}

function differences(record: ActRecord, again: GameEvent[], told: readonly Told[]): Untrue[] {
  const before = told.filter(({ act }) => act === record.number);
  return again
    .map((event, at) => ({ event, told: before[at] }))
    .filter(({ event, told: one }) => faces(event) !== (one && faces(one)))
    .map(({ event }) => ({ what: 'other outcome', act: record.number, of: event.kind }));
}

/** Keys in order, so that what a database hands back compares. */
const faces = ({ kind, public: face, own }: GameEvent): string =>
  JSON.stringify({ kind, face, own }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
