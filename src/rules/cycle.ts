import { type Tile } from './board/tile.ts';
import { type Stay } from './combat/staying.ts';
import { type Thing } from './combat/thing.ts';
import { type CutChain } from './cut-chain.ts';
import { type Silence } from './deadline.ts';
import { type DeadlineId, type Gold, type HeroId, type Instant } from './names.ts';

/** The one open turn (TURN-07). `step` counts what was done in it, so that old panels are known. */
export type Turn = {
  hero: HeroId;
  /** DUEL-10: who has it together with that hero, having tied; absent: nobody. */
  with?: HeroId;
  kind: 'monster' | 'loot' | 'make-up';
  /** TURN-09: the hero has entered. */
  begun: boolean;
  step: number;
  /** ENTER-10: what its hero had on entering; absent before that, and in turns begun before it was kept. */
  before?: { act: number; gold: Gold };
  /** ITEM-28: names of what its hero has sold in it; absent: nothing. */
  sold?: string[];
  /** Its end as it was when it was unlocked, if its hero's player was away until then; absent: not. */
  away?: Instant;
  /** TURN-05: it is played by the autopilot, at once where it is not begun; absent: by its player. */
  autopilot?: true;
};

/** The cycle that is being played (WEEK-10). Heroes in lists stand in their order. */
export type Week = {
  number: number;
  order: HeroId[];
  /** How many of `order` have had their turn opened. */
  opened: number;
  turn: Turn | null;
  /** Entered the menagerie in this order, make-up turns apart (TURN-06). */
  entered: HeroId[];
  /** Fought the monster (MONSTER-11). */
  fought: HeroId[];
  /** Waiting to make their turn up (TURN-08). */
  makeUps: HeroId[];
  monster: Monster;
  /** DUEL-10: the other half, for whoever enters once that one is beaten; absent: there is none. */
  half?: Monster;
  /** Who has bought an ultimate (ITEM-22); absent: nobody. */
  ultimates?: HeroId[];
  /** Who has saved an orb (ORB-03); absent: nobody. */
  saves?: HeroId[];
  /** Who has had a chest item, bought or opened (ORB-08); absent: nobody. */
  chests?: HeroId[];
  /** Posts of guards that were killed in the last loot round (GLOSS-05); absent: none ever was. */
  fallen?: Tile[];
  /** GAME-06: cut in fights of this week and of the last that are over; absent: none was. */
  chains?: CutChain[];
  /** Id of the map that its fights take place on; absent in weeks that began before it was kept. */
  map?: string;
  /** Id of the map that heroes walk; absent in weeks that began before there was one. */
  menagerie?: string;
  /** Ids of the secrets that lie there (ORB-09); absent: none. */
  secrets?: string[];
  /** What open deadlines have lost so far; absent while none has lost anything. */
  silences?: Record<DeadlineId, Silence[]>;
};

/** MONSTER-02: what stays of the monster from one challenger to the next. */
export type Monster = {
  definition: string;
  level: number;
  defeated: boolean;
  /** MONSTER-08: what it can do is out, as its round is over; absent: with its own fall. */
  described?: true;
  /** DUEL-10: of two, whose other one has fallen before it: what it looks like is out. */
  second?: true;
  /** As its last challenger left it; null before the first. */
  stay: Stay | null;
  /** MONSTER-02: what lies there for the next challenger; absent: nothing. */
  things?: Thing[];
};
