import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStock } from '../../../../src/catalogue/index.ts';
import { seededDice, shuffled } from '../../../../src/rules/dice.ts';
import { room } from '../../../../src/rules/hero/equip.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { cardsIn, isOf } from '../shelves.ts';
import { fighting } from './hero.ts';
import { shopping, worn } from './kits.ts';
import { ladderOf } from './ladder.ts';
import { pairingFor } from './matches.ts';
import { goldBy, isWeapon, piecesOf, sitsOnOthers, weekOf } from './pool.ts';
import { nothingYet, readRecords, shareOf, withPair, writeRecords } from './record.ts';
import { balancePage, faultsIn } from './report.ts';
import { heroId } from '../../../../src/rules/names.ts';

const cards = cardsIn('.');
const pool = piecesOf(cards.filter(isOf('item')));
const called = (name: string) => {
  const piece = pool.find(({ card }) => card.name === name);
  if (!piece) throw new Error(`there is no ${name}`);
  return piece;
};

test('docs/balance.md is about the stock as it is', () => {
  const { hash } = readStock('seeds').stock;
  expect(readFileSync('docs/balance.md', 'utf8')).toContain(`\nStock: \`${hash}\`\n`);
});

describe('a kit', () => {
  const offers = (seed: string) => shuffled(pool, seededDice(seed), 'offers');

  test.each([2, 4, 7])('of week %i costs no more than there is, and fits together', (week) => {
    for (let nth = 0; nth < 50; nth++) {
      const kit = shopping(goldBy(week), null, offers(`${week} ${nth}`));
      expect(kit.spent).toBeLessThanOrEqual(goldBy(week));
      const own = kit.bought.filter(({ on }) => on === null).map(({ piece }) => piece.card.slot);
      for (const slot of own)
        expect(own.filter((one) => one === slot).length).toBeLessThanOrEqual(room(slot));
      expect(kit.bought.some(({ piece }) => isWeapon(piece))).toBe(true);
    }
  });

  test('has what is wanted, and first of all what that sits on', () => {
    for (const wanted of pool.filter(sitsOnOthers)) {
      const { bought } = shopping(goldBy(weekOf(wanted.card.cost)) + 60, wanted, offers(wanted.id));
      const place = bought.find(({ piece }) => piece === wanted);
      expect(place?.on, wanted.id).not.toBeNull();
      expect(place, wanted.id).toBeDefined();
    }
  });

  test('is fought with: its stats, its things and who comes along', () => {
    const kit = shopping(500, called('Rope Belt'), [called('Dented Helm')]);
    const [hero] = fighting(heroId('h1'), 0, 3, worn(kit));
    expect(hero).toMatchObject({ level: 3, sheet: { stats: { hp: 6 } } });
    const dog = pool.find(({ card }) => card.abilities.some((one) => 'companion' in one));
    const along = fighting(heroId('h1'), 0, 3, worn(shopping(500, dog ?? null, [])));
    expect(along).toHaveLength(2);
  });
});

test('two kits of a pair have spent the same, to a tenth, most of the time', () => {
  const [apart, most] = [0.1, 0.25];
  const pairs = pool.slice(0, 120).map((wanted) => ({
    ...pairingFor(wanted, pool, new Set(pool), seededDice(wanted.id)),
    wanted,
  }));
  const uneven = pairs.filter(({ week, kits: [first, second] }) => {
    return Math.abs(first.spent - second.spent) > apart * goldBy(week);
  });
  expect(uneven.length).toBeLessThan(most * pairs.length);
  for (const { wanted, kits } of pairs) {
    expect(kits[0].bought.some(({ piece }) => piece === wanted)).toBe(true);
    expect(kits[1].bought.some(({ piece }) => piece === wanted)).toBe(false);
  }
});

describe('what has been tried', () => {
  const of = (...won: number[]) => won.reduce(withPair, nothingYet);

  test('is a share with an interval over pairs', () => {
    const { mean, from, to } = shareOf(of(1, 1, 0.5, 0.5));
    expect(mean).toBe(0.75);
    expect(from).toBeCloseTo(0.75 - 1.96 * Math.sqrt(1 / 12 / 4), 6);
    expect(to).toBeCloseTo(0.75 + 1.96 * Math.sqrt(1 / 12 / 4), 6);
  });

  test('is kept by content, and forgotten with it', () => {
    const path = join(temporaryFolder(), 'kept.json');
    writeRecords(
      path,
      new Map([
        ['a', of(1, 0)],
        ['b', of(0.5)],
      ]),
      new Set(['a']),
    );
    expect(readRecords(path)).toEqual(new Map([['a', of(1, 0)]]));
    expect(readRecords(`${path}.none`)).toEqual(new Map());
  });

  test('is told where it is too good, unfair or wanting', () => {
    const rungs = ladderOf(
      cards.filter(isOf('monster')),
      cards.filter(isOf('item')),
      cards.filter(isOf('map')),
    ).slice(1, 3);
    const piece = called('Dented Helm');
    const much = (won: number, times: number) => of(...Array.from({ length: times }, () => won));
    const records = new Map([
      [piece.hash, much(1, 500)],
      [rungs[0]?.key ?? '', much(1, 400)],
    ]);
    const faults = faultsIn([piece], rungs, records);
    expect(faults).toEqual([
      expect.stringMatching(/^too good for its price: Dented Helm .*100\.0 \| 100\.0 to 100\.0 %$/),
      expect.stringMatching(/^week 2: .* is beaten 100\.0/),
      expect.stringMatching(/ has not been met$/),
    ]);
    expect(balancePage('abc', [piece], rungs, records)).toContain('Stock: `abc`');
    expect(faultsIn([called('Rope Belt')], [], records)).toEqual([
      'not tried in 1000 duels yet: 1 things',
    ]);
  });
});

describe('a pairing', () => {
  test('has what is tried in one of its kits, in the first week in which it can be had with what it sits on', () => {
    for (const wanted of pool) {
      const { week, kits } = pairingFor(wanted, pool, new Set(pool), seededDice(wanted.id));
      expect(week, wanted.id).toBeGreaterThanOrEqual(weekOf(wanted.card.cost));
      const had = kits.map(({ bought }) => bought.some(({ piece }) => piece === wanted));
      expect(had, wanted.id).toEqual([true, false]);
    }
  });

  test('cannot be made for what finds nothing to sit on', () => {
    const crystal = called('Cracked Manatech Crystal');
    const alone = pool.filter(({ card }) => !card.kinds.includes('tech equipment'));
    expect(() => pairingFor(crystal, alone, new Set(alone), seededDice('1'))).toThrow(
      'finds nothing to sit on',
    );
  });
});
