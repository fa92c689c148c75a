import { type Tile } from './board/tile.ts';
import { type WhyFar } from './combat/why-far.ts';
import { type FightRefusal } from './combat/refusal.ts';
import { type BroughtKind, type PickName } from './face.ts';
import { type Phase } from './game.ts';
import { type Unsaleable } from './hero/unsaleable.ts';
import { type HouseSetting } from './house.ts';
import { type Addition } from './items/additions.ts';
import { type Slot } from './items/definition.ts';
import { type Gold, type RuleId } from './names.ts';
import { type Red } from './orb-face.ts';

/** The bet that stands as it was, where there is one. */
type Standing = { stands: { stake: Gold; onName: PickName } | null };

/** Whom this hero may bet on instead, a tie being null, and with how much gold at most. */
type BetBesides = { may: PickName[]; free: Gold } & Standing;

/** The facts of each refusal, by its code; the words are made in `discord/views/refusals`. */
export type RefusalFacts = {
  'bad name': {
    what: 'game' | 'hero' | 'title' | 'quote' | 'note' | 'answer';
    min: number;
    max: number;
  };
  'name taken': { name: string };
  'monster name': { name: string; monster: string };
  'odd letters': { name: string };
  'bet word': { name: string };
  'bad zone': { zone: string };
  'bad hours': Record<never, never>;
  'no such day': Record<never, never>;
  'away too long': { days: number; left: number; most: number };
  'not away': Record<never, never>;
  'no such zone': { zone: string };
  'bad setting': { setting: HouseSetting; min: number; max: number };
  'setting stands': { setting: HouseSetting; value: number; from: 'now' | 'next week' };
  'channel taken': { game: string };
  'game full': { most: number };
  'already in': { name: string };
  'no hero': { phase: Phase };
  'no such hero': Record<never, never>;
  'begun since': { name: string };
  'hero lost': { name: string };
  /** GAME-04: its hero is still in the game. */
  'not interviewed': Record<never, never>;
  'nothing answered': Record<never, never>;
  'not in lobby': { phase: Phase };
  'still in lobby': Record<never, never>;
  'too few': { players: number; least: number };
  'not host': { hosts: string[] };
  'already host': { self: boolean };
  'bot as host': { player: string };
  /** MONSTER-09: a host plays no monster while the own hero of that name lives. */
  'hero lives': { name: string };
  /** Nobody fights it now. */
  'no monster to play': Record<never, never>;
  'monster taken': { by: string; self: boolean };
  /** `fights`: whether somebody fights it now. */
  'monster not taken': { fights: boolean };
  'game over': { phase: Phase };
  paused: Record<never, never>;
  'not paused': Record<never, never>;
  'not your turn': { whose: readonly string[] };
  'turn begun': Record<never, never>;
  'no such spawn': { tile: Tile; free: Tile[] };
  'turn not begun': Record<never, never>;
  'monster stands': { monster: string };
  'in a fight': Record<never, never>;
  /** ENTER-10: the week has no map. */
  'no map': Record<never, never>;
  /** `wall`: nobody stands on it, and beside it is as near as one comes. */
  'there already': { tile: Tile; wall?: true };
  /**
   * Where no way leads of which its hero knows nothing that hurts. `mount`: who carries it; null: its own feet.
   * `outside`: it has still to come in, and has not for this. `holder`: who stands there, as far as it knows.
   */
  'no safe way': {
    tile: Tile;
    why: WhyFar;
    mount: string | null;
    outside?: true;
    holder?: string;
  };
  /** `least`: so many the way takes, or more; `spare`: how many what is to be done there takes besides. */
  'too few actions': { tile: Tile; least: number; spare: number; left: number };
  /** ENTER-06: `where`: in the void it does nothing of a fight; a week without a map has none to walk in. */
  'no fight': { where: 'void' | 'menagerie' };
  'no such orb': { orb: string };
  'orb empty': { orb: number; own: boolean };
  'orb known': { orb: number; name: string };
  'no charges': Record<never, never>;
  'red orb': { orb: number; of: Red };
  'red orb closed': { orb: number };
  /** `of`: whose it is, as far as that is for whoever asked. */
  'red already': { orb: number; of: Red | 'own' };
  'one save a week': Record<never, never>;
  'no chest': { orb: number };
  'no key': Record<never, never>;
  'key opens it': { orb: number };
  'one chest a week': Record<never, never>;
  'not enough gold': { cost: Gold; free: Gold; held: Gold };
  /** Nothing is paid or taken for another price than the one that was agreed to. */
  'another price': { of: 'buy' | 'sell'; name: string | null; was: number; price: Gold };
  'bad orders': { most: number };
  /** TURN-05: `most`: what the limit may be. */
  'bad limit': { of: 'gold' | 'hp'; most: number };
  'no such item': Record<never, never>;
  'no such answer': { name: string };
  /** ITEM-27: `name`: of the ability, or else its thing. */
  'beyond answering': { name: string };
  'not yours': { name: string };
  /** `cursed`: something takes it off, but not its owner (ITEM-08). */
  'cannot take off': { name: string; slot: Slot; cursed?: true };
  /**
   * `why`: it has none of the kinds that lie in orbs; it is a new boss or Skeli; nobody walks there; its week is over; a
   * stronger monster comes in its place; who guards something there is no Skeli of the game.
   */
  'goods of no use': {
    name: string;
    of: BroughtKind;
    why: 'kinds' | 'no week' | 'week' | 'outdone' | 'stalls' | 'guards';
  };
  'goods look alike': { name: string; other: string };
  /** GAME-01: a monster whose name somebody at the table has, or one that looks like it. */
  'goods like a hero': { name: string; hero: string };
  'another thing': { name: string; part: 'kind' | 'kinds' | 'slot' | 'part' | 'week' };
  'goods want a reason': { names: string[] };
  'too many goods': { most: number };
  'goods stand': Record<never, never>;
  'lies there': { name: string; tile: Tile; map: string };
  'slot cannot be emptied': { name: string; holds: string; slot: Slot };
  'cannot make room': { name: string; slot: Slot; choices: string[] };
  'choose a form': { name: string };
  'no such form': { name: string };
  'one ultimate a week': { name: string };
  'ultimate owned': { name: string };
  'already equipped': { name: string };
  'not equipped': { name: string };
  'not cursed': { name: string };
  'no cure': { name: string };
  'fills no slot': { name: string; addition: Addition };
  'sits on no thing': { name: string };
  'sits on nothing': { name: string };
  'sits there already': { name: string; onto: string };
  'cannot carry': { name: string; onto: string; addition: Addition };
  'no room for it': { name: string; onto: string; holds: string };
  /** `home`: the thing from which it came. */
  'upgrade used': { name: string; home: string };
  'moved this week': { name: string };
  'lies in the void': { name: string };
  /** ITEM-28: `why` nobody buys it. */
  'no sale': { name: string; why: Unsaleable };
  'equipment locked': { why: 'turn' | 'menagerie' | 'feature' };
  'not betting': { phase: Phase };
  'bet before opening': Record<never, never>;
  'no duelist': { pair: [string, string] } & BetBesides;
  'bet on opponent': { opponent: string } & BetBesides;
  'tie bet off': BetBesides;
  'bad stake': { stake: number; free: Gold; on: PickName } & Standing;
  'no bet': { free: Gold };
  'not a duelist': Record<never, never>;
  'feature posted': Record<never, never>;
  'no feature time': { phase: Phase };
  'nothing to correct': { phase: Phase };
  'feature not posted': Record<never, never>;
  stale: Record<never, never>;
  'not due': Record<never, never>;
};
export type RefusalCode = keyof RefusalFacts;

type OwnRefusal = {
  [C in RefusalCode]: { refused: C; rule: RuleId | null; facts: RefusalFacts[C] };
}[RefusalCode];

/** What did not happen and why: a code, the rule that decided, the facts. A value, never thrown. */
export type Refusal = OwnRefusal | FightRefusal;

export function refuse<C extends RefusalCode>(
  refused: C,
  rule: RuleId | null,
  facts: RefusalFacts[C],
): Refusal {
  return { refused, rule, facts } as OwnRefusal;
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;
