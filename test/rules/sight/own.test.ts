import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type Condition } from '../../../src/rules/combat/creature.ts';
import { type Fight, type FightAction } from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { eventsSeenBy, fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf } from '../../support/drawn-fight.ts';

const item = itemId('i1');
const thing = (ability: object, uses: Carried['uses'] = {}): Carried => ({
  item,
  name: 'Vow',
  x: 0,
  place: 0,
  abilities: [fightAbilitySchema.parse(ability)],
  charges: null,
  spent: false,
  uses,
  standing: {},
});
const hiding: Condition[] = [{ kind: 'hidden', total: 90, natural: 10, lasts: 'until ended' }];
const seen = (fight: Fight, letter: string) =>
  fightSeenBy(fight, idOf('A')).creatures.find(({ id }) => id === idOf(letter));

test('[COND-01] in whose turn an ability went off last is told of nobody unseen', () => {
  const use = { turn: 1, round: 1, fight: 1, last: { round: 1, of: idOf('m') } };
  const used = (m: object) =>
    fightDrawn('A..m', {
      mode: 'monster round',
      creatures: {
        A: { kit: [thing({ when: 'I take damage', do: [{ heal: 1 }] }, { 0: use })] },
        m,
      },
    });
  const last = (fight: Fight) => seen(fight, 'A')?.own?.kit?.[0]?.uses[0]?.last.of;
  expect(last(used({}))).toBe('m1');
  expect(last(used({ conditions: hiding }))).toBe('m0');
});

test('[COND-01] whom somebody rides is not told who cannot make out the mount', () => {
  const ridden = (m: object) =>
    fightDrawn('A..m..\n......\n.....n', {
      mode: 'monster round',
      creatures: { m: { stats: { size: 1 }, ...m }, n: { mount: idOf('m') } },
    });
  expect(seen(ridden({}), 'n')?.mount).toBe('m1');
  const fight = ridden({ conditions: hiding });
  expect(seen(fight, 'm')).toBeUndefined();
  expect(seen(fight, 'n')).toMatchObject({ id: 'm2', mount: null });
});

test('[MONSTER-07] [COMBAT-11] how many times an ability’s damage counted is told to its dealer alone', () => {
  const fight = fightDrawn('A.m\nB..', {
    mode: 'monster round',
    creatures: {
      A: { stats: { hp: 90 } },
      m: {
        boons: [{ kind: 'double damage' }],
        kit: [thing({ use: { range: 5, on: 'enemy' }, do: [{ deal: 4 }] })],
      },
    },
  });
  const spit: FightAction = {
    ...{ do: 'activate', item, ability: 0 },
    ...{ targets: [idOf('A')], tile: null },
  };
  const { events } = act({ ...fight, turn: { ...fight.turn, of: idOf('m') } }, 'm', spit);
  const times = (letter: string) =>
    eventsSeenBy(fight, events, idOf(letter)).flatMap((one) =>
      one.kind === 'hurt' ? [one.damage.times] : [],
    );
  expect(times('m')).toEqual([2]);
  expect(times('A')).toEqual([1]);
  expect(times('B')).toEqual([1]);
});
