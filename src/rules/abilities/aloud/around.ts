import { type Aura, type Trap } from '../seam.ts';
import { signedWords } from './amounts.ts';
import { type Form } from './form.ts';
import { listed } from './lists.ts';
import { changeWords } from './stats.ts';
import { doing, doingShort, type Text } from './text.ts';
import { named, nobody, sayIn, type Setting, them, within, you } from './whom.ts';

/** ITEM-26: who springs it is both target and other, and it is itself what it calls self. */
const inTrap: Setting = {
  ...{ self: named('the trap', 'trap'), target: them, other: them, victim: nobody },
  ...{ tile: 'its tile', near: 'close to it', isAimed: true, isHostile: false },
};

/** ITEM-26: `A trap with stealth 12`, `Whoever steps onto it springs it: …`. */
export const trapText: Text<Trap> = {
  plain({ trap: { stealth, flyers }, do: effects }) {
    const comes = flyers ? 'steps or flies' : 'steps';
    return [
      `a trap with stealth ${stealth}`,
      `whoever ${comes} onto it springs it: ${doing(effects, sayIn(inTrap))}`,
    ];
  },
  terse: ({ trap: { stealth, flyers }, do: effects }) =>
    `trap, stealth ${stealth}${flyers ? ', flyers too' : ''}: ${doingShort(effects, sayIn(inTrap))}`,
};

/** COMBAT-18: it acts on who comes into it. */
const inAura: Setting = {
  ...{ self: you, target: them, other: them, victim: nobody },
  ...{ tile: null, near: 'close to you', isAimed: true, isHostile: false },
};

/** COMBAT-18: `When an enemy starts a turn within 2 tiles of you or comes that near, …`. */
export const auraText: Text<Aura> = {
  plain({ aura: { radius, hits }, do: effects, while: others }) {
    const who = one[hits];
    const comes = radius === 0 ? 'comes there' : 'comes that near';
    const near = within(radius, 'you');
    const grown = `${near} (your size adds to that)`;
    const acts = `when ${who} starts a turn ${grown} or ${comes}, ${doing(effects, sayIn(inAura))}`;
    if (!others) return [acts];
    const there = effects.length === 0 ? grown : near;
    const has = `while ${who} is ${there}, they have ${listed(othersIn(others, 'plain'))}`;
    return effects.length === 0 ? [has] : [acts, has];
  },
  terse({ aura: { radius, hits }, do: effects, while: others }) {
    const acts = effects.length > 0 || !others ? [doingShort(effects, sayIn(inAura))] : [];
    const has = others ? [`while there ${othersIn(others, 'terse').join(', ')}`] : [];
    const reaches = radius === 0 ? inPlace[hits] : `${hits} within ${radius}`;
    return `aura, ${reaches}: ${[...acts, ...has].join('; ')}`;
  },
};

/** Of no radius it fills no more than its bearer does, who is an ally of itself. */
const inPlace: Readonly<Record<Aura['aura']['hits'], string>> = {
  enemies: 'enemies in its bearer’s place',
  allies: 'its bearer and allies in the same place',
  everybody: 'its bearer and everybody in the same place',
};

function othersIn(others: NonNullable<Aura['while']>, form: Form): string[] {
  const words = changeWords(others, form, signedWords);
  return words.length === 0 ? ['no change'] : words;
}

const one: Readonly<Record<Aura['aura']['hits'], string>> = {
  enemies: 'an enemy',
  allies: 'anybody on your side',
  everybody: 'anybody',
};
