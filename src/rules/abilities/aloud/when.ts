import { type Triggered } from '../seam.ts';
import { doing, doingShort, type Text } from './text.ts';
import { waiting } from './triggers.ts';
import { sayIn, type Setting, you } from './whom.ts';

/** COMBAT-14: `When you are hit by a basic attack, …`; `You are hit by BA: …`. */
export const whenText: Text<Triggered> = {
  plain: ({ when, do: effects }) => [
    `when ${waiting[when].said}, ${doing(effects, sayIn(settingOf(when)))}`,
  ],
  terse({ when, do: effects }) {
    const said = waiting[when].said
      .replace('a basic attack', 'BA')
      .replace('a special attack', 'SA');
    return `${said}: ${doingShort(effects, sayIn(settingOf(when)))}`;
  },
};

/** What nothing aims falls upon its carrier, which on a card does not go without saying. */
function settingOf(when: Triggered['when']): Setting {
  const { other, victim } = waiting[when];
  return {
    self: you,
    target: you,
    other,
    victim,
    tile: null,
    near: 'close to you',
    isAimed: false,
    isHostile: false,
    isOwnTurn: when === 'my turn begins',
    isGone: when === 'I die',
  };
}
