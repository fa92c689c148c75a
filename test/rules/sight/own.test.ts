import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type Condition } from '../../../src/rules/combat/creature.ts';
import { type Fight, type FightAction } from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { eventsSeenBy, fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf } from '../../support/drawn-fight.ts';
import { type Rolls } from '../../support/rolling.ts';

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

test('[MONSTER-04] [COND-01] for how long it has attacked nobody it knows as far as it may, whomever its areas reach unseen', () => {
  const blast = { use: { range: 9, on: 'tile', radius: 1 }, special: { against: 'dodge' } };
  const idle = (drawn: string, rolls: Rolls) => {
    const kit = { A: { kit: [thing(blast)] }, m: { conditions: hiding } };
    const fight = fightDrawn(drawn, { mode: 'monster round', creatures: kit });
    const [a, A] = [idOf('A'), fight.creatures[idOf('A')]];
    const idly = { ...fight, creatures: { ...fight.creatures, [a]: { ...A, idle: 5, calm: 5 } } };
    const at = { targets: [], tile: tileAt(3, 0) };
    const after = act(idly, 'A', { do: 'activate', item, ability: 0, ...at }, rolls);
    return [after.fight.creatures[a]?.idle, seen(after.fight, 'A')?.own?.idle];
  };
  expect(idle('A..m\n....\n....', { 'to hit': 15 })).toEqual([0, 5]);
  expect(idle('A...\n....\nm...', {})).toEqual([5, 5]);
});
