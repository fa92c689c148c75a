import { allCalls } from '../../../src/rules/calls.ts';
import { defaultStats, naturalAttack } from '../../../src/rules/hero/stats.ts';
import { defaultHouse } from '../../../src/rules/house.ts';
import { noAutopilot } from '../../../src/rules/orders.ts';
import { gameId, gold, heroId, itemId, orbId, playerId } from '../../../src/rules/names.ts';
import {
  type HeroView,
  type OwnItem,
  type PublicOrb,
  type PublicView,
} from '../../../src/rules/sight/views.ts';

export const noLegal: HeroView['legal'] = {
  enter: false,
  pass: null,
  enterOn: null,
  endTurn: false,
  buy: [],
  buyAs: {},
  identify: [],
  save: [],
  open: [],
  sell: [],
  cutOff: {},
  visit: [],
  equip: [],
  unequip: [],
  attach: [],
  detach: [],
  uncurse: [],
  bet: null,
  withdrawBet: false,
  postFeature: false,
  fight: false,
};

type Orb = Exclude<PublicOrb, { red: unknown }>;

export const orb = (number: number, over: Partial<Orb> = {}): Orb => ({
  id: orbId(`o${number}`),
  number,
  colour: 'blue',
  empty: false,
  name: `Thing ${number}`,
  cost: gold(number),
  slot: 'head',
  kinds: ['basic equipment'],
  ...over,
});

type Unseen = Extract<PublicOrb, { red: unknown }>;

/** ORB-03: as all see it who have not saved it. */
export const red = (number: number, over: Partial<Unseen> = {}): Unseen => ({
  ...{ id: orbId(`o${number}`), number, colour: 'red', empty: false },
  ...{ cost: gold(number), red: 'saved' },
  ...over,
});

export const thing = (number: number, over: Partial<OwnItem> = {}): OwnItem => ({
  id: itemId(`i${number}`),
  name: `Thing ${number}`,
  kinds: ['basic equipment'],
  slot: 'head',
  equipped: false,
  left: null,
  abilities: [{ always: { armor: 1 } }],
  answers: [],
  cost: gold(5),
  worth: gold(5),
  on: null,
  carries: [],
  fixed: null,
  ...over,
});

export const publicView = (over: Partial<PublicView> = {}): PublicView => ({
  game: gameId('abcdefghij'),
  name: 'The Friday Game',
  zone: 'Europe/Rome',
  hosts: [playerId('123456789012345678')],
  house: defaultHouse,
  houseNext: {},
  duelists: null,
  phase: 'loot',
  pausedSince: null,
  week: 2,
  heroes: [],
  order: [],
  toCome: [],
  makeUps: [],
  entrants: [],
  turn: null,
  monster: { name: 'Cage Rat', defeated: true, look: 'A rat.', playedBy: null },
  orbs: [],
  menagerie: null,
  duel: null,
  likelyEnd: null,
  brought: [],
  winners: [],
  act: 7,
  ...over,
});

/** A hero with little; `over` says what matters. */
export const heroView = (
  over: Omit<Partial<HeroView>, 'everyone'> & { everyone?: Partial<PublicView> } = {},
): HeroView => {
  const { everyone, ...rest } = over;
  return {
    everyone: publicView(everyone),
    hero: {
      id: heroId('h1'),
      player: playerId('123456789012345678'),
      name: 'Bran',
      title: '',
      level: 2,
      strikes: 0,
      away: null,
      lost: null,
      interview: null,
      build: null,
    },
    quote: '',
    hp: { now: 12, most: 15 },
    stats: defaultStats,
    attacks: [naturalAttack],
    free: gold(15),
    held: gold(5),
    companions: [],
    items: [],
    autopilot: noAutopilot,
    calls: allCalls,
    daysAway: 7,
    awayPaid: 0,
    orders: { concedeBelow: 0, never: [], keep: [] },
    orbs: everyone?.orbs ?? [],
    known: {},
    discount: gold(0),
    boughtUltimate: false,
    secrets: [],
    hadChest: false,
    bet: null,
    fight: null,
    moveUntil: null,
    legal: noLegal,
    ...rest,
  };
};
