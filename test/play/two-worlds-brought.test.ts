import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Loaded } from '../../src/play/ports.ts';
import { type Definition, type Hash } from '../../src/rules/goods.ts';
import { expectAlike, playedTo, seenBy, type Step } from '../support/alike.ts';
import { goods, heroOfPlayer, learn } from '../support/playing.ts';

type Thing = Extract<Definition, { of: 'item' }>;

/** Under a hash of its own, as if a host had sent it. */
function sent(card: Thing, nth: number): Hash {
  const hash = nth.toString(16).padStart(64, 'f');
  learn(new Map([[hash, card]]));
  return hash;
}

const brings = (hash: Hash): Step => ['host', { do: 'bring', goods: [hash], why: 'too strong' }];
const then: Step[] = [
  ['host', { do: 'pause' }],
  ['host', { do: 'resume' }],
];

/** A thing of the stock that lies in an orb, unread by everybody. */
function unread({ game }: Loaded): Thing {
  for (const { holder, definition } of Object.values(game.items)) {
    if (!holder.startsWith('orb:')) continue;
    const card = goods.definition(game.goods[definition] ?? '');
    if (card.of === 'item' && card.kinds.includes('basic equipment')) return card;
  }
  throw new Error('no orb has any basic equipment');
}

describe('two worlds that differ in what a host has brought look the same to others', () => {
  test('[ORB-03] what a thing does that nobody has identified', async () => {
    const { table, at } = await playedTo('loot');
    const card = unread(at);
    const points = fc.integer({ min: 1, max: 9 });
    let nth = 0;
    fc.assert(
      fc.property(points, points, points, (dodge, armor, charges) => {
        const versions: Thing[] = [
          { ...card, abilities: [{ always: { dodge } }] },
          { ...card, abilities: [{ always: { armor } }, { always: { hp: dodge } }] },
          { ...card, charges, abilities: [{ always: { speed: 1 } }] },
        ];
        const worlds = versions.map((one): Step[] => [brings(sent(one, ++nth)), ...then]);
        expectAlike(table, at, [], ...worlds);
      }),
      { numRuns: 20 },
    );
  });

  test('[ENTER-02] who has the thing in their inventory that is changed', async () => {
    const { table, at } = await playedTo('loot');
    const hash = sent({ ...unread(at), abilities: [{ always: { dodge: 8 } }] }, 0xa000);
    const id = Object.keys(goods.stock.ids).find(
      (one) => goods.stock.ids[one] && nameOf(one) === nameOfHash(hash),
    );
    const withIt = (player: string): Loaded => {
      const hero = heroOfPlayer(at.game, player);
      const [own] = Object.values(at.game.items).filter(
        ({ holder, slot }) => holder === `hero:${hero}` && slot === null,
      );
      if (!own || id === undefined) throw new Error('nothing to put in its place');
      const items = { ...at.game.items, [own.id]: { ...own, definition: id } };
      return { ...at, game: { ...at.game, items } };
    };
    const steps = [brings(hash), ...then];
    const seen = [at, withIt('p0'), withIt('p1')].map((world) =>
      seenBy(table, world, steps, ['p0', 'p1']),
    );
    expect(seen[0]?.notes.join()).toContain('too strong');
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

const nameOf = (id: string): string => nameOfHash(goods.stock.ids[id] ?? '');
const nameOfHash = (hash: Hash): string => {
  const card = goods.definition(hash);
  return 'name' in card ? card.name : '';
};
