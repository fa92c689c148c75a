import { awayUntil } from '../absence/away.ts';
import { type Game, type Hero } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type HeroId, type Instant } from '../names.ts';
import { things } from '../hero/sheet.ts';
import { carrierOf } from '../hero/sitting.ts';
import { wornFace } from '../hero/worn-face.ts';
import { isPart } from '../hero/as-one.ts';
import { thingCard } from '../hero/thing-card.ts';
import { heroesOf, heroOf, isLiving, itemOf, monsterCard } from '../scene.ts';
import { duelistsOf, entrantsOf } from '../duel/pair.ts';
import { toCome } from '../week/tied-pair.ts';
import { broughtInto, describedAs } from './changed.ts';
import { likelyEnd } from './likely-end.ts';
import { menagerieView, orbsSeen } from './menagerie-view.ts';
import { type PublicDuel, type PublicHero, type PublicView, type TurnView } from './views.ts';

/** All that everybody may know. The host gets no more than this besides the own hero. */
export function publicView(game: Game, goods: Goods, now: Instant): PublicView {
  if (latest?.game === game && latest.goods === goods && latest.now === now) return latest.view;
  const view = viewOf(game, goods, now);
  latest = { game, goods, now, view };
  return view;
}

/** Whoever looks for several heroes has it once: a game is never changed, only replaced. */
let latest: { game: Game; goods: Goods; now: Instant; view: PublicView } | null = null;

function viewOf(game: Game, goods: Goods, now: Instant): PublicView {
  const { id, name, zone, hosts, house, houseNext, phase, pausedSince, week, winners, acts } = game;
  return {
    game: id,
    name,
    zone,
    hosts,
    house,
    houseNext,
    phase,
    pausedSince,
    week: week?.number ?? 0,
    heroes: heroesOf(game).map((hero) => publicHero(game, goods, hero, now)),
    order: week?.order ?? [],
    toCome: week ? toCome(game) : [],
    makeUps: week?.makeUps.filter((hero) => isLiving(game, hero)) ?? [],
    entrants: week ? entrantsOf({ game }) : [],
    turn: turnView(game),
    monster: monsterView(game, goods),
    orbs: orbsSeen(game, goods),
    menagerie: menagerieView(game, goods),
    duel: duelView(game, goods),
    duelists: comingDuelists(game),
    likelyEnd: likelyEnd(game, now),
    winners,
    brought: broughtInto(game, goods),
    act: acts,
  };
}

/** Of no gold: whoever watched a purse would learn what was found, sold, or staked (ORB-09, BET-02). */
export function publicHero(game: Game, goods: Goods, hero: Hero, now: Instant): PublicHero {
  const { id, player, name, title, level, strikes, lost } = hero;
  const build = lost || game.phase === 'over' ? buildOf(game, goods, hero) : null;
  const away = lost ? null : awayUntil(hero, now);
  const interview = hero.interview ?? null;
  return { id, player, name, title, level, strikes, away, lost, interview, build };
}

/** GAME-02, GAME-04: build and items; `slot` is null of what lies in the inventory. */
function buildOf(game: Game, goods: Goods, hero: Hero): PublicHero['build'] {
  const build = hero.lost
    ? Object.values(game.items).filter((item) => item.left === hero.id && !isPart(item))
    : things(game, hero.id);
  return build.map((item) => {
    const card = thingCard(game, goods, item);
    const on = carrierOf(game, item);
    const sits = on && thingCard(game, goods, on).name;
    // What sits on a worn thing is as much a part of the build.
    const slot = on ? on.slot : item.slot;
    return {
      ...{ name: card.name, slot, ...(sits !== null && { on: sits }) },
      ...describedAs(game, item, card),
    };
  });
}

function turnView(game: Game): TurnView | null {
  const turn = game.week?.turn;
  if (!turn) return null;
  const until = Object.values(game.deadlines).find(({ kind }) => kind === 'turn')?.due ?? null;
  const { hero, kind, begun, step } = turn;
  const { name } = heroOf(game, hero);
  const other = turn.with && { with: { id: turn.with, name: heroOf(game, turn.with).name } };
  return { hero, kind, begun, step, name, ...other, until: turn.autopilot ? null : until };
}

/** MONSTER-08: its name and that it stands; its look once it has fallen. */
function monsterView(game: Game, goods: Goods): PublicView['monster'] {
  if (!game.week) return null;
  const { definition, defeated, second, described = second ?? defeated } = game.week.monster;
  const { name, look } = monsterCard(game, goods, definition);
  const half = game.week.half && { half: true as const };
  const playedBy = game.fight?.led ?? null;
  return {
    name,
    defeated,
    look: described ? look : null,
    playedBy,
    ...half,
    ...(second && { second }),
  };
}

function comingDuelists(game: Game): PublicView['duelists'] {
  const pair = game.phase === 'auction' ? duelistsOf({ game }) : null;
  if (!pair) return null;
  const [a, b] = pair;
  return [
    { id: a, name: heroOf(game, a).name },
    { id: b, name: heroOf(game, b).name },
  ];
}

function duelView(game: Game, goods: Goods): PublicDuel | null {
  const { duel } = game;
  if (!duel) return null;
  const [a, b] = duel.pair;
  const features = duel.features.map(({ posted, title, quote, items }) => {
    if (!posted) return null;
    const worn = items.map((item) => wornFace(game, goods, itemOf(game, item)));
    return { title, quote, worn };
  });
  const due = Object.values(game.deadlines).find(
    ({ kind }) => kind === 'feature' || kind === 'betting',
  );
  return {
    pair: [
      { id: a, name: heroOf(game, a).name },
      { id: b, name: heroOf(game, b).name },
    ],
    features,
    until: due?.due ?? null,
    commitment: duel.commitment,
    bettors: duel.announced.map((hero) => heroOf(game, hero).name),
    tally: duel.tally
      ? { sums: duel.tally.sums, underdog: underdogName(game, duel.tally.underdog) }
      : null,
    result: duel.result,
  };
}

const underdogName = (game: Game, underdog: HeroId | null): string | null =>
  underdog && heroOf(game, underdog).name;
