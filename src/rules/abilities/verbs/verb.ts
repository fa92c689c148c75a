import type { z } from 'zod';
import type { Grounding } from '../../combat/action.ts';
import type { Bout, Moment } from '../../combat/bout.ts';
import type { Creature } from '../../combat/creature.ts';
import type { Tile } from '../../board/tile.ts';
import type { Say } from '../aloud/whom.ts';
import type { Carried } from '../carried.ts';

/** One use of an ability while it works. */
export type Run = {
  bout: Bout;
  carrier: Creature;
  carried: Carried;
  /** What the ability is called when it is told of. */
  ability: string;
  /** Whom it was aimed at, or this part of it has reached; where nothing aims it, the carrier. */
  targets: Creature[];
  /** COMBAT-14: who set it off. */
  other: Creature | null;
  /** COMBAT-18: without whom it would not come about; absent: it does, whomever it reaches. */
  upon?: Creature | undefined;
  tile: Tile | null;
  /** ITEM-34: how far its ability reaches, in tiles; absent: as it is none that is aimed. */
  range?: number | undefined;
  /** ITEM-34: where its player would have appear whom it summons; absent: wherever. */
  wanted?: Tile | undefined;
  /** MOVE-09: what who uses it has chosen; absent: it goes off by itself. */
  grounding?: Grounding | 'none' | undefined;
  /** COMBAT-18: it works in an area, whoever is in it; absent: upon whom it was aimed at. */
  isArea?: true | undefined;
  /** COMBAT-14: who has countered it, whom nothing of it reaches; absent: nobody. */
  countered?: readonly Creature[] | undefined;
  /** ITEM-26: it is a trap's, whose owner nobody is told; absent: it is none. */
  isTrap?: true | undefined;
  /** COMBAT-14: what set it off; absent where nothing did. */
  moment?: Moment | undefined;
  /** ROLL-02: a critical success doubles how long it lasts. */
  times: 1 | 2;
  /** ROLL-02: whom the carrier's basic attack, to which it answers, has hit critically; absent: nobody. */
  struck?: Creature | undefined;
};

/** How an effect reads, as part of its ability's text. */
export type Aloud<E> = {
  /** As something that one does: `deal 3 fire damage to the target`. */
  plain(effect: E, say: Say): string;
  /** GLOSS-03: the same in the short forms of cards, `3 fire`. */
  terse(effect: E, say: Say): string;
};

/** A word of the language of abilities: its form, what it does, and how it reads aloud. */
export type Verb<S extends z.ZodType> = {
  schema: S;
  aloud: Aloud<z.infer<S>>;
  apply(run: Run, effect: z.infer<S>): void;
  /** COMBAT-19: upon several, each with a run of its own, at once; absent: upon one after the other. */
  applyAll?(runs: readonly Run[], effect: z.infer<S>): void;
};

export const verb = <S extends z.ZodType>(
  schema: S,
  apply: (run: Run, effect: z.infer<S>) => void,
  aloud: Aloud<z.infer<S>>,
): Verb<S> => ({ schema, apply, aloud });

/** COMBAT-19: one that falls upon all whom an attack has reached at once. */
export const verbAtOnce = <S extends z.ZodType>(
  schema: S,
  applyAll: (runs: readonly Run[], effect: z.infer<S>) => void,
  aloud: Aloud<z.infer<S>>,
): Verb<S> => ({ schema, apply: (run, effect) => applyAll([run], effect), applyAll, aloud });
