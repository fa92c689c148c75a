import { describe, expect, test } from 'vitest';
import { type SeenFightEvent } from '../../src/rules/combat/event.ts';
import {
  type Fight,
  openFight,
  playMinds,
  playTurn,
  takeAction,
} from '../../src/rules/combat/index.ts';
import { heroId } from '../../src/rules/names.ts';
import { duelToldToAll } from '../../src/rules/sight/fight.ts';
import { duelAccount, longestAccount } from '../../src/story/duel-account.ts';
import { act, drawing, fightDrawn, pass, sheet, strike } from '../support/drawn-fight.ts';

/** Dice that fall in a fixed row, over and over. */
const row = (...rolls: number[]) => {
  let at = 0;
  return { roll: (sides: number) => (((rolls[at++ % rolls.length] ?? 1) - 1) % sides) + 1 };
};

/** A duel of two with long names, on autopilot or, `idle`, with nobody doing anything. */
function fought(hp: number, idle = false): Fight {
  const dice = row(7, 3, 12, 19, 2, 9, 20, 14, 5, 1, 16);
  const { board } = drawing('@......\n.......\n...@...\n......@');
  const duelist = (n: 1 | 2) => ({
    id: heroId(`h${n}`),
    name: `${n === 1 ? 'Brunhild' : 'Wenceslas'} of the Thirteen Wells`.slice(0, 32),
    kind: 'hero' as const,
    side: `h${n}`,
    player: heroId(`h${n}`),
    sheet: sheet({ hp }, [{ name: 'Two-handed Whaling Harpoon', damage: 3, range: n }]),
    level: 1,
    damageTaken: 0,
  });
  const monster = { name: 'Cellar Rat', level: 0, sheet: sheet({ hp: 14 }) };
  let { fight } = openFight(
    { mode: 'duel', board, creatures: [duelist(1), duelist(2)], monster },
    dice,
  );
  while (!fight.outcome) {
    fight = playMinds(fight, dice).fight;
    if (fight.outcome) break;
    if (!idle) fight = playTurn(fight, fight.turn.of, dice).fight;
    else {
      const next = takeAction(fight, fight.turn.of, pass, dice);
      if ('refused' in next) throw new Error(next.refused);
      fight = next.fight;
    }
  }
  return fight;
}

const account = (fight: Fight) => duelAccount(duelToldToAll(fight));

describe('[DUEL-03] the account of a duel', () => {
  test('tells a short one blow by blow', () => {
    const start = fightDrawn('AB', {
      creatures: { A: { attacks: [{ name: 'Maul', damage: 9 }] }, B: { stats: { hp: 12 } } },
    });
    let fight = act(start, 'A', strike('B', 1), { 'to hit': 15 }).fight;
    fight = act(fight, 'A', strike('B', 1), { 'to hit': 4 }).fight;
    fight = act(act(fight, 'B', strike('A'), { 'to hit': 1 }).fight, 'B', pass).fight;
    fight = act(fight, 'A', strike('B', 1), { 'to hit': 20 }).fight;
    expect(account(fight)).toBe(
      [
        'Round 1: A hit B with Maul, leaving them near death. A missed B with Maul. ' +
          'A natural 1: B missed A with Natural Attack. ' +
          'Round 2: With a natural 20, doubled, A felled B with Maul.',
        'In round 2 A won the duel.',
      ].join('\n\n'),
    );
  });

  test('says once of whom no blow killed what did it', () => {
    const start = fightDrawn('A^.B', { creatures: { A: { stats: { hp: 5 } } } });
    const walk = (to: number) => ({ do: 'move', kind: 'walk', to: to as never }) as const;
    const burnt = act(start, 'A', walk(1), { lava: 3 }).fight;
    const left = act(burnt, 'A', pass).fight;
    expect(account(act(left, 'B', pass, { lava: 4 }).fight)).toBe(
      [
        'Round 1: A was burned by lava, which left them badly injured. Round 2: A fell to lava.',
        'In round 2 B won the duel.',
      ].join('\n\n'),
    );
  });

  test('[COMBAT-11] names nothing that came from somebody unseen', () => {
    const [began] = duelToldToAll(act(fightDrawn('A.B'), 'B', { do: 'concede' }).fight);
    const hurt = {
      ...{ kind: 'hurt', round: 1, rules: [], to: 'everybody', roll: null, by: null, cause: '' },
      ...{ who: { id: 'h2', name: 'B' }, health: 'injured' },
      damage: { type: 'physical', parts: [{ what: '', n: null }], times: 1, dealt: null },
    };
    const lines = [hurt, { ...hurt, damage: { ...hurt.damage } }, began];
    expect(duelAccount(lines as unknown as SeenFightEvent[])).toContain(
      'Round 1: B was hurt by something unseen twice, which left them injured.',
    );
  });

  test('[COMBAT-11] of a blow out of nowhere tells whose it was, and not with what', () => {
    const start = fightDrawn('AB', { creatures: { B: { stats: { hp: 90 } } } });
    const blind = { kind: 'blinded', by: null, lasts: 'until ended' } as const;
    const blinded = Object.entries(start.creatures).map(([id, one]) => [
      id,
      one.name === 'B' ? { ...one, conditions: [blind] } : one,
    ]);
    const blows = (...rolls: number[]) => {
      let fight: Fight = { ...start, creatures: Object.fromEntries(blinded) as Fight['creatures'] };
      for (const roll of rolls) fight = act(fight, 'A', strike('B'), { 'to hit': roll }).fight;
      return account(act(fight, 'B', { do: 'concede' }).fight);
    };
    expect(blows(12, 13)).toContain(
      'A caught B from out of sight twice, leaving them barely injured.',
    );
    expect(blows(1)).toContain('A natural 1: A missed B from out of sight.');
  });

  test('[DUEL-06] tells who conceded', () => {
    expect(account(act(fightDrawn('A.B'), 'B', { do: 'concede' }).fight)).toBe(
      'In round 1 B took a knee and conceded: the duel was A’s.',
    );
  });

  test('[DUEL-10] tells a tie as one', () => {
    const { fight } = act(fightDrawn('A.B'), 'B', { do: 'concede' });
    const [, ended] = duelToldToAll(fight);
    const died = (id: string, name: string) => ({
      kind: 'died',
      round: 12,
      rules: [],
      to: 'everybody',
      who: { id, name },
      by: null,
    });
    const told = [
      died('h1', 'A'),
      died('h2', 'B'),
      { ...ended, round: 12, outcome: { winner: null, how: 'death' }, winners: [] },
    ];
    expect(duelAccount(told as unknown as SeenFightEvent[])).toContain(
      'A and B fell in one and the same turn, in round 12: a tie.',
    );
  });

  /** A duel that is over, with these events before its end. */
  const told = (facts: object[], end: object) => {
    const { fight } = act(fightDrawn('A.B'), 'B', { do: 'concede' });
    const ended = duelToldToAll(fight).at(-1);
    const before = facts.map((one) => ({ round: 3, rules: [], to: 'everybody', ...one }));
    return duelAccount([...before, { ...ended, round: 3, ...end }] as unknown as SeenFightEvent[]);
  };
  const [a, b] = [
    { id: 'h1', name: 'A' },
    { id: 'h2', name: 'B' },
  ];

  test('[DUEL-10] names who won though both have fallen, and who fell by their own doing', () => {
    const both = [
      { kind: 'died', who: a, by: b },
      { kind: 'died', who: b, by: b },
    ];
    const end = { outcome: { winner: 'h2', how: 'death' }, winners: [] };
    expect(told(both, end)).toContain(
      'A fell to B and B fell by their own doing in round 3: B won the duel.',
    );
  });

  test('names two rounds in a row both', () => {
    const over = (round: number) => ({ kind: 'round ended', round });
    const end = { outcome: { winner: null, how: 'death' }, winners: [] };
    expect(told([over(1), over(2)], end)).toContain('Rounds 1 and 2 went by without a blow.');
    expect(told([over(1), over(2), over(3)], end)).toContain('Rounds 1 to 3 went by');
  });

  test('[DUEL-10] says that it was the rule that has ended the last round', () => {
    const both = [a, b].map((who) => ({ kind: 'died', who, by: null, rules: ['DUEL-10'] }));
    const end = { outcome: { winner: null, how: 'death' }, winners: [] };
    expect(told(both, end)).toBe(
      'No duel outlasts round 3: by that rule A and B both fell, a tie.',
    );
  });

  const pays = (who: object, ability: string) => [
    { kind: 'activated', who, ability, targets: [who] },
    { kind: 'died', who, by: null },
  ];

  test('[STAT-01] says of whom the price of their own ability has killed', () => {
    const end = { outcome: { winner: 'h2', how: 'death' }, winners: [b] };
    expect(told(pays(a, 'Rite'), end)).toBe(
      'Round 3: A turned to Rite and paid for it with their life.\n\nIn round 3 B won the duel.',
    );
    const [use, death] = pays(a, 'Rite');
    const blow = { kind: 'hurt', who: a, by: b, cause: 'Nails', health: 'dead', damage: {} };
    expect(told([use ?? {}, blow, death ?? {}], end)).not.toContain('paid');
    expect(told([use ?? {}, { kind: 'turn began', who: b }, death ?? {}], end)).toContain(
      'A fell in round 3: B won the duel.',
    );
  });

  test('[STAT-01] tells of a price apart where something came between', () => {
    const { 0: use, 1: death } = pays(a, 'Rite');
    const mends = { kind: 'triggered', who: b, ability: 'Glee', by: a };
    const falls = { kind: 'died', who: { id: 'm1', name: 'Rat' }, by: a };
    const end = { outcome: { winner: 'h2', how: 'death' }, winners: [b] };
    expect(told([use ?? {}, mends, falls, death ?? {}], end)).toContain(
      'Round 3: A turned to Rite. The Rat fell to A. A paid for Rite with their life.',
    );
  });

  test('[DUEL-06] leaves no blank where nobody is known to have won', () => {
    const end = { outcome: { winner: 'h9', how: 'death' }, winners: [] };
    expect(told([{ kind: 'conceded', who: b }], end)).toBe(
      'In round 3 B took a knee and conceded: the duel was over.',
    );
    expect(told([{ kind: 'died', who: b, by: null }], end)).toContain(
      'B fell in round 3: the duel was over.',
    );
  });

  test('[ITEM-24] of who won names the duelist, and none of those with them', () => {
    const end = { outcome: { winner: 'h1', how: 'death' } };
    const winners = [a, { id: 'c1', name: 'Rook' }];
    const died = [{ kind: 'died', who: b, by: a }];
    expect(told(died, { ...end, winners })).toContain('in round 3: A won the duel.');
  });

  test('[DUEL-08] tells monsters of one name apart, by the order in which they came', () => {
    const rat = (id: string) => ({ id, name: 'Rat' });
    const came = (id: string, why: string) => ({ kind: 'appeared', who: rat(id), tile: 0, why });
    const facts = [
      came('m1', 'released'),
      came('m2', 'released'),
      { kind: 'died', who: rat('m2'), by: a },
      { kind: 'died', who: rat('m1'), by: a },
      came('m3', 'respawned'),
      { kind: 'died', who: b, by: rat('m3') },
    ];
    expect(told(facts, { outcome: { winner: 'h1', how: 'death' }, winners: [a] })).toBe(
      [
        'Round 3: The first Rat was let loose. The second Rat was let loose. ' +
          'The second Rat fell to A. The first Rat fell to A. ' +
          'The third Rat came in place of the fallen.',
        'B fell to the third Rat in round 3: A won the duel.',
      ].join('\n\n'),
    );
    const one = [came('m1', 'released')];
    expect(told(one, { outcome: { winner: null, how: 'death' }, winners: [] })).toContain(
      'The Rat was let loose.',
    );
  });

  test('says how somebody is only when it is worse than it said before', () => {
    const sting = (health: string) => ({
      ...{ kind: 'hurt', who: a, by: b, cause: 'Sting', roll: null, health },
      damage: { type: 'physical', parts: [], times: 1, dealt: null },
    });
    const words = ['uninjured', 'injured', 'barely injured', 'injured', 'near death'];
    expect(told(words.map(sting), { outcome: { winner: null, how: 'death' } })).toContain(
      'Round 3: A was hurt by B’s Sting five times, which left them near death.',
    );
  });

  test('[DUEL-04] [DUEL-07] tells of the monster, and passes over rounds in which nothing happened', () => {
    const text = account(fought(20, true));
    expect(text).toContain('Rounds 1 to 9 went by without a blow.');
    expect(text).toContain('Round 10: The Cellar Rat was let loose.');
    expect(text).toContain('The Cellar Rat grew stronger.');
  });

  test.each([10, 60, 250, 900, 4000])(
    'of heroes with %d HP stays within 3,500 characters',
    (hp) => {
      const text = account(fought(hp));
      expect(text.length).toBeLessThanOrEqual(longestAccount);
      expect(text).toMatch(/won the duel\.$/);
      expect(text).toMatch(/met in the menagerie\./);
      expect(text.split('\n\n').length).toBeGreaterThan(2);
    },
  );

  test('sums up what changed the fight in the order in which it did, and leaves the end to the end', () => {
    const rat = (id: string) => ({ id, name: 'Rat' });
    const blow = (n: number) => ({
      ...{ kind: 'attacked', round: n, who: a, target: b, with: 'Maul', how: 'basic' },
      ...{ verdict: 'miss', against: { stat: 'dodge', n: 11 }, health: 'uninjured', damage: null },
      roll: { purpose: 'to hit', sides: 20, natural: 3, parts: [], total: null },
    });
    const blows = Array.from({ length: 200 }, (_, n) => ({
      ...blow(n + 1),
      with: `Maul ${n} ${'of the Thirteen Wells '.repeat(9)}`,
    }));
    const facts = [
      { kind: 'appeared', round: 200, who: rat('m1'), tile: 0, why: 'released' },
      { kind: 'died', round: 200, who: rat('m1'), by: a },
      { kind: 'appeared', round: 200, who: rat('m2'), tile: 0, why: 'respawned' },
      { kind: 'levelled', round: 200, who: rat('m2'), level: null, why: 'duel' },
      { kind: 'thumbs up', round: 200, who: b },
      { kind: 'died', round: 200, who: b, by: a },
    ];
    const text = told([...blows, ...facts], {
      ...{ round: 200, outcome: { winner: 'h1', how: 'death' }, winners: [a] },
    });
    expect(text).toContain(
      'The first Rat was let loose. The first Rat fell. ' +
        'The second Rat came in place of the fallen. The second Rat grew stronger. ' +
        'B raised a thumb to Marmello.\n\nB fell to A in round 200: A won the duel.',
    );
  });

  test('sums up truly: as many attacks and hits as there were', () => {
    const fight = fought(900);
    const attacks = fight.log.filter((event) => event.kind === 'attacked');
    const told = [
      ...account(fight).matchAll(
        /attacked .+? (once|twice|\d+ times) and (missed|never hit|hit (?:once|twice|\d+ times)|hit)/g,
      ),
    ];
    const count = (words: string) =>
      ({ missed: 0, 'never hit': 0, hit: 1, once: 1, twice: 2 })[words.replace('hit ', '')] ??
      Number(words.replace('hit ', '').split(' ')[0]);
    const sum = (group: number) =>
      told.reduce((total, match) => total + count(match[group] ?? ''), 0);
    expect(sum(1)).toBe(attacks.length);
    expect(sum(2)).toBe(attacks.filter(({ damage }) => damage !== null).length);
  });

  test('says in a sum only once how somebody is', () => {
    const left = [
      ...account(fought(900)).matchAll(
        /attacked (\w+ of the Thirteen Wells) [^;.]*, leaving them ([a-z ]+)/g,
      ),
    ].map(([, who, health]) => `${who} ${health}`);
    expect(left.length).toBeGreaterThan(4);
    expect(new Set(left).size).toBe(left.length);
  });

  test('[DUEL-14] holds no number that is not public: two duels that look alike are told alike', () => {
    const withArmor = (armor: number) => {
      const start = fightDrawn('AB', {
        creatures: { B: { stats: { hp: 90, armor, accuracy: armor } } },
      });
      const one = act(start, 'A', strike('B'), { 'to hit': 15 }).fight;
      return account(act(one, 'B', { do: 'concede' }).fight);
    };
    expect(withArmor(4)).toBe(withArmor(0));
  });

  test('writes names as the caller says', () => {
    const { fight } = act(fightDrawn('A.B'), 'B', { do: 'concede' });
    expect(duelAccount(duelToldToAll(fight), ({ name }) => `<${name}>`)).toContain(
      '<B> took a knee',
    );
  });
});
