import { type HeroFace } from './face.ts';
import { type Keeper } from './board/stalls.ts';
import { type Tile } from './board/tile.ts';
import { type Addition } from './items/additions.ts';
import { type UltimateForm } from './items/card.ts';
import { type Slot } from './items/definition.ts';
import { type Description } from './items/description.ts';
import { type Gold } from './names.ts';

/** What somebody goes to an orb or a stall for. */
export type Wanted = { of: 'buy' | 'open' | 'identify'; orb: number } | { of: 'sell' };

/** ENTER-02: what came off for it; `addition`: as what it sits on things; `stored`: it found no room. */
export type FoundThing = {
  name: string;
  slot: Slot;
  popped: string | null;
  addition?: Addition;
  stored?: true;
};

/**
 * ORB-09: a secret that its finder has come to: `where`: in the words of the map. `told`: null where somebody was there
 * before. `left`: the names of what it gives and its finder could not have; `spared`: nothing was taken, as
 * its finder’s autopilot came there (TURN-05).
 */
export type Discovery = {
  name: string;
  tile: Tile;
  where: string;
  told: string | null;
  gold: Gold;
  purse: Gold;
  things: FoundThing[];
  left: string[];
  spared?: 'for good' | 'kept';
};

/** The events of what lies in orbs and what heroes own: each kind's public face and its `own`. */
export type ThingFaces = {
  bought: {
    public: null;
    /**
     * `as`: of an ultimate; `addition`: as what it sits on things; `opens`: of the week's key,
     * whether there is a chest that it opens for its buyer; `curse`: it is one (ITEM-08); `stored`: it
     * found no room.
     */
    own: {
      orb: number;
      name: string;
      cost: Gold;
      slot: Slot;
      popped: string | null;
      purse: Gold;
      as?: UltimateForm;
      addition?: Addition;
      opens?: boolean;
      curse?: true;
      stored?: true;
    };
  };
  'secret found': { public: null; own: Discovery };
  'key expired': { public: null; own: { name: string } };
  /** ORB-08: which thing lay in the chest, and by which key; `stored`: it found no room. */
  opened: {
    public: null;
    own: {
      orb: number;
      name: string;
      slot: Slot;
      popped: string | null;
      by: string;
      stored?: true;
    };
  };
  /**
   * ORB-07, ENTER-12: for what they went and of which nothing came. `why`: what is in that red orb stays
   * closed to them (ORB-03); something kept them from it; their turn ended on the way.
   */
  'in vain': {
    public: null;
    own: Wanted & { why: 'closed' | 'kept' | 'over' | 'used up' };
  };
  /** ITEM-28: to whom, for how much, and what sat on it and went along; `to`: null where no stall is. */
  sold: {
    public: null;
    own: { name: string; to: Keeper | null; price: Gold; with: string[]; purse: Gold };
  };
  /** ORB-03: which orb is red from now on, what lies in it, and for how much. */
  saved: { public: null; own: { orb: number; name: string; cost: Gold } };
  /** `text`: what the item does in words, where older rows have it for its description. */
  identified: {
    public: null;
    own: { orb: number; name: string; left: number } & (Description | { text: string });
  };
  /** ANN-01: what stays in its slot for as long as its hero lives. */
  'put on for good': {
    public: { hero: HeroFace; name: string; slot: 'greater ultimate' | 'class' };
    own: null;
  };
  equipped: { public: null; own: { name: string; slot: Slot; popped: string | null } };
  unequipped: { public: null; own: { name: string; slot: Slot } };
  /** ITEM-08: `left`: charges of what took it off. */
  uncursed: { public: null; own: { name: string; by: string; left: number } };
  /**
   * ITEM-02: `from`: the thing that it sat on until then; `moves`: its one move of the week; `action`: it
   * took its hero one.
   */
  attached: {
    public: null;
    own: { name: string; onto: string; from: string | null; moves: boolean; action?: true };
  };
  detached: { public: null; own: { name: string; from: string } };
};
