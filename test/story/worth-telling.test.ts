import { expect, test } from 'vitest';
import { type FightEvent, type SeenFightEvent } from '../../src/rules/combat/event.ts';
import { eventsSeenBy } from '../../src/rules/sight/fight.ts';
import { worthTelling } from '../../src/story/worth-telling.ts';
import { fightAbilitySchema } from '../../src/rules/abilities/seam.ts';
import { itemId } from '../../src/rules/names.ts';
import { act, fightDrawn, idOf, pass } from '../support/drawn-fight.ts';

/** B has a ring that mends as its turn begins, and A has just ended its own. */
function mended(damageTaken: number) {
  const { creatures, ...fight } = fightDrawn('A.B', { creatures: { B: { stats: { hp: 30 } } } });
  const when = { when: 'my turn begins', do: [{ heal: 3 }] };
  const ring = {
    ...{ item: itemId('i1'), name: 'Ring', x: 0, place: 0, charges: null, spent: false },
    ...{ abilities: [fightAbilitySchema.parse(when)], uses: {}, standing: {} },
  };
  const b = creatures[idOf('B')];
  if (!b) throw new Error('no B');
  const wearing = { ...b, damageTaken, kit: [ring] };
  return act({ ...fight, creatures: { ...creatures, [b.id]: wearing } }, 'A', pass);
}

const kinds = (events: readonly (FightEvent | SeenFightEvent)[]) => events.map(({ kind }) => kind);

test('what went off and did nothing is left out', () => {
  const { events } = mended(0);
  expect(kinds(events)).toContain('triggered');
  expect(kinds(worthTelling(events))).toEqual(kinds(events).filter((kind) => kind !== 'triggered'));
});

test('what did something is told by what it did, where that names it', () => {
  const { events } = mended(2);
  const told = kinds(events).filter((kind) => kind !== 'triggered');
  expect(kinds(worthTelling(events))).toEqual(told);
  expect(told).toContain('healed');
});

test('what did something that does not name it is told with it', () => {
  const { events } = mended(2);
  const moved = { kind: 'was moved', by: null, how: 'push' } as const;
  const other = events.map((event): FightEvent =>
    event.kind === 'healed' ? { ...moved, who: event.who, path: [], round: 1, rules: [] } : event,
  );
  expect(kinds(worthTelling(other))).toEqual(kinds(other));
});

test('what attacks at once is told by its attack', () => {
  const a = { id: idOf('A'), name: 'A' };
  const used = { kind: 'activated', round: 1, rules: [], who: a, ability: 'Bolt', targets: [] };
  const attacked = { kind: 'attacked', round: 1, rules: [], who: a, with: 'Bolt' };
  const told = (...events: object[]) => kinds(worthTelling(events as FightEvent[]));
  expect(told(used, attacked)).toEqual(['attacked']);
  expect(told(used, { ...attacked, with: 'Pike' })).toEqual(['activated', 'attacked']);
  expect(told(used)).toEqual(['activated']);
});

test('[COMBAT-11] of somebody else’s nobody learns whether it did anything', () => {
  const [idle, mending] = [0, 2].map((taken) => {
    const { fight, events } = mended(taken);
    return worthTelling(eventsSeenBy(fight, events, idOf('A')));
  });
  expect(kinds(idle ?? [])).toContain('triggered');
  expect(idle).toEqual(mending);
});

test('what another thing did is not taken for it', () => {
  const { events } = mended(2);
  const other = events.map((event) =>
    event.kind === 'healed' ? { ...event, cause: 'Balm' } : event,
  );
  expect(kinds(worthTelling(other))).not.toContain('triggered');
});

test('what time, the order or an own act brings is not taken for what went off before it', () => {
  const { events } = mended(0);
  const left = { id: idOf('A'), name: 'A' };
  const right = { id: idOf('B'), name: 'B' };
  const after = (next: object) => {
    const at = events.findIndex(({ kind }) => kind === 'triggered') + 1;
    const one = { round: 1, rules: [], who: right, ...next } as unknown as FightEvent;
    return kinds(worthTelling([...events.slice(0, at), one, ...events.slice(at)]));
  };
  const laid = { kind: 'condition laid', condition: 'prone', turns: 1 };
  const ended = { kind: 'condition ended', condition: 'prone' };
  for (const next of [
    { ...ended, why: 'time' },
    { kind: 'enchantment ended', why: 'time' },
    { kind: 'vanished', why: 'time' },
    { kind: 'appeared', why: 'released' },
    { kind: 'sank', depth: 1 },
    { kind: 'mounted', mount: left },
    { ...laid, by: left },
  ])
    expect(after(next), next.kind).not.toContain('triggered');
  for (const next of [
    { ...ended, why: 'broken' },
    { kind: 'appeared', why: 'summoned' },
    { ...laid, by: right },
    { ...laid, by: null },
  ])
    expect(after(next), next.kind).toContain('triggered');
});
