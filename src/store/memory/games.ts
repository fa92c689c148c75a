import { type Answer } from '../../play/answer.ts';
import { type Change, type Games, type Performed } from '../../play/ports.ts';
import { type Account } from '../../rules/game.ts';
import { gold, type HeroId } from '../../rules/names.ts';
import { causeKey } from '../cause.ts';
import { channelTaken } from '../channel-taken.ts';
import { checkChange } from '../check-change.ts';
import { inOrder } from '../in-order.ts';
import { enqueue } from './outbox.ts';
import { type Entry, type Kept, type Shelves } from './shelves.ts';

/** Games in memory. JavaScript runs one act at a time, so no lock is needed. */
export function memoryGames(shelves: Shelves): Games {
  const { games, answers } = shelves;
  const places = () => [...games.values()].reverse().sort((a, b) => +ended(a) - +ended(b));
  return {
    create: (change, place, secret) =>
      asPromise(() => {
        const key = causeKey(change.after.id, change.act.cause);
        const known = answers.get(key);
        if (known) return { answer: known, repeated: true };
        const running = places().find((one) => !ended(one) && one.place.channel === place.channel);
        if (running) return { answer: channelTaken(running.game.name), repeated: false };
        if (games.has(change.after.id)) throw new Error(`game ${change.after.id} exists`);
        checkChange(change);
        const kept: Kept = {
          game: change.after,
          secret,
          place,
          acts: [],
          events: [],
          entries: [],
        };
        games.set(change.after.id, kept);
        return done(shelves, kept, change, key);
      }),
    perform: (game, cause, work) =>
      asPromise(() => {
        const kept = games.get(game);
        if (!kept) return 'no such game';
        const key = causeKey(game, cause);
        const known = answers.get(key);
        if (known) return { answer: known, repeated: true };
        const outcome = work({ game: kept.game, secret: kept.secret });
        if ('done' in outcome) return answered(shelves, key, outcome);
        if (outcome.before !== kept.game)
          throw new Error(`${game} was not the one that was loaded`);
        checkChange(outcome);
        return done(shelves, kept, outcome, key);
      }),
    read: (game) =>
      asPromise(() => {
        const kept = games.get(game);
        return kept ? { game: kept.game, secret: kept.secret } : null;
      }),
    inChannel: (channel) => found(() => places().filter(({ place }) => place.channel === channel)),
    inServer: (server) => found(() => places().filter(({ place }) => place.server === server)),
    ofPlayer: (player) =>
      found(() =>
        places().filter(
          ({ game }) =>
            game.hosts.includes(player) ||
            Object.values(game.heroes).some((hero) => hero.player === player),
        ),
      ),
    all: () => found(places),
    place: (game) => asPromise(() => placeOf(games.get(game))),
    acts: (game) => asPromise(() => [...(games.get(game)?.acts ?? [])]),
    events: (game, after = 0) =>
      asPromise(() => (games.get(game)?.events ?? []).filter(({ act }) => act > after)),
    statement: (game, hero) => asPromise(() => statement(games.get(game)?.entries ?? [], hero)),
    audit: () =>
      asPromise(() => ({
        sum: [...games.values()].reduce((sum, { entries }) => sum + total(entries), 0),
        broken: [...games.values()].filter(isBroken).map(({ game }) => game.id),
      })),
  };
}

const ended = ({ game }: Kept) => game.phase === 'over' || game.phase === 'cancelled';
const placeOf = (kept: Kept | undefined) => (kept ? { ...kept.place, name: kept.game.name } : null);
const found = (find: () => Kept[]) =>
  asPromise(() => find().map((kept) => ({ ...kept.place, name: kept.game.name })));

function answered({ answers }: Shelves, key: string, answer: Answer): Performed {
  answers.set(key, answer);
  return { answer, repeated: false };
}

function done(shelves: Shelves, kept: Kept, change: Change, key: string): Performed {
  kept.game = inOrder(change.after);
  kept.acts.push(change.act);
  kept.events.push(...change.events.map((event) => ({ ...event, act: change.act.number })));
  kept.entries.push(...entriesOf(change));
  enqueue(shelves, change.after.id, change.notes);
  return answered(shelves, key, change.answer);
}

const asPromise = async <T>(value: () => T): Promise<T> => Promise.resolve().then(value);

const entriesOf = ({ transfers, act }: Change): Entry[] =>
  transfers
    .filter(({ amount }) => amount > 0)
    .flatMap(({ from, to, amount, reason }) => [
      { at: act.moment.now, account: from, change: gold(0 - amount), reason },
      { at: act.moment.now, account: to, change: amount, reason },
    ]);

const statement = (entries: Entry[], hero: HeroId): Entry[] =>
  entries.filter(({ account }) => account.split(':')[1] === hero).reverse();

const total = (entries: Entry[]) => entries.reduce((sum, { change }) => sum + change, 0);

function isBroken({ game, entries }: Kept): boolean {
  const accounts = new Set([
    ...entries.map(({ account }) => account),
    ...Object.keys(game.accounts),
  ]);
  return [...(accounts as Set<Account>)].some(
    (account) =>
      total(entries.filter((entry) => entry.account === account)) !== (game.accounts[account] ?? 0),
  );
}
