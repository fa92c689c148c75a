import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Intent } from '../../../src/rules/intent.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { duelistsOf } from '../../../src/rules/duel/pair.ts';
import { type Turn } from '../../../src/rules/game.ts';
import { type HeroId, playerId } from '../../../src/rules/names.ts';
import { isRefusal } from '../../../src/rules/refusal.ts';
import { faultsOf } from '../../support/invariants.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { duelling, fight, nextWeek, strike, tied } from '../../support/table-weeks.ts';
import { type Rolls } from '../../support/rolling.ts';
import { hour, type Table } from '../../support/table.ts';
import { wonders } from '../../support/wonders.ts';

const enters = { do: 'enter' } as const;
const ends = { do: 'end turn' } as const;
const passes = { do: 'pass' } as const;
const yard = { of: 'map', name: 'Yard', drawing: '####\n#@@#\n#@@#\n####' } as const;

/** Week 2 after a tie of Bran and Cleo; the lot has put Bran first. */
function afterTie(...more: string[]): Table {
  const table = tied(duelling('Ana', ...more, 'Bran', 'Cleo'));
  table.stock['pit'] = { ...yard };
  dropFightTurn(table);
  return nextWeek(table, { half: 2 });
}

/** The duel was decided by hand. */
const dropFightTurn = (table: Table): Table =>
  table.arrange(({ deadlines }) => ({
    deadlines: Object.fromEntries(
      Object.entries(deadlines).filter(([, { kind }]) => !kind.startsWith('fight turn')),
    ),
  }));

/** Whoever enters, all four stand in the yard, and act in that order: Bran, Cleo, his, hers. */
const inFight = (table: Table, name = 'Bran'): Table =>
  table.does(name, enters, { initiative: [8, 7, 2, 1] });

const view = (table: Table) => publicView(table.game, goodsOf(table.stock), 0);
const turn = ({ game }: Table) => game.week?.turn;
const turnClock = ({ game }: Table) =>
  Object.values(game.deadlines).find(({ kind }) => kind === 'turn');
const fells = (table: Table, name: string, half: string): Table =>
  table.does(name, strike(half), { 'to hit': 20 });
const turnEnds = (table: Table, name: string, rolls: Rolls = {}): Table =>
  table.does(name, { do: 'fight', action: { do: 'end turn' }, step: null }, rolls);

describe('after a tie', () => {
  test('[DUEL-10] [TURN-04] whom the other leaves alone by passing is told so', () => {
    const table = afterTie().does('Cleo', passes);
    expect(table.told('left alone').public).toMatchObject({
      ...{ hero: { name: 'Bran' }, gone: { name: 'Cleo' }, fights: false, passed: true },
    });
  });

  test('[DUEL-10] [TURN-05] the turn of the two goes on where somebody else leaves the server', () => {
    const table = afterTie('Dora');
    const gone = { do: 'gone', player: playerId('p-Dora') } as const;
    expect(isRefusal(table.byClock(gone))).toBe(true);
    expect(turn(table)).toMatchObject({ hero: table.id('Bran'), begun: false });
  });

  test('[TURN-07] whoever comes before their turn reads that it is that of both', () => {
    expect(afterTie('Dora').refused('Dora', enters)).toMatchObject({
      ...{ refused: 'not your turn', facts: { whose: ['Bran', 'Cleo'] } },
    });
  });

  test('[WEEK-08] [DUEL-10] two of the new monster wait for the pair, and everybody hears of it', () => {
    const table = afterTie();
    const { id: bran } = table.hero('Bran');
    const { id: cleo } = table.hero('Cleo');
    expect(table.told('monster arrived').public.pair?.map(({ id }) => id)).toEqual([bran, cleo]);
    expect(table.told('turn unlocked').public).toMatchObject({
      hero: { id: bran },
      with: { id: cleo },
    });
    expect(turn(table)).toMatchObject({ hero: bran, with: cleo, kind: 'monster', begun: false });
    inFight(table);
    const { creatures, halves } = table.game.fight ?? {};
    expect(Object.values(creatures ?? {}).map(({ id, name }) => `${id} ${name}`)).toEqual([
      `${bran} Bran`,
      `${cleo} Cleo`,
      'm1 Rat 1',
      'm2 Rat 2',
    ]);
    expect(halves).toEqual({ [bran]: 'm1', [cleo]: 'm2' });
    expect(heroView(table.game, goodsOf(table.stock), cleo, 0).fight?.half).toBe('m2');
    expect(view(table).monster).toMatchObject({ defeated: false, half: true });
  });

  test('[WEEK-07] the lot says who of the pair has which half; they come before the rest', () => {
    const table = tied(duelling('Ana', 'Bran', 'Cleo'));
    nextWeek(table, { half: 1 });
    expect(table.game.week?.order.map((hero) => table.nameOf(hero))).toEqual([
      'Cleo',
      'Bran',
      'Ana',
    ]);
  });

  test('[DUEL-10] either of them brings both in, and neither can harm the other', () => {
    const table = inFight(afterTie(), 'Cleo');
    expect(table.game.week).toMatchObject({
      entered: [table.id('Bran'), table.id('Cleo')],
      fought: [table.id('Bran'), table.id('Cleo')],
    });
    expect(table.refused('Bran', strike(table.id('Cleo')))).toMatchObject({ rule: 'DUEL-10' });
    expect(table.refused('Ana', enters)).toMatchObject({ rule: 'TURN-07' });
  });

  test('[WEEK-07] [DUEL-10] whoever beats their half first loots first, the other second', () => {
    const table = inFight(afterTie().purse('Bran', 40).purse('Cleo', 7));
    turnEnds(table, 'Bran');
    fells(table, 'Cleo', 'm2');
    expect(table.kinds()).not.toContain('monster defeated');
    expect(table.game.fight?.outcome).toBeNull();
    turnEnds(table, 'Cleo', { 'to hit': [1, 1] });
    fells(table, 'Bran', 'm1');
    expect(table.kinds().filter((kind) => kind === 'monster defeated')).toHaveLength(2);
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'loot', begun: true });
    expect(turn(table)?.with).toBeUndefined();
    // The turn was Bran's: its time, and what its gain is counted from, are hers now.
    expect(turnClock(table)?.hero).toBe(table.id('Cleo'));
    expect(turn(table)?.before).toMatchObject({ gold: 7 });
    expect(faultsOf(table.game)).toEqual([]);
    const names = (heroes: readonly HeroId[] = []) => heroes.map((one) => table.nameOf(one));
    expect(names(table.game.week?.order)).toEqual(['Cleo', 'Bran', 'Ana']);
    expect(names(table.game.week?.entered)).toEqual(['Cleo', 'Bran']);
    expect(table.game.week?.half).toBeUndefined();
    table.does('Cleo', ends);
    expect(turn(table)).toMatchObject({ hero: table.id('Bran'), kind: 'loot', begun: false });
    table.does('Bran', enters).does('Bran', ends).does('Ana', enters).does('Ana', ends);
    expect(names(duelistsOf(table) ?? [])).toEqual(['Bran', 'Ana']);
  });

  test('[MONSTER-08] what they can do is told once both have fallen, and not before', () => {
    const table = inFight(afterTie());
    turnEnds(table, 'Bran');
    fells(table, 'Cleo', 'm2');
    turnEnds(table, 'Cleo', { 'to hit': [20, 1] });
    expect(table.told('monster defeated').public).not.toHaveProperty('does');
  });

  test('[DUEL-10] of one who dies the next in order beats the rest, and no loot turn waits for it', () => {
    const table = inFight(afterTie());
    turnEnds(table, 'Bran');
    fells(table, 'Cleo', 'm2');
    turnEnds(table, 'Cleo', { 'to hit': [20, 1] });
    expect(table.hero('Bran').lost).toMatchObject({ cause: 'monster', by: 'Rat' });
    expect(table.told('monster defeated').public).toMatchObject({ half: 'stands' });
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'loot', begun: true });
    expect(view(table).monster).toMatchObject({ defeated: true, half: true });
    table.does('Cleo', ends);
    expect(table.game.phase).toBe('monster round');
    expect(turn(table)).toMatchObject({ hero: table.id('Ana'), kind: 'monster' });
    // [MONSTER-08] its kind is described by now.
    expect(view(table).monster).toMatchObject({
      ...{ defeated: false, second: true },
      look: expect.any(String) as string,
    });
    table.does('Ana', enters, { initiative: [8, 1] });
    fells(table, 'Ana', 'm1');
    expect(turn(table)).toMatchObject({ hero: table.id('Ana'), kind: 'loot', begun: true });
  });

  test('[MONSTER-08] [MONSTER-11] what is left of them is described once its round is over, though nobody beats it', () => {
    const table = inFight(afterTie());
    turnEnds(table, 'Bran');
    fells(table, 'Cleo', 'm2');
    turnEnds(table, 'Cleo', { 'to hit': [20, 1] }).does('Cleo', ends);
    const { look } = view(table).monster ?? {};
    expect(look).toBeTypeOf('string');
    table.does('Ana', passes);
    expect(table.game.phase).toBe('auction');
    expect(table.told('monster unbeaten').public).toMatchObject({
      ...{ half: true, look },
      does: expect.any(Object) as object,
    });
    expect(view(table).monster).toMatchObject({ defeated: false, look });
  });

  test('[MONSTER-08] [DUEL-10] with nobody left to meet the other half it is described at once, and no second time', () => {
    const table = afterTie().does('Ana', { do: 'leave' }).does('Bran', passes);
    table.does('Cleo', enters, { initiative: [8, 1] });
    fells(table, 'Cleo', 'm1');
    expect(table.told('monster defeated').public).toMatchObject({
      ...{ half: 'unmet', alone: true },
      does: expect.any(Object) as object,
    });
    table.does('Cleo', ends);
    expect(table.kinds()).not.toContain('monster unbeaten');
    expect(turn(table)?.kind).not.toBe('monster');
  });

  test('[MONSTER-08] [DUEL-10] whom the last in order leaves with the other half hears what it can do', () => {
    const table = afterTie().does('Bran', passes);
    table.does('Cleo', enters, { initiative: [8, 1] });
    fells(table, 'Cleo', 'm1');
    expect(table.told('monster defeated').public).toMatchObject({ half: 'stands' });
    table.does('Ana', { do: 'leave' }).does('Cleo', ends);
    expect(table.told('monster unbeaten').public).toHaveProperty('does');
  });

  test('[DUEL-10] where both die, their halves wait one after the other', () => {
    const table = afterTie('Dora');
    table.does('Bran', enters, { initiative: [1, 2, 8, 7], 'to hit': [20, 20] });
    expect(['Bran', 'Cleo'].map((name) => table.hero(name).lost?.cause)).toEqual([
      'monster',
      'monster',
    ]);
    const [first = '', second = ''] = (table.game.week?.order ?? [])
      .slice(2)
      .map((hero) => table.nameOf(hero));
    expect(turn(table)).toMatchObject({ hero: table.id(first), kind: 'monster' });
    table.does(first, enters, { initiative: [8, 1] });
    fells(table, first, 'm1');
    table.does(first, ends);
    expect(turn(table)).toMatchObject({ hero: table.id(second), kind: 'monster' });
    expect(table.game).toMatchObject({
      phase: 'monster round',
      week: { monster: { defeated: false } },
    });
    expect(table.game.week?.half).toBeUndefined();
  });
});

describe('one of a tied pair who does not come', () => {
  test('[TURN-04] passes for themselves: the other goes on alone, with the other half to come', () => {
    const table = afterTie().does('Bran', passes);
    expect([table.hero('Bran').strikes, table.hero('Cleo').strikes]).toEqual([1, 0]);
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'monster', begun: false });
    expect(turn(table)?.with).toBeUndefined();
    expect(table.next()).toMatchObject({ kind: 'turn' });
    table.does('Cleo', enters, { initiative: [8, 1] });
    fells(table, 'Cleo', 'm1');
    const { public: told } = table.told('monster defeated');
    expect(told).toMatchObject({ half: 'stands', alone: true });
    // [MONSTER-08] the other is yet to be met.
    expect(told).not.toHaveProperty('does');
    table.does('Cleo', ends);
    expect(turn(table)).toMatchObject({ hero: table.id('Ana'), kind: 'monster' });
    table.does('Ana', enters, { initiative: [8, 1] });
    expect(fells(table, 'Ana', 'm1').told('monster defeated').public).toHaveProperty('does');
  });

  test('[TURN-05] both pass when the time is over, each with a strike', () => {
    const table = afterTie().comes('turn');
    expect([table.hero('Bran').strikes, table.hero('Cleo').strikes]).toEqual([1, 1]);
    expect(turn(table)).toMatchObject({ hero: table.id('Ana'), kind: 'monster' });
  });

  test('[TURN-05] whose autopilot is on is played when the time is over', () => {
    const table = afterTie();
    const autopilot = { on: true, fights: true, spend: null, leastHp: 0 };
    table.arrangeHero('Cleo', { autopilot: autopilot }).comes('turn');
    expect(table.hero('Bran').strikes).toBe(1);
    expect(table.hero('Cleo').strikes).toBe(0);
    expect(table.kinds()).toContain('stood in');
  });

  test('[TURN-05] whose autopilot is on, and who has left the server, is played no sooner', () => {
    const table = afterTie();
    const autopilot = { on: true, fights: true, spend: null, leastHp: 0 };
    table.arrangeHero('Cleo', { autopilot });
    const gone = { do: 'gone', player: table.hero('Cleo').player } as const;
    expect(table.byClock(gone)).toMatchObject({ refused: 'not due' });
  });

  test('[TURN-09] a fight of the pair is played to its end when the time is over', () => {
    const table = inFight(afterTie());
    table.comes('fight turn');
    while (table.next()?.kind === 'fight turn') table.comes('fight turn');
    expect(table.game.fight).toBeNull();
  });

  test('[DUEL-13] of a move that is played for one of them, and ends it, the other reads as ever', () => {
    const table = inFight(afterTie());
    turnEnds(fells(table, 'Bran', 'm1'), 'Bran').comes('fight turn', { 'to hit': 20 });
    expect(table.game.fight).toBeNull();
    const [bran, cleo] = [table.id('Bran'), table.id('Cleo')];
    expect(Object.keys(table.told('fought').own)).toEqual([bran]);
    expect(Object.keys(table.told('played out').own)).toEqual([cleo]);
    // It is not yet hers.
    expect(turn(table)).toMatchObject({ hero: bran, kind: 'loot' });
    expect(table.told('played out').own[cleo]).not.toHaveProperty('loots');
  });

  test('[GAME-03] leaves the game before they enter: the other has the turn alone', () => {
    const table = afterTie().does('Bran', { do: 'leave' });
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'monster', begun: false });
    expect(turn(table)?.with).toBeUndefined();
    expect(table.kinds()).toContain('left alone');
  });

  test('[GAME-03] [MONSTER-02] [TURN-09] leaves in the midst of it: the other fights on at once, against their own half as it is', () => {
    const table = inFight(afterTie().purse('Bran', 40).purse('Cleo', 7));
    fells(table, 'Bran', 'm1').does('Bran', { do: 'leave' }, { initiative: [8, 1] });
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'monster', begun: true });
    expect(turn(table)?.with).toBeUndefined();
    expect(table.game.week?.half).toBeUndefined();
    expect(table.game.fight?.mode).toBe('monster round');
    expect(table.kinds()).toContain('left alone');
    // The turn was Bran's: its time, and what its gain is counted from, are hers now.
    expect(turnClock(table)?.hero).toBe(table.id('Cleo'));
    expect(turn(table)?.before).toMatchObject({ gold: 7 });
    expect(table.refused('Cleo', passes)).toMatchObject({ rule: 'TURN-09' });
    fells(table, 'Cleo', 'm1');
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'loot', begun: true });
  });

  test('[DUEL-10] [ITEM-15] leaves in the midst of it: what the other has used up in it stays used up', () => {
    const table = afterTie();
    Object.assign(table.stock, wonders);
    const item = table.gives('Bran', 'phial', 'worn');
    const uses = { item, ability: 0, targets: [], tile: null };
    inFight(table).does('Bran', fight({ do: 'activate', ...uses }));
    table.does('Cleo', { do: 'leave' }, { initiative: [8, 1] });
    expect(table.thing('Bran', 'phial').charges).toBe(0);
  });

  test('[MONSTER-02] leaves during a pause: nobody acts before the game goes on', () => {
    const table = inFight(afterTie())
      .host({ do: 'pause' })
      .later(5 * hour);
    table.does('Bran', { do: 'leave' }, { initiative: [1, 8] });
    expect(table.kinds()).not.toContain('your move');
    expect(table.game.fight?.turn.of).toBe('m1');
    table.host({ do: 'resume' }).comes('fight turn', { 'to hit': [1, 1] });
    expect(table.game.fight?.turn.of).toBe(table.id('Cleo'));
    expect(table.hero('Cleo').lost).toBeNull();
  });

  test('[MONSTER-02] [DUEL-13] leaves during a pause, and the other is to move: they are called as the game goes on', () => {
    const table = inFight(afterTie())
      .host({ do: 'pause' })
      .later(5 * hour);
    table.does('Bran', { do: 'leave' }, { initiative: [8, 1] });
    expect(table.kinds()).not.toContain('your move');
    expect(table.host({ do: 'resume' }).kinds()).toContain('your move');
    expect(table.next()).toMatchObject({ kind: 'fight turn', hero: table.id('Cleo') });
    expect(table.next()?.due).toBeGreaterThan(table.now);
  });

  test('[GAME-05] [GAME-07] both out at once share the win, where nobody else is left', () => {
    const table = tied(duelling('Bran', 'Cleo'));
    dropFightTurn(table);
    nextWeek(table, { half: 2 });
    for (const name of ['Bran', 'Cleo']) table.arrangeHero(name, { strikes: 2 });
    table.comes('turn');
    expect(['Bran', 'Cleo'].map((name) => table.hero(name).strikes)).toEqual([3, 3]);
    expect(table.game).toMatchObject({
      phase: 'over',
      winners: [table.id('Bran'), table.id('Cleo')],
    });
  });

  test('[TURN-06] passes the loot turn for a make-up: they are in no duel', () => {
    const table = inFight(afterTie());
    fells(table, 'Bran', 'm1');
    turnEnds(table, 'Bran');
    fells(table, 'Cleo', 'm2').does('Bran', ends).does('Cleo', passes);
    table.does('Ana', enters).does('Ana', ends);
    expect(duelistsOf(table)).toEqual([table.id('Bran'), table.id('Ana')]);
  });

  test('[TURN-02] has the turn to its end, whatever the pause takes, when the other leaves in it', () => {
    const table = afterTie();
    const due = table.next()?.due ?? 0;
    table
      .host({ do: 'pause' })
      .later(48 * hour)
      .does('Bran', { do: 'leave' });
    table.host({ do: 'resume' });
    expect(table.next()).toMatchObject({
      kind: 'turn',
      hero: table.id('Cleo'),
      due: due + 48 * hour,
    });
  });

  test('[TURN-02] [TURN-05] and is not passed at once for an absence that came later', () => {
    const table = afterTie('Dora');
    const due = table.next()?.due ?? 0;
    const absence = { spent: 0, paid: 0, kept: 0, until: due + 48 * hour };
    table.arrangeHero('Cleo', { absence }).does('Bran', passes);
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'monster' });
    expect(turn(table)?.autopilot).toBeUndefined();
    expect(table.next()).toMatchObject({ kind: 'turn', due });
  });

  test('[TURN-05] two whose autopilots play both have a turn each', () => {
    const table = afterTie('Dora');
    const autopilot = { on: true, fights: false, spend: null, leastHp: 0 } as never;
    for (const name of ['Bran', 'Cleo']) table.arrangeHero(name, { autopilot });
    const week = table.game.week ?? expect.fail('no week');
    const [bran, cleo] = [table.id('Bran'), table.id('Cleo')];
    const swapped = { ...week, turn: { ...week.turn, hero: cleo, with: bran } as Turn };
    table
      .arrange(() => ({ week: swapped }))
      .comes('turn')
      .comes('turn');
    expect(['Bran', 'Cleo'].map((name) => table.hero(name).strikes)).toEqual([1, 1]);
  });

  test('[TURN-05] both are away, and played: they go one after the other', () => {
    const table = tied(duelling('Ana', 'Dora', 'Bran', 'Cleo'));
    table.stock['pit'] = { ...yard };
    dropFightTurn(table);
    const autopilot = { on: true, fights: false, spend: null, leastHp: 0 };
    const absence = { spent: 0, paid: 0, kept: 0, until: table.now + 60 * 24 * hour };
    for (const name of ['Bran', 'Cleo']) table.arrangeHero(name, { autopilot, absence });
    nextWeek(table, { half: 2 });
    expect(turn(table)).toMatchObject({ hero: table.id('Bran'), kind: 'monster' });
    expect(turn(table)?.with).toBeUndefined();
    expect(table.comes('turn').hero('Cleo').strikes).toBe(0);
    expect(turn(table)).toMatchObject({ hero: table.id('Cleo'), kind: 'monster' });
  });

  test('[MONSTER-11] passes, with nobody after them: the half that is left is no unbeaten monster', () => {
    const table = tied(duelling('Bran', 'Cleo'));
    table.stock['pit'] = { ...yard };
    nextWeek(dropFightTurn(table), { half: 2 });
    table.does('Cleo', passes).does('Bran', enters, { initiative: [8, 1] });
    fells(table, 'Bran', 'm1').does('Bran', ends);
    expect(table.game.week?.monster).toMatchObject({ defeated: true });
    expect(table.kinds()).not.toContain('monster unbeaten');
    expect(view(table).monster).toMatchObject({ defeated: true });
  });

  test('[GAME-03] leaves after the other has beaten their half: the other loots', () => {
    const table = inFight(afterTie());
    fells(table, 'Bran', 'm1').does('Cleo', { do: 'leave' });
    expect(table.told('monster defeated').public).toMatchObject({ half: 'stands' });
    expect(table.game.phase).toBe('loot');
    expect(turn(table)).toMatchObject({ hero: table.id('Bran'), kind: 'loot', begun: true });
    table.does('Bran', ends);
    expect(turn(table)).toMatchObject({ hero: table.id('Ana'), kind: 'monster' });
  });
});

const rows = Array<string>(6).fill('#........#');

describe('[DUEL-10] whatever a tied pair and the others do', () => {
  const names = ['Ana', 'Dora', 'Bran', 'Cleo'];
  /** Where there is room for whatever grows. */
  const roomy = {
    ...yard,
    drawing: ['##########', '#@......@#', ...rows, '#@......@#', '##########'].join('\n'),
  };
  const whim = fc.record({ who: fc.nat(3), what: fc.nat(99), which: fc.nat(99) });

  /** What that one may do now, and seldom to leave; null where there is nothing. */
  function wished(table: Table, name: string, what: number, which: number): Intent | null {
    if (table.hero(name).lost) return null;
    const { legal, fight } = heroView(table.game, goodsOf(table.stock), table.id(name), 0);
    const acts = fight?.legal ?? [];
    const move = acts[which % Math.max(1, acts.length)];
    const may: Intent[] = [
      ...(legal.enter ? [enters] : []),
      ...(legal.pass === null ? [] : [passes]),
      ...(legal.endTurn ? [ends] : []),
      ...(move ? Array<Intent>(4).fill({ do: 'fight', action: move, step: null }) : []),
      ...(what === 0 ? [{ do: 'leave' } as const] : []),
    ];
    return may[what % Math.max(1, may.length)] ?? null;
  }

  const isUnsettled = ({ game }: Table): boolean =>
    game.week?.number === 2 && ['monster round', 'loot'].includes(game.phase);

  test('nothing stalls, the books hold, and no half is forgotten', () => {
    fc.assert(
      fc.property(fc.array(whim, { minLength: 5, maxLength: 60, size: 'max' }), (whims) => {
        const table = afterTie('Dora');
        table.stock['pit'] = { ...roomy };
        for (const { who, what, which } of [...whims, ...Array<(typeof whims)[0]>(40).fill(late)]) {
          if (!isUnsettled(table)) break;
          const intent = what < 90 ? wished(table, names[who] ?? '', what, which) : null;
          if (intent) table.does(names[who] ?? '', intent);
          else table.comes(table.next()?.kind ?? expect.fail('it stalls'));
          expect(faultsOf(table.game)).toEqual([]);
          const { half, monster } = table.game.week ?? {};
          const rest = table.game.week?.order.slice(table.game.week.opened) ?? [];
          const isWaiting = half !== undefined && monster?.defeated === true;
          if (isWaiting) expect(turn(table)?.kind === 'loot' || rest.length === 0).toBe(true);
        }
        expect(isUnsettled(table)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

/** Time goes on. */
const late = { who: 0, what: 99, which: 0 };
