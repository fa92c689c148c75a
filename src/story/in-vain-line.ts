import { type WhyNot } from '../rules/combat/event.ts';

/** What came to nothing, and why; the rest of it may have come to something. */
export const inVain = (why: WhyNot, harms: boolean): ((who: string) => string) =>
  // COMBAT-15: whatever an attack or ability does besides befalls the invulnerable all the same.
  why === 'invulnerable' && harms
    ? (who) => `does no damage to ${who} (invulnerable)`
    : doesNothing[why];

const doesNothing: Record<WhyNot, (who: string) => string> = {
  invulnerable: nothing('invulnerable'),
  'left out': (who) => `does not reach ${who} (invulnerable)`,
  'legendary shield': nothing('legendary shield'),
  'empty mind': nothing('empty mind'),
  countered: nothing('countered'),
  protected: (who) => `leaves protected things of ${who} alone`,
  'no room': (who) => `moves ${who} nowhere (there is no room for that)`,
  'force wall': (who) => `moves ${who} nowhere (a force wall is in the way)`,
  'in the saddle': (who) => `moves ${who} nowhere (in the saddle)`,
  held: (who) => `moves ${who} nowhere (held fast)`,
  'no way': (who) => `moves ${who} nowhere (no way leads on)`,
  'firm ground': () => 'changes no ground (none there can change)',
  'past changing': () => 'changes no ground (the fight is too long for that)',
  slowed: (who) => `gives ${who} no more to do (slowed)`,
  'not its turn': (who) => `gives ${who} no more to do (it is another’s turn)`,
  'turn over': (who) => `gives ${who} no more to do (the turn is over)`,
  surprising: (who) => `gives ${who} no more to do (who surprises has one action)`,
  'past mending': (who) => `mends ${who} no more (the fight is too long for that)`,
  doomed: (who) => `mends ${who} no more (the last HP are paid)`,
};

function nothing(why: string) {
  return (who: string) => `does nothing to ${who} (${why})`;
}
