import { describe, expect, test } from 'vitest';
import { type GameEvent } from '../../src/rules/event.ts';
import { gold, heroId, playerId, type HeroId } from '../../src/rules/names.ts';
import { callTo } from '../../src/rules/absence/hushed.ts';
import { audiences } from '../../src/play/audiences.ts';
import { notesFor } from '../../src/play/telling.ts';

const [ana, bran, cleo] = ['h1', 'h2', 'h3'].map(heroId) as [HeroId, HeroId, HeroId];
const everybody = [ana, bran, cleo];
const face = (id: HeroId) => ({ id, name: id, player: playerId(`9${id}`) });
const happened = <K extends GameEvent['kind']>(
  kind: K,
  shown: Extract<GameEvent, { kind: K }>['public'],
  own: Extract<GameEvent, { kind: K }>['own'] = {},
) => ({ kind, v: 1, rules: [], public: shown, own }) as unknown as GameEvent;
const passing = { why: 'asked', then: 'make-up', strikes: 0 } as const;
const pair: [ReturnType<typeof face>, ReturnType<typeof face>] = [face(ana), face(bran)];

describe('who is told', () => {
  test('[BET-02] a placed bet goes to the table without amount or pick', () => {
    const bet = happened(
      'bet placed',
      { hero: face(cleo) },
      { [cleo]: { on: ana, onName: 'Ana', stake: gold(7) } },
    );
    const [first, ...rest] = notesFor([bet], everybody, cleo);
    expect(first).toMatchObject({ to: 'public', kind: 'bet placed', face: { hero: { id: cleo } } });
    expect(JSON.stringify(first)).not.toContain('7');
    expect(rest).toEqual([{ to: cleo, kind: 'panel', urgent: false }]);
  });

  test('[BET-07] a changed bet is no news for the table', () => {
    const changed = happened('bet placed', null, {
      [cleo]: { on: ana, onName: 'Ana', stake: gold(8) },
    });
    expect(notesFor([changed], everybody, cleo).map((note) => note.to)).toEqual([cleo]);
  });

  test('[TURN-01] the one whose turn comes is called, once, before the rest', () => {
    const unlocked = happened('turn unlocked', { hero: face(bran), kind: 'loot', until: 5 });
    const notes = notesFor([unlocked], everybody, ana);
    const called = notes.filter((note) => note.to === bran && note.kind === 'turn unlocked');
    expect(called).toEqual([expect.objectContaining({ urgent: true })]);
    expect(notes.filter((note) => note.to !== bran).every((note) => !note.urgent)).toBe(true);
    const paid = happened(
      'levelled',
      { hero: face(bran), level: 2 },
      { [bran]: { paid: gold(9), purse: gold(9) } },
    );
    const ofBran = notesFor([paid, unlocked], everybody, ana).filter(({ to }) => to === bran);
    expect(ofBran.map(({ kind }) => kind)).toEqual(['turn unlocked', 'levelled', 'panel']);
  });

  test('[TURN-06] who reads first that the make-up turn is open does not read then that it is still to come', () => {
    const passed = happened('passed', { ...passing, why: 'lapsed', hero: face(bran) });
    const own = (...events: GameEvent[]) =>
      notesFor([passed, ...events], everybody).find(
        ({ kind, to }) => to === bran && kind === 'passed',
      );
    const opens = (hero: HeroId) =>
      happened('turn unlocked', { hero: face(hero), kind: 'make-up', until: 5 });
    expect(own(opens(cleo))).toMatchObject({ own: null });
    expect(own(opens(bran))).toMatchObject({ own: { opened: true } });
    const anew = happened('turn unlocked', { hero: face(bran), kind: 'monster', until: 5 });
    expect(own(anew)).toMatchObject({ own: null });
  });

  test('[GAME-06] what a host changes is a message to whom it concerns, and on their panel', () => {
    const changed = { fresh: [], changed: [], why: null };
    const own = { [bran]: { names: ['Helm'], void: true as const } };
    const notes = notesFor([happened('goods brought', changed, own)], everybody);
    expect(notes.map(({ to, kind }) => [to, kind])).toEqual([
      ['public', 'goods brought'],
      [bran, 'goods brought'],
      [bran, 'panel'],
    ]);
  });

  test('a call that is to wake nobody is told all the same, and goes before the rest', () => {
    const unlocked = happened('turn unlocked', { hero: face(bran), kind: 'loot', until: 5 });
    const notes = notesFor([unlocked], everybody, ana, (hero) => hero === bran);
    expect(notes.filter((note) => 'hushed' in note)).toEqual([
      expect.objectContaining({ to: bran, kind: 'turn unlocked', urgent: true, hushed: true }),
    ]);
    const entered = happened('passed', { ...passing, hero: face(bran) });
    expect(notesFor([entered], everybody, ana, () => true).some((one) => 'hushed' in one)).toBe(
      false,
    );
  });

  test('the rules know of every kind that pings whom it calls', () => {
    const called = {
      'turn unlocked': happened('turn unlocked', { hero: face(ana), kind: 'loot', until: 5 }),
      'duelists named': happened('duelists named', { pair, until: 1 }),
      'your move': happened('your move', null, { [ana]: { until: 1, step: 3 } }),
      reminded: happened('reminded', null, {
        [ana]: { of: 'turn', until: 1, call: 'reminder' },
      }),
    };
    const pinging = Object.entries(audiences).flatMap(([kind, { pings }]) => (pings ? [kind] : []));
    expect(Object.keys(called).sort()).toEqual(pinging.sort());
    for (const event of Object.values(called))
      expect([callTo(event, ana), callTo(event, cleo)]).toEqual([expect.any(String), null]);
  });

  test('[ENTER-10] who leaves reads it in a message where the week goes on at once, not where somebody is waited for', () => {
    const ended = happened(
      'turn ended',
      { hero: face(ana), why: 'asked' },
      { [ana]: { purse: gold(9) } },
    );
    const next = { hero: face(bran), kind: 'loot', until: 5 } as const;
    const own = (...after: GameEvent[]) =>
      notesFor([ended, ...after], everybody, ana).flatMap((note) =>
        note.to === ana && note.kind === 'turn ended' && 'own' in note ? [note.own] : [],
      );
    expect(own()).toEqual([{ purse: 9, last: true }]);
    expect(own(happened('turn unlocked', next))).toEqual([{ purse: 9 }]);
    expect(own(happened('turn unlocked', { ...next, autopilot: true }))).toEqual([
      { purse: 9, last: true },
    ]);
  });

  test('whoever has just acted is not called to act', () => {
    const move = happened('your move', null, { [ana]: { until: 1, step: 3 } });
    expect(notesFor([move], everybody, ana).map((note) => note.kind)).toEqual(['panel']);
    expect(notesFor([move], everybody, bran).map(({ kind, to }) => [kind, to])).toEqual([
      ['your move', ana],
      ['panel', ana],
      ['panel', bran],
    ]);
  });

  test('[MONSTER-09] the host who plays a monster is called to its turn, and nobody else is', () => {
    const face = { host: playerId('7'), monster: 'Rat', until: 1 };
    const move = happened('monster to move', face);
    const call = { to: 'host:7', kind: 'monster to move', face, urgent: true };
    expect(notesFor([move], everybody)).toEqual([call]);
    expect(notesFor([move], everybody, null, () => false, playerId('7'))).toEqual([]);
  });

  test('[DUEL-14] what happens in a fight goes to nobody as a message', () => {
    const fought = happened('fought', null, { [ana]: { events: [] }, [bran]: { events: [] } });
    expect(notesFor([fought], everybody, ana)).toEqual([
      { to: ana, kind: 'panel', urgent: false },
      { to: bran, kind: 'panel', urgent: false },
    ]);
  });

  test('[TURN-07] the panel of whoever acts is drawn, be it that nothing is told of the act', () => {
    expect(notesFor([], everybody, ana)).toEqual([{ to: ana, kind: 'panel', urgent: false }]);
  });

  test('a panel is drawn once, whatever happened to its hero, and after all that is told', () => {
    const notes = notesFor(
      [
        happened('duelists named', { pair, until: 1 }),
        happened('phase entered', { phase: 'feature', week: 1 }),
      ],
      everybody,
    );
    expect(notes.map((note) => note.kind)).toEqual([
      'duelists named',
      'duelists named',
      'duelists named',
      'panel',
      'panel',
      'panel',
    ]);
  });

  test('nobody is told who has left the game', () => {
    const left = happened('left', { hero: face(cleo), players: 2 });
    expect(notesFor([left], [ana, bran], cleo).map((note) => note.to)).toEqual(['public']);
  });

  test.each(['fought', 'identified', 'bet withdrawn', 'bought', 'equipped', 'unequipped'] as const)(
    '“%s” is never for the table',
    (kind) => expect(audiences[kind].table).toBe(false),
  );
});
