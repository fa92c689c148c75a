import { expect } from 'vitest';
import { mapCard, placedOrbs } from '../../src/discord/views/map.ts';
import { mapText } from '../../src/discord/views/map-text.ts';
import { mapPicture } from '../../src/pictures/index.ts';
import { type Answer } from '../../src/play/index.ts';
import { type Loaded } from '../../src/play/ports.ts';
import { tileAt } from '../../src/rules/board/tile.ts';
import { type Game } from '../../src/rules/game.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { untouched } from '../../src/rules/items/new-item.ts';
import { gold, type GameId, type HeroId, itemId } from '../../src/rules/names.ts';
import { heroView } from '../../src/rules/sight/hero-view.ts';
import { publicView } from '../../src/rules/sight/public-view.ts';
import { type PublicView } from '../../src/rules/sight/views.ts';
import { goods, heroOfPlayer, playerActor, Playing } from './playing.ts';

export const players = ['p0', 'p1', 'p2', 'p3'];
export type Step = [player: string, intent: Intent];
/** All that a world tells those who may not know: as bytes, since the smallest difference counts. */
export type Seen = { views: string; notes: string[]; answers: string[] };

/** What others than `secretive` are shown, told and answered when these things are done. */
export function seenBy(table: Playing, loaded: Loaded, steps: Step[], secretive: string[]): Seen {
  const notes: string[] = [];
  const answers: string[] = [];
  let { game } = loaded;
  const knowing = secretive.map((player) => heroOfPlayer(game, player));
  for (const [player, intent] of steps) {
    const done = table.tries({ game, secret: loaded.secret }, playerActor(player), intent);
    const answer: Answer = 'done' in done ? done : done.answer;
    if (!secretive.includes(player)) answers.push(JSON.stringify(answer));
    if ('done' in done) continue;
    game = done.after;
    notes.push(
      ...done.notes
        .filter(({ to }) => !knowing.includes(to as HeroId))
        .map((note) => JSON.stringify(note)),
    );
  }
  return { views: viewsOf(table, game, knowing), notes, answers };
}

/** The table's view, the host's (who has no more than it), and those of all who may not know. */
export function viewsOf(table: Playing, game: Game, knowing: HeroId[]): string {
  const others = (Object.keys(game.heroes) as HeroId[]).filter((hero) => !knowing.includes(hero));
  const everyone = publicView(game, goods, table.now);
  return JSON.stringify([
    everyone,
    mapOf(everyone),
    ...others.map((hero) => heroView(game, goods, hero, table.now)),
  ]);
}

/** The picture of the map and what it says in words, which anybody may ask for. */
function mapOf(view: PublicView): string[] {
  const { menagerie } = view;
  if (!menagerie) return [];
  const { board, stalls } = menagerie;
  const words = mapText(view, menagerie, tileAt(1, 1));
  const { svg } = mapPicture({ board, stalls, orbs: placedOrbs(view) });
  return [svg, JSON.stringify([words, mapCard(view, menagerie)])];
}

/** The same loaded game in two worlds that differ in a secret of these players. */
export function expectAlike(
  table: Playing,
  at: Loaded,
  secretive: string[],
  ...worlds: Step[][]
): void {
  const [first, ...rest] = worlds.map((steps) => seenBy(table, at, steps, secretive));
  for (const other of rest) expect(other).toEqual(first);
}

/** A started game with gold in every purse, played on to the phase by those who wait for nobody. */
export async function playedTo(
  phase: Game['phase'],
): Promise<{ table: Playing; at: Loaded; id: GameId }> {
  const table = new Playing();
  const id = await table.create(players);
  await table.must(id, 'host', { do: 'start' });
  const loaded = await table.loaded(id);
  const arranged = throughTheMonster(loaded.game);
  const at = goOn(table, { game: arranged, secret: loaded.secret }, phase);
  return { table, at, id };
}

/** The monster lies, and every hero is rich, strong, and owns two rings of the stock. */
function throughTheMonster(game: Game): Game {
  const accounts: Game['accounts'] = { ...game.accounts };
  const items = { ...game.items };
  const [ring = '', other = ''] = Object.keys(goods.stock.ids).filter((id) =>
    id.includes('ring-of'),
  );
  let lastId = game.lastId;
  for (const hero of Object.keys(game.heroes) as HeroId[]) {
    accounts[`purse:${hero}`] = gold((accounts[`purse:${hero}`] ?? 0) + 500);
    accounts.mint = gold((accounts.mint ?? 0) - 500);
    for (const definition of [ring, other]) {
      const id = itemId(`i${++lastId}`);
      const lies = { slot: null, charges: null, acquired: 0, ...untouched };
      items[id] = { id, definition, holder: `hero:${hero}`, ...lies };
    }
  }
  const hashes = [ring, other].map((id) => [id, goods.stock.ids[id] ?? '']);
  const week = game.week && {
    ...game.week,
    turn: game.week.turn && { ...game.week.turn, kind: 'loot' as const },
    monster: { ...game.week.monster, defeated: true },
  };
  return {
    ...game,
    accounts,
    items,
    lastId,
    week,
    phase: 'loot',
    goods: { ...game.goods, ...(Object.fromEntries(hashes) as Game['goods']) },
  };
}

/** Everybody does what is next, until the phase is reached. */
export function goOn(table: Playing, { game, secret }: Loaded, phase: Game['phase']): Loaded {
  let now = game;
  const does = (player: string, intent: Intent) => {
    const done = table.tries({ game: now, secret }, playerActor(player), intent);
    if ('done' in done) throw new Error(`${player}: ${JSON.stringify(done)}`);
    now = done.after;
  };
  for (let steps = 0; now.phase !== phase && steps < 400; steps++) {
    const turn = now.week?.turn;
    const player = (hero: HeroId | undefined) => (hero && now.heroes[hero]?.player) ?? '';
    const [next] = Object.values(now.deadlines).sort((a, b) => a.due - b.due);
    if (turn) does(player(turn.hero), turn.begun ? { do: 'end turn' } : { do: 'enter' });
    else if (next) {
      table.now = Math.max(table.now, next.due);
      const done = table.dues({ game: now, secret }, next.id);
      if ('done' in done) throw new Error(JSON.stringify(done));
      now = done.after;
    }
  }
  if (now.phase !== phase) throw new Error(`ended in ${now.phase}`);
  return { game: now, secret };
}

export const playersOf = ({ game }: Loaded, heroes: readonly HeroId[]) =>
  heroes.map((hero) => game.heroes[hero]?.player ?? '');
