import { type Aura, type Trap } from '../seam.ts';
import { signedWords } from './amounts.ts';
import { type Form } from './form.ts';
import { listed } from './lists.ts';
import { changeWords } from './stats.ts';
import { doing, doingShort, type Text } from './text.ts';
import {
  type Named,
  named,
  nobody,
  round,
  roundShort,
  sayIn,
  type Setting,
  them,
  within,
  you,
} from './whom.ts';

/** ITEM-26: who springs it is both target and other, and it is itself what it calls self. */
const inTrap: Setting = {
  ...{ self: named('the trap', 'trap'), target: them, other: them, victim: nobody },
  ...{ tile: 'its tile', near: 'close to it', isAimed: true, isHostile: false, isOwnTurn: false },
  isTrap: true,
};

/** Beside whoever else is in an area, `them` would be everybody in it. */
const sprung = named('whoever sprang it', 'target');
const inTrapOf = (effects: Trap['do']): Setting =>
  effects.some((effect) => 'to' in effect && typeof effect.to === 'object')
    ? { ...inTrap, target: sprung, other: sprung }
    : inTrap;

/** ITEM-26: `A trap with stealth 12`, `Whoever steps onto it springs it: …`. */
export const trapText: Text<Trap> = {
  plain({ trap: { stealth, flyers }, do: effects }) {
    const comes = flyers ? 'steps or flies' : 'steps';
    return [
      `a trap with stealth ${stealth}`,
      `whoever ${comes} onto it springs it: ${doing(effects, sayIn(inTrapOf(effects)))}`,
    ];
  },
  terse: ({ trap: { stealth, flyers }, do: effects }) =>
    `trap, stealth ${stealth}${flyers ? ', flyers too' : ''}: ${doingShort(effects, sayIn(inTrap))}`,
};

type Hits = Aura['aura']['hits'];

/** COMBAT-18: it acts on who comes into it. */
const inAura = (hits: Hits): Setting => ({
  ...{ self: you, target: whoComes[hits], other: whoComes[hits], victim: nobody },
  ...{ tile: null, near: 'close to you', isAimed: true, isHostile: false, isOwnTurn: false },
});

const thatOne = named('that one', 'target');
const whoComes: Readonly<Record<Hits, Named>> = {
  enemies: them,
  allies: thatOne,
  everybody: thatOne,
};

/**
 * COMBAT-18: `When an enemy starts a turn within 2 tiles of you or comes that near, …`; of one that is
 * not for enemies alone, who wears it comes first, as it is always in it.
 */
export const auraText: Text<Aura> = {
  plain({ aura: { radius, hits }, do: effects, while: others }) {
    const comes = radius === 0 ? 'comes there' : 'comes that near';
    const near = within(radius, 'you');
    const grown = `${near} (${radius === 0 ? 'or no farther off than your size' : 'your size adds to that'})`;
    const does = doing(effects, sayIn(inAura(hits)));
    const acts = `when ${starts[hits]} ${grown} or ${comes}, ${does}`;
    if (!others) return [acts];
    const where = effects.length === 0 ? grown : near;
    const has = `${round(hits, where, true)} ${hits === 'enemies' ? 'has' : 'have'} ${listed(othersIn(others, 'plain'))}`;
    return effects.length === 0 ? [has] : [acts, has];
  },
  terse({ aura: { radius, hits }, do: effects, while: others }) {
    const acts = effects.length > 0 || !others ? [doingShort(effects, sayIn(inAura(hits)))] : [];
    const has = others ? [`while there ${othersIn(others, 'terse').join(', ')}`] : [];
    const where = radius === 0 ? 'on a tile of yours' : `within ${radius}`;
    return `aura, ${roundShort(hits, where, true)}: ${[...acts, ...has].join('; ')}`;
  },
};

function othersIn(others: NonNullable<Aura['while']>, form: Form): string[] {
  const words = changeWords(others, form, signedWords);
  return words.length === 0 ? ['no change'] : words;
}

const starts: Readonly<Record<Hits, string>> = {
  enemies: 'an enemy starts a turn',
  allies: 'you start a turn, or an ally starts one',
  everybody: 'you start a turn, or anybody else starts one',
};
