import { type HeroFace } from './face.ts';
import { type Prowess } from './monsters/prowess.ts';
import { type Instant, type PlayerId } from './names.ts';

/** MONSTER-09: why a host plays it no more: by their word, as no host any more, gone, or with the fight. */
export type MonsterFreed = {
  host: PlayerId;
  monster: string;
  why: 'asked' | 'no host' | 'gone' | 'over';
};

/** MONSTER-08: `does`: what it can do; absent in events of before that was told. */
export type Described = { monster: string; look: string; does?: Prowess };

/**
 * DUEL-10: how the other of two is; `unmet`: it stands, and nobody is left to meet it. `alone`: who beat this
 * one was in its fight without the other of the pair.
 */
export type OtherHalf = { half?: 'stands' | 'fallen' | 'unmet'; alone?: true };

/** The events of the week’s monster: each kind's public face and its `own`. */
export type MonsterFaces = {
  /** DUEL-10: of a pair the other has left the game; `fights`: in the midst of their fight (MONSTER-02). */
  /** DUEL-10: `passed`: the other is there, and has passed their turn. */
  'left alone': {
    public: { hero: HeroFace; gone: HeroFace; fights: boolean; passed?: true };
    own: null;
  };
  /** MONSTER-09: `monster`: its name, or that of the one whose turn it is. */
  'monster taken': { public: { host: PlayerId; monster: string }; own: null };
  'monster released': { public: MonsterFreed; own: null };
  /** For that host, and whoever acted, alone. */
  'monster to move': { public: { host: PlayerId; monster: string; until: Instant }; own: null };
  /** DUEL-10: with how the other is, if it is one of two. */
  'monster defeated': { public: { hero: HeroFace } & OtherHalf & Described; own: null };
  /** MONSTER-11: nobody has, and its round is over; `half`: one of two, whose other one has fallen. */
  'monster unbeaten': { public: { half?: true } & Described; own: null };
};

/**
 * The week's monster as everybody sees it: name and state before it has fallen; its look after (MONSTER-08).
 * `playedBy`: the host who plays it in the fight that goes on (MONSTER-09); null: it plays itself. `half`:
 * another stands (DUEL-10); `second`: it is that other one, after the first has fallen.
 */
export type SeenMonster = {
  name: string;
  defeated: boolean;
  look: string | null;
  playedBy: PlayerId | null;
  half?: true;
  second?: true;
};
