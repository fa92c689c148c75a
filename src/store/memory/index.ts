import { type HeroPlace, type Store } from '../../play/ports.ts';
import { isBetOf } from '../../rules/intent.ts';
import { memoryDeadlines } from './deadlines.ts';
import { memoryGames } from './games.ts';
import { enqueue, memoryOutbox } from './outbox.ts';
import { memoryPresence, memorySilences } from './presence.ts';
import { emptyShelves, type Shelves } from './shelves.ts';

/** Everything in memory, gone with the process: for the season simulator and the contract test. */
export function memoryStore(): Store {
  const shelves = emptyShelves();
  return {
    games: memoryGames(shelves),
    outbox: memoryOutbox(shelves),
    deadlines: memoryDeadlines(shelves),
    intakes: intakes(shelves),
    places: places(shelves),
    definitions: definitions(shelves),
    presence: memoryPresence(shelves),
    silences: memorySilences(shelves),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function intakes({ intakes: kept, answers, games }: Shelves): Store['intakes'] {
  return {
    receive: (intake) => {
      if (kept.has(intake.interaction)) return Promise.resolve(false);
      kept.set(intake.interaction, { ...intake, answered: false });
      return Promise.resolve(true);
    },
    answered: (interaction) => {
      const intake = kept.get(interaction);
      if (intake) kept.set(interaction, { ...intake, token: '', answered: true });
      return Promise.resolve();
    },
    doneBefore: ({ interaction, player, what }, since) => {
      const same = [...kept.values()].filter(
        (one) =>
          one.interaction !== interaction &&
          one.player === player &&
          one.what === what &&
          one.receivedAt >= since &&
          answers.get(one.interaction)?.done === true,
      );
      const [newest] = same.sort((a, b) => b.receivedAt - a.receivedAt);
      return Promise.resolve(newest?.interaction ?? null);
    },
    betsSince: (player, at) =>
      Promise.resolve(
        [...games].flatMap(([game, { acts }]) =>
          acts.some(
            ({ moment, intent, actor }) => moment.now > at && isBetOf(player, intent, actor),
          )
            ? [game]
            : [],
        ),
      ),
    unanswered: (before) =>
      Promise.resolve(
        [...kept.values()]
          .filter((intake) => !intake.answered && intake.receivedAt < before)
          .map(({ answered: _, ...intake }) => ({
            ...intake,
            answer: answers.get(intake.interaction) ?? null,
          })),
      ),
  };
}

function places(shelves: Shelves): Store['places'] {
  const { heroPlaces } = shelves;
  const keyOf = ({ game, hero }: Pick<HeroPlace, 'game' | 'hero'>) => `${game}/${hero}`;
  const all = () => [...heroPlaces.values()];
  const put = (place: HeroPlace) => {
    heroPlaces.set(keyOf(place), place);
    return Promise.resolve();
  };
  return {
    ofHero: (game, hero) => Promise.resolve(heroPlaces.get(keyOf({ game, hero })) ?? null),
    ofPlayer: (game, player) =>
      Promise.resolve(all().filter((place) => place.game === game && place.player === player)),
    byThread: (thread) => Promise.resolve(all().find((one) => one.thread === thread) ?? null),
    put,
    change: (of, to) => {
      const place = heroPlaces.get(keyOf(of));
      if (!place) return Promise.resolve();
      heroPlaces.delete(keyOf(of));
      return put({ ...place, ...to });
    },
    forget: async (thread) => {
      const place = all().find((one) => one.thread === thread);
      if (!place) return false;
      const { game, hero } = place;
      await put({ ...place, thread: null, threadPanel: null, until: 0 });
      enqueue(shelves, game, [{ to: hero, kind: 'panel', urgent: true }]);
      return true;
    },
    reconsider: (game) => {
      for (const place of all())
        if (place.game === game && place.until !== null) void put({ ...place, until: 0 });
      return Promise.resolve();
    },
  };
}

function definitions({ definitions: kept, stocks }: Shelves): Store['definitions'] {
  return {
    keep: (stock, fresh) => {
      stocks.set(stock.hash, stock);
      for (const [hash, definition] of fresh) kept.set(hash, definition);
      return Promise.resolve();
    },
    add: (fresh) => {
      for (const [hash, definition] of fresh) kept.set(hash, definition);
      return Promise.resolve();
    },
    get: (hashes) => {
      const found = hashes.flatMap((hash) => {
        const definition = kept.get(hash);
        return definition ? [[hash, definition] as const] : [];
      });
      return Promise.resolve(new Map(found));
    },
    stock: (hash) => Promise.resolve(stocks.get(hash) ?? null),
  };
}
