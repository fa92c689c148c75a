import { type FightAction } from '../../src/rules/combat/index.ts';
import { settleFight } from '../../src/rules/fighting/settle.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { deadlineId } from '../../src/rules/names.ts';
import { type Rolls } from './rolling.ts';
import { Table } from './table.ts';

export const fight = (action: FightAction): Intent => ({ do: 'fight', action, step: null });

/** What the dice must show for the heroes to stand in that order, drawn from the order of joining. */
export function lots(names: string[], order: string[]): number[] {
  const left = [...names];
  const rolls: number[] = [];
  for (let last = order.length - 1; last > 0; last--) {
    const at = left.indexOf(order[last] ?? '');
    rolls.push(at + 1);
    [left[last], left[at]] = [left[at] ?? '', left[last] ?? ''];
  }
  return rolls;
}

/** A game begun: week 1, the first of those names (they enter in that order) has the open turn. */
export function begun(...order: string[]): Table {
  const table = new Table(...order);
  table.host({ do: 'start' });
  return table.comes('next step', { 'order of entry': lots(order, order) });
}

/** The hero with the open turn enters and fells the monster with one blow. */
export function beats(table: Table, name: string): Table {
  table.does(name, { do: 'enter' }, { initiative: [8, 1] });
  return table.does(name, strike('m1'), { 'to hit': 20 });
}

/** The hero with the open turn enters, and the monster is faster. */
export const dies = (table: Table, name: string): Table =>
  table.does(name, { do: 'enter' }, { initiative: [1, 8], 'to hit': 20 });

export const strike = (target: string, attack = 1): Intent =>
  fight({ do: 'attack', target: target as 'm1', attack });

/** A game in which the first has beaten the monster and stands among the orbs. */
export const looting = (...order: string[]): Table => beats(begun(...order), order[0] ?? '');

/** Everybody enters in that order, looks around and leaves; the duelists' features are awaited. */
export function features(...order: string[]): Table {
  const table = looting(...order);
  for (const [at, name] of order.entries()) {
    if (at > 0) table.does(name, { do: 'enter' });
    table.does(name, { do: 'end turn' });
  }
  return table.comes('next step');
}

/** Both features are posted, bets are open; the last two of those names are the duelists. */
export function betting(...order: string[]): Table {
  const table = features(...order);
  for (const name of order.slice(-2)) posts(table, name);
  return table;
}

export const posts = (table: Table, name: string): Table =>
  table.does(name, { do: 'post feature', title: `the ${name}`, quote: '' });

/** The duel has begun; of the last two names the first begins. */
export function duelling(...order: string[]): Table {
  const table = betting(...order);
  table.comes('betting');
  return beginsDuel(table);
}

const beginning: Rolls = { start: 1, initiative: [8, 1] };
export const beginsDuel = (table: Table): Table => table.comes('next step', beginning);

/** The duelist kills the other with one blow, or is conceded to. */
export const kills = (table: Table, winner: string, loser: string): Table =>
  table.does(winner, strike(table.id(loser)), { 'to hit': 20 });

export const concedes = (table: Table, name: string): Table =>
  table.does(name, fight({ do: 'concede' }));

/** The duel that is being fought ends with both duelists dead in one turn. */
export const tied = (table: Table): Table =>
  table.settles((scene) => {
    const { fight: now } = scene.game;
    if (!now) throw new Error('nobody fights');
    const dead = Object.values(now.creatures).map((one) => [one.id, { ...one, dead: true }]);
    const creatures = Object.fromEntries(dead) as typeof now.creatures;
    settleFight(scene, { ...now, creatures, outcome: { winner: null, how: 'death' } });
  });

/** A game whose duel between the last two names was won by the first of them; nothing is paid yet. */
export function decided(...order: string[]): Table {
  const [winner = '', loser = ''] = order.slice(-2);
  return kills(duelling(...order), winner, loser);
}

/** Whatever went on, the next week begins at once; nobody's duel or turn is waited for. */
export function skipsToNextWeek(table: Table, rolls: Rolls = {}): Table {
  const id = deadlineId('d999');
  const due = { id, kind: 'next step', hero: null, step: null, due: table.now } as const;
  table.arrange(() => ({ phase: 'level-up', fight: null, duel: null, deadlines: { [id]: due } }));
  return table.comes('next step', rolls);
}

/** From the duel's result to the next week's first unlocked turn. */
export function nextWeek(table: Table, rolls: Rolls = {}): Table {
  return table.comes('next step').comes('next step').comes('next step', rolls);
}
