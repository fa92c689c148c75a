import { expect, test } from 'vitest';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type FightAction } from '../../../src/rules/combat/index.ts';
import { type FightEvent } from '../../../src/rules/combat/event.ts';
import { itemId } from '../../../src/rules/names.ts';
import { act, fightDrawn, idOf } from '../../support/drawn-fight.ts';

const thing = (name: string, place: number, ability: object) => ({
  ...{ item: itemId(name), name, x: 0, place, charges: null, spent: false },
  ...{ abilities: [fightAbilitySchema.parse(ability)], uses: {}, standing: {} },
});

const bee = { summon: 'Bee', hp: 1 };
const hive = thing('Hive', 0, { use: {}, do: [bee] });
const ringing = (radius: number) =>
  thing('Bell', 1, { aura: { radius, hits: 'allies' }, name: 'Peal', do: [bee] });
const waiting = thing('Comb', 1, {
  when: 'I use an ability',
  name: 'Comb',
  do: Array(6).fill(bee),
});

/** What comes of one use of the hive beside that thing. */
function used(beside: ReturnType<typeof thing>): readonly FightEvent[] {
  const { creatures, ...fight } = fightDrawn('A.....B\n.......');
  const a = creatures[idOf('A')] ?? expect.fail('no A');
  const drawn = { ...fight, creatures: { ...creatures, [a.id]: { ...a, kit: [hive, beside] } } };
  const use: FightAction = {
    ...{ do: 'activate', item: itemId('Hive'), ability: 0, targets: [], tile: null },
  };
  return act(drawn, 'A', use).events;
}

const called = (events: readonly FightEvent[]): number =>
  events.filter(({ kind }) => kind === 'appeared').length;

test('[GAME-06] an aura that summons who comes into it summons twenty in a turn, and the chain is cut', () => {
  const events = used(ringing(9));
  expect(called(events)).toBe(20);
  const cut = events.filter((one) => one.kind === 'chain cut');
  expect(cut.map(({ ability, chain }) => [ability, chain.map(({ thing: of }) => of)])).toEqual([
    ['Peal', ['Bell']],
  ]);
});

test('[GAME-06] whoever summons fewer than twenty in a turn hears of no chain', () => {
  const events = used(waiting);
  expect(called(events)).toBe(7);
  expect(events.map(({ kind }) => kind)).not.toContain('chain cut');
});
