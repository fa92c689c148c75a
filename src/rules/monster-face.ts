import { type HeroFace } from './face.ts';
import { type Instant, type PlayerId } from './names.ts';

/** MONSTER-09: why a host plays it no more: by their word, as no host any more, gone, or with the fight. */
export type MonsterFreed = {
  host: PlayerId;
  monster: string;
  why: 'asked' | 'no host' | 'gone' | 'over';
};

/** The events of the week’s monster: each kind's public face and its `own`. */
export type MonsterFaces = {
  /** MONSTER-09: `monster`: its name, or that of the one whose turn it is. */
  'monster taken': { public: { host: PlayerId; monster: string }; own: null };
  'monster released': { public: MonsterFreed; own: null };
  /** For that host, and whoever acted, alone. */
  'monster to move': { public: { host: PlayerId; monster: string; until: Instant }; own: null };
  /** `half`: one of two, dealt to that hero, and how the other is (DUEL-10). */
  'monster defeated': {
    public: { hero: HeroFace; monster: string; look: string; half?: 'stands' | 'fallen' };
    own: null;
  };
  /** MONSTER-11: nobody has, and its round is over. */
  'monster unbeaten': { public: { monster: string; look: string }; own: null };
};
