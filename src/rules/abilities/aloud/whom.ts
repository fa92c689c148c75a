import { type Aim, type kinds, type who } from '../aim.ts';
import { counted } from './lists.ts';

/** Somebody, in the words that the places of a text ask for. */
export type Named = {
  /** Whom something befalls: `yourself`, `the attacker`. */
  on: string;
  /** About whom something is: `you`, `the attacker`. */
  about: string;
  /** `you have`, `the attacker has`. */
  has: string;
  /** On a card, whom something befalls: `you`, `attacker`. */
  short: string;
  /** On a card, whom an act of one’s own is about: `you`, `the attacker`. */
  at: string;
};

export const named = (name: string, short: string, at = `the ${short}`): Named => ({
  ...{ on: name, about: name, has: `${name} has`, short, at },
});

/** Who is known by what they did: `whoever dealt it`. */
export const whoever = (did: string): Named =>
  named(`whoever ${did}`, `whoever ${did}`, `whoever ${did}`);

export const you: Named = {
  ...{ on: 'yourself', about: 'you', has: 'you have', short: 'you', at: 'you' },
};
export const them: Named = {
  ...{ on: 'them', about: 'them', has: 'they have', short: 'target', at: 'the target' },
};
export const nobody = named('nobody', 'nobody', 'nobody');

/** Who is who where an ability works, and where. */
export type Setting = Readonly<Record<(typeof who)[number], Named>> & {
  /** Of several targets, about whom an area is (COMBAT-18); absent: the target. */
  centre?: Named;
  /** The tile that was aimed at; null: none was. */
  tile: string | null;
  /** ITEM-34: where somebody comes who is summoned. */
  near: string;
  /** STAT-01: the carrier is dead by then, and in no area any more. */
  isGone?: boolean;
  /** Upon whom an effect falls that says nothing goes without saying on a card. */
  isAimed: boolean;
  /** It is aimed at enemies alone. */
  isHostile: boolean;
  /** ITEM-26: it is its owner's, and not whom it is told of, whose enemies are meant. */
  isTrap?: boolean;
  /** COMBAT-02: it works in its carrier's own turn, and never in another's. */
  isOwnTurn: boolean;
};

/** How verbs say upon whom they fall, in one setting. */
export type Say = Pick<Setting, 'tile' | 'near' | 'isHostile' | 'isOwnTurn'> & {
  whom(aim: Aim | undefined): Named;
  /** What follows an effect on a card: ` (attacker)`; nothing where it falls upon whom it is aimed at. */
  upon(aim: Aim | undefined): string;
};

export const sayIn = (setting: Setting): Say => {
  const whom = (aim: Aim = 'target'): Named =>
    typeof aim === 'string' ? setting[aim] : areaOf(setting, aim);
  return {
    whom,
    upon: (aim) => (setting.isAimed && whom(aim) === setting.target ? '' : ` (${whom(aim).short})`),
    tile: setting.tile,
    near: setting.near,
    isHostile: setting.isHostile,
    isOwnTurn: setting.isOwnTurn,
  };
};

/** `within 2 tiles of you`; of no tile at all: `on a tile of yours`. */
export function within(tiles: number, about: 'you' | 'it'): string {
  if (tiles > 0) return `within ${counted(tiles, 'tile')} of ${about}`;
  return about === 'you' ? 'on a tile of yours' : 'there';
}

function areaOf(setting: Setting, { all, within: tiles, of }: Exclude<Aim, string>): Named {
  const centre = of === 'target' ? (setting.centre ?? setting.target) : setting[of];
  const where = `within ${counted(tiles, 'tile')} of ${centre.about}`;
  const isIn = centre === you && setting.isGone !== true;
  const whose = setting.isTrap === true && all === 'enemies';
  const short = (whose ? 'your ' : '') + roundShort(all, `within ${tiles} of ${centre.at}`, isIn);
  const about = round(all, whose ? `of yours ${where}` : where, isIn);
  if (!about.startsWith('you ')) return named(about, short, short);
  return { on: about.replace('you', 'yourself'), about, has: `${about} have`, short, at: short };
}

type Kind = (typeof kinds)[number];

/** `every enemy within 2 tiles of you`: all of a kind there; `isIn`: the carrier is in their midst. */
export const round = (all: Kind, where: string, isIn: boolean): string =>
  isIn && all !== 'enemies' ? `you and ${others[all]} ${where}` : `${every[all]} ${where}`;

/** The same on a card: `enemies within 2`, `you and allies within 2`. */
export const roundShort = (all: Kind, where: string, isIn: boolean): string => {
  if (isIn && all !== 'enemies') return `you and ${all} ${where}`;
  return `${all === 'allies' ? 'your side' : all} ${where}`;
};

/** Of a kind, each as the carrier sees it; allies are all who are no enemies, oneself too. */
const every: Readonly<Record<Kind, string>> = {
  enemies: 'every enemy',
  allies: 'everybody on your side',
  everybody: 'everybody',
};

/** COMBAT-18: who is in an area besides the carrier. */
const others = { allies: 'every ally', everybody: 'everybody else' };
