import { type Activated } from '../seam.ts';
import { counted } from './lists.ts';
import { hitting, hittingShort } from './special.ts';
import { doing, doingShort, type Text } from './text.ts';
import {
  type Named,
  named,
  nobody,
  round,
  roundShort,
  sayIn,
  type Setting,
  within,
  you,
} from './whom.ts';

type Use = Activated['use'];

/** COMBAT-02: `As an action, choose an enemy within 5 tiles: …`; in a special attack, what it does. */
export const useText: Text<Activated> = {
  plain(ability) {
    const { special, do: effects } = ability;
    const setting = settingOf(ability);
    const aim = aimWords(ability.use);
    if (!special) return [`as an action${aim}${doing(effects, sayIn(setting))}`];
    const against = `make a special attack against ${whose(ability)} ${special.against}`;
    const attack = `as an action${aim}${against}`;
    if (ability.use.radius === undefined)
      return [attack, `if it hits, ${hitting(special, effects, setting)}`];
    // COMBAT-19: of all whom it hits, it does for its carrier but once.
    const own = effects.filter(isForCarrier);
    const theirs = effects.filter((effect) => !isForCarrier(effect));
    const each = `wherever it hits, ${hitting(special, theirs, setting)}`;
    const once = `once, if it hits anybody, ${doing(own, sayIn(setting))}`;
    const hitsNobody = theirs.length === 0 && special.damage === undefined;
    return [attack, ...(hitsNobody ? [] : [each]), ...(own.length === 0 ? [] : [once])];
  },
  terse(ability) {
    const { special, do: effects } = ability;
    const setting = settingOf(ability);
    const head = [special ? `SA vs ${special.against}` : 'use', ...aimShort(ability)].join(', ');
    const does = special
      ? hittingShort(special, effects, setting)
      : doingShort(effects, sayIn(setting));
    return `${head}: ${does}`;
  },
};

/** What is the carrier's alone, or falls upon all about them. */
function isForCarrier(effect: Activated['do'][number]): boolean {
  if ('gold' in effect || 'actions' in effect) return true;
  const to = 'to' in effect ? effect.to : undefined;
  return to === 'self' || (typeof to === 'object' && to.of === 'self');
}

const the = named('the target', 'target');
const each = named('each target', 'target', 'each target');
const that = named('that target', 'target');
const first = named('the first target', 'first target');

/** Whom it is aimed at; where nothing aims it, its carrier. */
function targetOf({ use, special }: Activated): Named {
  if (use.radius !== undefined) return special ? that : each;
  return use.on === 'self' || use.on === 'tile' ? you : the;
}

function settingOf(ability: Activated): Setting {
  const { use, special } = ability;
  const target = targetOf(ability);
  return {
    ...{ self: you, target, other: special ? target : nobody, victim: nobody },
    ...(target === each && { centre: first }),
    tile: use.on === 'tile' ? 'that tile' : null,
    near: nearWords(use),
    isAimed: use.radius !== undefined || use.on !== 'tile',
    isHostile: use.radius === undefined ? use.on === 'enemy' : use.hits === 'enemies',
    isOwnTurn: true,
  };
}

/** ITEM-34: by the tile that is aimed at, or else as near oneself as there is room in its range. */
function nearWords({ on, range }: Use): string {
  if (on === 'tile') return 'on that tile or close to it';
  return range === 0 ? 'close to you' : `within ${counted(range, 'tile')} of you`;
}

function whose(ability: Activated): string {
  if (ability.use.radius !== undefined) return 'each target’s';
  return targetOf(ability) === you ? 'your own' : 'the target’s';
}

const chosen: Readonly<Record<Exclude<Use['on'], 'self'>, string>> = {
  enemy: 'an enemy',
  ally: 'yourself or an ally',
  anybody: 'anybody',
  tile: 'a tile',
};

/** What it is aimed at, and whom it reaches from there (COMBAT-18). */
function aimWords({ range, on, radius, hits }: Use): string {
  const aim = on === 'self' ? '' : `choose ${chosen[on]} within ${counted(range, 'tile')}`;
  const isIn = on === 'self';
  const about = round(hits, within(radius ?? 0, isIn ? 'you' : 'it'), isIn);
  const reached = `${about} ${isIn && hits !== 'enemies' ? 'are targets' : 'is a target'}`;
  const parts = [aim, radius === undefined ? '' : reached].filter((part) => part !== '');
  return parts.length === 0 ? ', ' : `, ${parts.join('; ')}: `;
}

function aimShort({ use: { range, on, radius, hits }, do: effects }: Activated): string[] {
  const reach = on !== 'self' || (range > 0 && calls(effects)) ? [`RG ${range}`] : [];
  return [
    ...reach,
    ...(on === 'self' ? [] : [on === 'ally' ? 'you or ally' : on]),
    ...(radius === undefined ? [] : [roundShort(hits, whereShort(radius, on), on === 'self')]),
  ];
}

const whereShort = (radius: number, on: Use['on']): string => {
  if (radius > 0) return `within ${radius}`;
  return on === 'self' ? 'on a tile of yours' : 'there';
};

/** ITEM-34: aimed at oneself, its range counts for nothing else. */
const calls = (effects: Activated['do']): boolean => effects.some((one) => 'summon' in one);
