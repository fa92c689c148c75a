import { type Tile } from '../board/tile.ts';
import { type Limit } from '../abilities/limits.ts';
import { type RuleId } from '../names.ts';
import { type ActionKind } from './action.ts';
import { type MovementKind } from '../board/gaits.ts';
import { type ConditionKind, type CreatureId } from './creature.ts';
import { type FightMode } from './fight.ts';

/** What its creature could do instead, as far as it may know; each list the best of it first. */
export type Instead = {
  /** By name, at whom the same could be aimed now. */
  targets?: string[];
  /** By name, the attacks that reach the target which was wanted. */
  attacks?: string[];
  /** By name, the abilities that could be used now. */
  abilities?: string[];
  /** Where it could be done, or moved to for it; of the 5 by 5, its first and last corner. */
  tiles?: Tile[];
  /** Everything that is possible now. */
  deeds: ActionKind[];
  /** ENTER-04: to end the turn is to wait, as the loot turn goes on. */
  peace?: true;
};

type OwnFacts = {
  'fight over': Record<never, never>;
  'no such creature': { creature: CreatureId };
  'not standing': { name: string };
  /** `whose`: empty where one may not know (COND-01). */
  'wait your turn': { whose: string };
  /** COMBAT-14: first somebody has to answer; about what is their secret (COMBAT-11). `of`: as `whose`. */
  'answer first': { of: string };
  'nothing asked': Record<never, never>;
  /** ITEM-24: `along`: by name, who comes along with somebody; ENTER-04: in `peace` an action is a turn. */
  'no actions left': { along?: string; peace?: true };
  'no such target': { target: CreatureId };
  /** COMBAT-12; `others`: whom one can ask about. */
  'nobody to check': { others: string[] };
  'own side': { target: string };
  'target dead': { target: string };
  'target hidden': Record<never, never>;
  'no such attack': { attack: number; attacks: string[] };
  'out of range': { target: string; attack: string; range: number; distance: number };
  'no line of sight': { target: string };
  'cannot move so': { kind: MovementKind; kinds: MovementKind[] };
  /** `last`: the south-east tile of the map. */
  'no such tile': { tile: Tile; last: Tile };
  'already there': { tile: Tile };
  'tile taken': { tile: Tile };
  /** MOVE-12: who rides is carried, and goes nowhere on its own feet. */
  riding: { mount: string };
  'walled off': { tile: Tile };
  'across water': { tile: Tile };
  /** MOVE-05: there, or on the way, is land. */
  'not all water': { tile: Tile };
  'out of reach': { tile: Tile; speed: number };
  'no such condition': { condition: ConditionKind };
  /** COND-02 to -08: its own condition keeps it from that. */
  /** `of`: who has it, where that is somebody's companion, or who rides it; absent: whoever would act. */
  'condition forbids': { condition: ConditionKind; of?: string };
  /** PERC-04: not a 5 by 5 that one stands in. */
  'search elsewhere': Record<never, never>;
  'searched enough': { most: number };
  'not mounted': Record<never, never>;
  'mounted already': Record<never, never>;
  'no such mount': Record<never, never>;
  'mount unwilling': { mount: string };
  'mount too small': { mount: string };
  'mount not in slot': { mount: string };
  'mount taken': { mount: string };
  'mount too far': { mount: string; distance: number };
  'no such ability': Record<never, never>;
  /** ITEM-15, ITEM-27: the thing was gone with a use. */
  'used up': { thing: string };
  /** MONSTER-06: the level from which its creature has it. */
  'not learned': { level: number };
  'not powered': Record<never, never>;
  'not in quests': Record<never, never>;
  /** ITEM-27: a limit of the ability itself. */
  /** `walk`: it gives what stays after a combat, so that the whole loot round counts as one fight. */
  'used enough': Limit & { walk?: true };
  'no charge left': Record<never, never>;
  /** ITEM-09 */
  'one spell a turn': Record<never, never>;
  /** `on`: what the ability is aimed at. */
  'aim otherwise': { on: 'self' | 'enemy' | 'ally' | 'anybody' | 'tile' };
  /** MOVE-09: it moves nobody, its card says who is grounded, or nobody it would move is aloft. */
  'nobody to ground': { why: 'no push' | 'card' | 'nobody aloft' };
  'no place for a trap': { tile: Tile };
  'no trap of yours': { tile: Tile };
  /** ITEM-26: the trap itself lies there. */
  'lies already': { tile: Tile };
  /** ITEM-35: so many of its hero's lie there. */
  'too many traps': { most: number };
  /** ENTER-07: its owner is away. */
  'left behind': { target: string };
  /** ENTER-07: it is a trap of somebody's who is away. */
  'trap left behind': { tile: Tile };
  'no ally': { target: string };
  'tile out of range': { tile: Tile; attack: string; range: number; distance: number };
  'tile out of sight': { tile: Tile };
  /** ITEM-34: for whom an ability would summon. */
  'no room there': { tile: Tile };
  'not in this fight': { action: ActionKind; mode: FightMode };
  'not offered': { action: ActionKind };
  'thumb already up': Record<never, never>;
  'no monster to come': Record<never, never>;
  /** `waits`: for room. */
  'monster already out': { monster: string; waits?: true };
};
export type FightRefusalCode = keyof OwnFacts;

/** The facts of each refusal of an action in a fight, by its code. Distances are in tiles. */
export type FightRefusalFacts = {
  [C in FightRefusalCode]: OwnFacts[C] & { instead?: Instead };
};

/** What did not happen in a fight and why; a value, never thrown. */
export type FightRefusal = {
  [C in FightRefusalCode]: { refused: C; rule: RuleId; facts: FightRefusalFacts[C] };
}[FightRefusalCode];

export function refuseAction<C extends FightRefusalCode>(
  refused: C,
  rule: RuleId,
  facts: FightRefusalFacts[C],
): FightRefusal {
  return { refused, rule, facts } as FightRefusal;
}
