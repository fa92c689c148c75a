import { type Standing } from './abilities/carried.ts';
import { type TriggerWord } from './abilities/trigger.ts';
import { type Calls } from './calls.ts';
import { type HeroFace } from './face.ts';
import { type Interview } from './interview.ts';
import { type Loss } from './loss.ts';
import { type Instant } from './names.ts';
import { type Autopilot, type Avoidable } from './orders.ts';

/** The events of what players say of their own heroes: each kind's public face and its `own`. */
export type WishFaces = {
  /** DUEL-13: as they are now; `keep`: names. */
  'orders set': {
    public: null;
    own: { concedeBelow: number; never: Avoidable[]; keep: string[] };
  };
  /** TURN-05: as it is now. */
  'autopilot set': { public: null; own: Autopilot };
  /** COMBAT-14: `along`: of who comes along with a thing; `waits`: the fight waits for an answer, and what is said holds from the next question on. */
  'answer set': {
    public: null;
    own: {
      thing: string;
      along?: true;
      ability: string;
      when: TriggerWord;
      word: Standing;
      waits?: true;
    };
  };
  /**
   * `until`: null when they are back; `left`: how many days of absence they have left; `acted`: they are
   * back since they have acted themselves.
   */
  'away set': {
    public: { hero: HeroFace; until: Instant | null };
    own: { left: number; acted?: true };
  };
  'calls set': { public: null; own: Calls };
  /** GAME-04: `loss`: null of who was left at the end. */
  interviewed: {
    public: { hero: HeroFace; title: string; loss: Loss | null; answers: Interview };
    own: null;
  };
};
