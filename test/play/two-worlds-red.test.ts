import { beforeAll, describe, expect, test } from 'vitest';
import { type Loaded } from '../../src/play/ports.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { newItem } from '../../src/rules/items/new-item.ts';
import { gold, type HeroId, itemId, type OrbId } from '../../src/rules/names.ts';
import { heroView } from '../../src/rules/sight/hero-view.ts';
import { itemCard } from '../../src/rules/scene.ts';
import { orbOffer } from '../../src/discord/views/offers.ts';
import { orbsCard } from '../../src/discord/views/orbs.ts';
import { orbPanel } from '../../src/discord/views/panel/orb.ts';
import { panel } from '../../src/discord/views/panel/panel.ts';
import { refusalText } from '../../src/discord/views/refusals/index.ts';
import { goOn, playedTo, players, seenBy, type Step, viewsOf } from '../support/alike.ts';
import { goods, heroOfPlayer, playerActor, type Playing } from '../support/playing.ts';

type World = { table: Playing; at: Loaded; orb: OrbId; saver: string; next: string };
let world: World;

/** One of four has saved an orb, and the next one is among the orbs. */
beforeAll(async () => {
  const { table, at } = await playedTo('loot');
  const [first, second] = at.game.week?.order ?? [];
  const playerOf = (hero: HeroId | undefined) => (hero && at.game.heroes[hero]?.player) ?? '';
  const [saver, next] = [playerOf(first), playerOf(second)];
  const orb = Object.values(at.game.orbs).find(({ colour }) => colour === 'blue')?.id;
  if (!orb) throw new Error('there is no blue orb');
  const steps: Step[] = [
    [saver, { do: 'enter' }],
    [saver, { do: 'save', orb }],
    [saver, { do: 'end turn' }],
    [next, { do: 'enter' }],
  ];
  world = { table, at: after(table, at, steps), orb, saver, next };
});

function after(table: Playing, { game, secret }: Loaded, steps: Step[]): Loaded {
  let now = game;
  for (const [player, intent] of steps) {
    const done = table.tries({ game: now, secret }, playerActor(player), intent);
    if ('done' in done) throw new Error(JSON.stringify(done));
    now = done.after;
  }
  return { game: now, secret };
}

/** The same with another thing in the orb. */
function holding({ at, orb }: Pick<World, 'at' | 'orb'>, definition: string): Loaded {
  const { game } = at;
  const item = game.items[game.orbs[orb]?.item ?? itemId('')];
  const hash = goods.stock.ids[definition];
  if (!item || hash === undefined) throw new Error(`there is no ${definition}`);
  const known = { ...game.goods, [definition]: hash };
  const fresh = newItem(itemCard({ ...game, goods: known }, goods, definition), {
    ...{ id: item.id, holder: item.holder, slot: null, acquired: item.acquired },
    definition,
  });
  return {
    ...at,
    game: { ...game, goods: known, items: { ...game.items, [item.id]: fresh } },
  };
}

/** The same with gold in the next one's purse. */
const withGold = (at: Loaded, player: string, amount: number): Loaded => {
  const purse = `purse:${heroOfPlayer(at.game, player)}` as const;
  const mint = (at.game.accounts.mint ?? 0) + (at.game.accounts[purse] ?? 0) - amount;
  const accounts = { ...at.game.accounts, [purse]: gold(amount), mint: gold(mint) };
  return { ...at, game: { ...at.game, accounts } };
};

/** Of all these things that hero knows what they do. */
const knowing = (at: Loaded, player: string, things: string[]): Loaded => {
  const id = heroOfPlayer(at.game, player);
  const hero = at.game.heroes[id];
  if (!hero) throw new Error('the hero is gone');
  const heroes = { ...at.game.heroes, [id]: { ...hero, identified: things } };
  return { ...at, game: { ...at.game, heroes } };
};

/** Every screen on which that hero's player reads of orbs. */
function screensOf(
  { table, orb }: Pick<World, 'table' | 'orb'>,
  { game }: Loaded,
  player: string,
): string {
  const view = heroView(game, goods, heroOfPlayer(game, player), table.now);
  const seen = view.orbs.find(({ id }) => id === orb);
  if (!seen) throw new Error('the orb is gone');
  return JSON.stringify([
    orbsCard(view.everyone, view),
    orbPanel(view, seen),
    orbOffer(seen),
    panel(view),
  ]);
}

/** All that somebody could try on it. */
const tries = ({ orb, next }: Pick<World, 'orb' | 'next'>): Step[] =>
  (
    [
      { do: 'buy', orb, popOff: null },
      { do: 'buy', orb, popOff: null, as: 'greater' },
      { do: 'buy', orb, popOff: null, as: 'lesser' },
      { do: 'buy', orb, popOff: itemId('i1') },
      { do: 'identify', orb },
      { do: 'save', orb },
      { do: 'open', orb },
    ] satisfies Intent[]
  ).map((intent): Step => [next, intent]);

function refusalsIn(answers: readonly string[]): string[] {
  return answers.map((answer) => {
    const read = JSON.parse(answer) as { done: boolean; refusal?: never };
    if (read.done || !read.refusal) throw new Error(`done: ${answer}`);
    return refusalText(read.refusal, () => null);
  });
}

const ultimate = () => idOf((id) => id.startsWith('items/ultimates/'));
const classes = () => Object.keys(goods.stock.ids).filter((id) => id.startsWith('items/classes/'));
const idOf = (fits: (id: string) => boolean) => Object.keys(goods.stock.ids).find(fits) ?? '';
const ordinary = () => [
  ...['items/basic/', 'items/magic/', 'items/spells/', 'items/gems/', 'items/curses/'].map((kind) =>
    idOf((id) => id.startsWith(kind)),
  ),
  idOf((id) => id.includes('ring-of')),
  ultimate(),
  classes()[0] ?? '',
];

/** Worlds in whose orb lies what the next one cannot have, each for a reason of its own. */
function closedWorlds(): Loaded[] {
  const { at, next } = world;
  const hero = heroOfPlayer(at.game, next);
  const [worn = '', ...others] = classes();
  return [ultimate(), ...others].map((thing): Loaded => {
    const one = holding(world, thing);
    const { game } = one;
    const known = { ...game.goods, [worn]: goods.stock.ids[worn] ?? '' };
    const own = newItem(itemCard({ ...game, goods: known }, goods, worn), {
      ...{ id: itemId('i999'), definition: worn, holder: `hero:${hero}` as const },
      ...{ slot: 'class' as const, acquired: 0 },
    });
    return {
      ...one,
      game: {
        ...game,
        goods: known,
        items: { ...game.items, [own.id]: own },
        week: game.week && { ...game.week, ultimates: [hero] },
      },
    };
  });
}

describe('[ORB-03] two worlds that differ in what lies in a red orb look the same to others', () => {
  test('in all that they are shown and in every answer, to who cannot pay for it', () => {
    const { table, at, next, saver, orb } = world;
    const poor = (at.game.orbs[orb]?.cost ?? 0) - 1;
    const seen = ordinary().map((thing) => {
      const one = withGold(knowing(holding(world, thing), next, ordinary()), next, poor);
      const told = seenBy(table, one, tries(world), [saver]);
      return { told, screens: screensOf(world, one, next), no: refusalsIn(told.answers) };
    });
    expect(seen.length).toBeGreaterThan(7);
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  test('and to who cannot have it, for whichever reason', () => {
    const { table, next, saver } = world;
    const seen = closedWorlds().map((one) => {
      // From afar the first try leads there, and nothing more.
      const goes: Step = [
        next,
        { do: 'walk', to: one.game.orbs[world.orb]?.tile ?? 0, step: null },
      ];
      const told = seenBy(table, one, [goes, ...tries(world)], [saver]);
      return { told, screens: screensOf(world, one, next), no: refusalsIn(told.answers.slice(1)) };
    });
    expect(seen.length).toBeGreaterThan(8);
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.no[0]).toContain('cannot have what is in the red orb');
  });

  test('and to who finds that out on trying to buy it from afar', () => {
    const { table, next, saver } = world;
    const seen = closedWorlds().map((one) => {
      const told = seenBy(table, one, tries(world), [saver]);
      return { told, screens: screensOf(world, one, next) };
    });
    expect(seen.length).toBeGreaterThan(8);
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.told.answers[0]).toContain('"why":"closed"');
  });

  test('[ANN-01] also once somebody has bought it, to those who have not, but for a class that all hear of', () => {
    const { table, next, saver, orb } = world;
    const buys: Step[] = [
      [next, { do: 'buy', orb, popOff: null }],
      ['host', { do: 'pause' }],
    ];
    const seen = ordinary().map((thing) =>
      seenBy(table, holding(world, thing), buys, [saver, next]),
    );
    const isOfClass = (note: string) => note.includes('"kind":"put on for good"');
    expect(seen.map(({ notes }) => notes.filter(isOfClass).length)).toEqual(
      ordinary().map((thing) => (classes().includes(thing) ? 1 : 0)),
    );
    const besides = seen.map((one) => ({
      ...one,
      notes: one.notes.filter((note) => !isOfClass(note)),
    }));
    for (const one of besides) expect(one).toEqual(besides[0]);
  });

  test('also once the week is over', () => {
    const { table, at, saver } = world;
    const seen = ordinary()
      .slice(0, 4)
      .map((thing) => {
        const now = table.now;
        const later = goOn(table, holding(world, thing), 'monster round');
        table.now = now;
        const orbs = Object.values(later.game.orbs).filter(({ colour }) => colour === 'red');
        expect(orbs.map(({ id }) => id)).toContain(world.orb);
        return viewsOf(table, later.game, [heroOfPlayer(at.game, saver)]);
      });
    for (const one of seen) expect(one).toBe(seen[0]);
  });

  test('though not to whoever has saved it', () => {
    const [one = '', other = ''] = ordinary().map((thing) =>
      screensOf(world, holding(world, thing), world.saver),
    );
    expect(one).not.toBe(other);
  });
});

test('[ORB-03] two worlds that differ in who has saved an orb look the same to others', () => {
  const { table, at, orb, next } = world;
  const savers = players.filter((player) => player !== next);
  const seen = savers.map((player) => {
    const savedBy = heroOfPlayer(at.game, player);
    const { game } = at;
    const kept = game.orbs[orb];
    if (!kept || !game.week) throw new Error('the orb is gone');
    const one: Loaded = {
      ...at,
      game: {
        ...game,
        orbs: { ...game.orbs, [orb]: { ...kept, savedBy } },
        week: { ...game.week, saves: [savedBy] },
      },
    };
    const poor = withGold(one, next, kept.cost - 1);
    const told = seenBy(table, poor, tries(world), savers);
    return { told, screens: screensOf(world, poor, next), no: refusalsIn(told.answers) };
  });
  expect(seen).toHaveLength(3);
  for (const one of seen) expect(one).toEqual(seen[0]);
});

describe('[ORB-10] two worlds that differ in what lies in a chest look the same', () => {
  const treasures = () =>
    Object.keys(goods.stock.ids).filter((id) => id.startsWith('items/chests/'));
  const chestOf = ({ at }: World) =>
    Object.values(at.game.orbs).find(({ weekly }) => weekly === 'chest')?.id ?? ('' as OrbId);

  test('to everybody, whatever is tried on it', () => {
    const { table, at, next } = world;
    const chest = chestOf(world);
    const poor = withGold(at, next, 0);
    const seen = treasures().map((thing) => {
      const one = knowing(holding({ at: poor, orb: chest }, thing), next, treasures());
      const told = seenBy(table, one, tries({ orb: chest, next }), []);
      const screens = screensOf({ table, orb: chest }, one, next);
      return { told, screens, no: refusalsIn(told.answers) };
    });
    expect(seen.length).toBeGreaterThan(11);
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  test('and to all others once somebody has bought it', () => {
    const { table, at, next } = world;
    const chest = chestOf(world);
    const buys: Step[] = [
      [next, { do: 'buy', orb: chest, popOff: null }],
      ['host', { do: 'pause' }],
    ];
    const seen = treasures().map((thing) =>
      seenBy(table, holding({ at, orb: chest }, thing), buys, [next]),
    );
    for (const one of seen) expect(one).toEqual(seen[0]);
  });
});
