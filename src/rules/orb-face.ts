import { type Weekly } from './game.ts';
import { type Slot } from './items/definition.ts';
import { type Gold } from './names.ts';

/** ORB-03, ORB-10: what everybody sees of a red orb in the place of what lies in it. */
export type Red = 'saved' | Weekly;
/** `empty`: nothing is in it any more (ORB-02). */
export type OrbFace = { number: number; cost: Gold } & (
  { name: string; slot: Slot; kinds: string[]; empty?: true } | { red: Red }
);
