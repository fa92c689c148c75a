import { expect, test } from 'vitest';
import { distance } from '../../../src/rules/board/space.ts';
import { tilesOfGround } from '../../../src/rules/board/terrain.ts';
import { creaturesOf } from '../../../src/rules/combat/bout.ts';
import { type Creature } from '../../../src/rules/combat/creature.ts';
import { hurtOn } from '../../../src/rules/combat/mind/wading.ts';
import { poolsToCome } from '../../../src/rules/combat/mind/worth.ts';
import { type FightAction, playTurn } from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { act, fightDrawn, idOf, pass, standing } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, thing } from '../../support/minds.ts';

const whistle = (turns: number) =>
  thing('whistle', 4, {
    use: { on: 'self' },
    do: [
      { summon: 'Dog', hp: 2, stats: { speed: 5 }, attacks: [{ name: 'Bite', damage: 3 }], turns },
    ],
    limit: { each: 'fight' },
  });
const call: FightAction = {
  ...{ do: 'activate', item: itemId('whistle'), ability: 0 },
  ...{ targets: [], tile: null },
};

/** What a companion does in the turn in which it has been called. */
function doesWhenCalled(text: string, turns: number) {
  const creatures = {
    A: { kit: [whistle(turns)] },
    B: { attacks: [{ damage: 2, range: 4 }], stats: { accuracy: 4 } },
  };
  const { fight } = act(fightDrawn(text, { creatures }), 'A', call);
  const dog = creaturesOf(fight).find(({ kind }) => kind === 'companion');
  if (!dog) throw new Error('nobody came');
  const { events } = playTurn(act(fight, 'A', pass).fight, idOf('A'), evenDice(2));
  return events.flatMap((one) =>
    one.kind === 'moved' ? one.path.length : one.kind === 'attacked' ? one.kind : [],
  );
}

const far = 'A.........B\n...........\n...........';

test('[ITEM-24] [MONSTER-09] who will have vanished soon makes for the enemy at once', () => {
  expect(doesWhenCalled(far, 3)).toEqual([5, 3]);
});

test('[ITEM-24] [MONSTER-09] it strikes as often as it can before it vanishes', () => {
  expect(doesWhenCalled('A.B', 1)).toEqual(['attacked', 'attacked']);
  expect(doesWhenCalled('A....B', 2)).toEqual([3, 'attacked']);
});

test.each(['.....\n.A...\n....B', 'B....\n...A.\n.....'])(
  '[ITEM-34] [MONSTER-09] whom it calls appears on the tile nearest to the enemy (%#)',
  (text) => {
    const fight = fightDrawn(text, { creatures: { A: { kit: [whistle(3)] } } });
    const choice = choiceOf(fight);
    const { A, B } = { A: standing(fight, 'A'), B: standing(fight, 'B') };
    if (choice.do !== 'activate' || choice.tile === null) throw new Error('nobody was called');
    const there = { tile: choice.tile, size: 0 };
    expect(distance(there, A)).toBe(1);
    expect(distance(there, B)).toBe(distance(A, B) - 1);
  },
);

test('[ITEM-34] [MONSTER-09] whom it calls appears as far from the enemy as it can strike from', () => {
  const archers = (range: number) =>
    thing('whistle', 4, {
      use: { on: 'self' },
      do: [{ summon: 'Archer', hp: 2, attacks: [{ name: 'Bow', range, damage: 3 }], turns: 3 }],
      limit: { each: 'fight' },
    });
  const from = (text: string, range: number) => {
    const fight = fightDrawn(text, { creatures: { A: { kit: [archers(range)] } } });
    const choice = choiceOf(fight);
    if (choice.do !== 'activate' || choice.tile === null) throw new Error('nobody was called');
    return distance({ tile: choice.tile, size: 0 }, standing(fight, 'B'));
  };
  const near = '.....\n.A.B.\n.....';
  expect([1, 2, 5].map((range) => from(near, range))).toEqual([1, 2, 3]);
  const far = '........\n.A....B.\n........';
  expect([1, 5, 9].map((range) => from(far, range))).toEqual([4, 5, 6]);
});

test.each(['self', 'tile'] as const)(
  '[ITEM-34] [MONSTER-09] a mount that strikes nobody is called where nothing hurts it (on %s)',
  (on) => {
    const bridle = thing('bridle', 4, {
      use: { range: 1, on },
      do: [{ summon: 'Mule', hp: 9, size: 1, stats: { speed: 6 }, turns: 4 }],
      limit: { each: 'fight' },
    });
    const text = '^^^......\n^^A.....B\n.........\n.........';
    const { fight } = playTurn(
      fightDrawn(text, { creatures: { A: { kit: [bridle] } } }),
      idOf('A'),
      evenDice(10),
    );
    const mule = creaturesOf(fight).find(({ name }) => name === 'Mule');
    expect(mule).toMatchObject({ damageTaken: 0, dead: false });
  },
);

/** A dog, called by A, whose player has ended its own turn, as it is `more`. */
function calledBy(text: string, more: (dog: Creature) => Partial<Creature>) {
  const begun = fightDrawn(text, { creatures: { A: { kit: [whistle(3)] } } });
  const called = act(act(begun, 'A', call).fight, 'A', pass).fight;
  const dog = creaturesOf(called).find(({ kind }) => kind === 'companion');
  if (!dog) throw new Error('nobody came');
  const changed = { ...dog, ...more(dog) };
  return {
    dog: changed,
    fight: { ...called, creatures: { ...called.creatures, [dog.id]: changed } },
  };
}

test('[ITEM-24] [COMBAT-13] [MOVE-15] the turn of its owner is one of its own in what it expects', () => {
  const pool = (turns: number) => (dog: Creature) => ({
    temporaryHp: [{ hp: 4, from: 'tin', paysCosts: false, lasts: { of: dog.id, turns } }],
  });
  const kept = [1, 2].map((turns) => {
    const { dog, fight } = calledBy('A..B', pool(turns));
    return poolsToCome(fight, dog);
  });
  expect(kept).toEqual([0, 4]);
  const { dog, fight } = calledBy('A.^.B', () => ({}));
  const lava = [tilesOfGround(fight.board, 'lava')].flat();
  expect(hurtOn(fight, dog, 'walk', lava)).toBeGreaterThan(0);
  const burned = { ...fight, turn: { ...fight.turn, burned: [dog.id] } };
  expect(hurtOn(burned, dog, 'walk', lava)).toBe(0);
});

test('[ITEM-24] [MOVE-04] [DUEL-13] on wings that end with its owner’s turn it comes down on no ground that its player shuns', () => {
  const { fight } = calledBy('A.^^^^B', ({ id }) => ({
    movement: ['walk', 'fly'],
    lentWays: [{ kind: 'fly', lasts: { of: id, turns: 1 } }],
  }));
  const orders = { [idOf('A')]: { never: ['lava' as const] } };
  const { events } = playTurn(fight, idOf('A'), evenDice(4), orders);
  expect(events.filter(({ kind }) => kind === 'hurt')).toEqual([]);
});
