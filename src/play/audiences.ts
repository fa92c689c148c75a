import { type EventKind } from '../rules/event.ts';

/**
 * Who is told of a kind of event. `table`: announced in the game's channel, by its public face.
 * `heroes`: who gets a message of their own besides: those it is about, or those who have own words
 * in it. `pings`: such a message mentions its player and goes before the rest. `panels`: whose panel
 * it changes. `host`: the host whom it names is called in direct messages (MONSTER-09).
 */
export type Audience = {
  table: boolean;
  heroes: 'nobody' | 'those it is about' | 'those with own words';
  pings: boolean;
  panels: 'nobody' | 'those concerned' | 'everybody';
  host?: true;
};

const quiet: Audience = {
  table: false,
  heroes: 'nobody',
  pings: false,
  panels: 'those concerned',
};
const told: Audience = { ...quiet, table: true };
const toldAll: Audience = { ...told, panels: 'everybody' };

/** ANN and the rules' own words on what is public; what is not named here is nobody's business. */
export const audiences: Record<EventKind, Audience> = {
  created: { ...told, panels: 'nobody' },
  joined: told,
  left: { ...told, panels: 'nobody' },
  'host named': { ...told, panels: 'nobody' },
  started: toldAll,
  paused: toldAll,
  resumed: toldAll,
  cancelled: toldAll,
  'house set': { ...told, panels: 'nobody' },
  'goods brought': { ...told, heroes: 'those with own words' },
  retitled: quiet,
  'orders set': quiet,
  'autopilot set': quiet,
  'answer set': quiet,
  'away set': told,
  'calls set': quiet,
  interviewed: { ...told, panels: 'nobody' },
  reminded: { ...quiet, heroes: 'those with own words', pings: true },
  'deadlines moved': toldAll,
  'week began': told,
  levelled: { ...quiet, heroes: 'those with own words' },
  hatched: { ...told, heroes: 'those it is about' },
  'egg gained': told,
  'put on for good': told,
  'monster arrived': told,
  'loot laid': told,
  'turn unlocked': { table: true, heroes: 'those it is about', pings: true, panels: 'everybody' },
  entered: told,
  'left alone': { ...told, heroes: 'those it is about' },
  passed: { ...told, heroes: 'those it is about' },
  walked: quiet,
  'secret found': { ...quiet, heroes: 'those with own words' },
  'stood in': { ...quiet, heroes: 'those with own words' },
  fought: quiet,
  'played out': { ...quiet, heroes: 'those with own words' },
  'chain cut': { ...told, panels: 'nobody' },
  'monster taken': told,
  'monster released': told,
  'monster to move': { ...quiet, host: true },
  'monster defeated': toldAll,
  'monster unbeaten': told,
  died: { ...toldAll, heroes: 'those it is about' },
  bought: quiet,
  identified: quiet,
  saved: quiet,
  sold: quiet,
  opened: quiet,
  'in vain': quiet,
  'key expired': { ...quiet, heroes: 'those with own words' },
  equipped: quiet,
  unequipped: quiet,
  attached: quiet,
  detached: quiet,
  uncursed: quiet,
  'turn ended': { ...told, heroes: 'those with own words' },
  'no duel': toldAll,
  'duelists named': { table: true, heroes: 'those it is about', pings: true, panels: 'everybody' },
  'feature posted': told,
  'betting opened': toldAll,
  'bet placed': told,
  'bet withdrawn': quiet,
  'bets closed': toldAll,
  'bets returned': { ...toldAll, heroes: 'those with own words' },
  'duel called off': { ...toldAll, heroes: 'those with own words' },
  'duel began': toldAll,
  'your move': { ...quiet, heroes: 'those with own words', pings: true },
  'duel decided': toldAll,
  'key revealed': { ...told, panels: 'nobody' },
  'duel paid': { ...toldAll, heroes: 'those with own words' },
  'game won': toldAll,
  'phase entered': { ...quiet, panels: 'everybody' },
};
