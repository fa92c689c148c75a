import { describe, expect, test } from 'vitest';
import { notesFor } from '../../src/play/telling.ts';
import { type EventKind } from '../../src/rules/event.ts';
import { type HeroId } from '../../src/rules/names.ts';
import {
  beats,
  beginsDuel,
  begun,
  betting,
  decided,
  dies,
  duelling,
  kills,
} from '../support/table-weeks.ts';
import { type Table } from '../support/table.ts';

/** The kinds of what the last act announces in the game's channel, in order. */
const announced = (table: Table): EventKind[] =>
  notesFor(table.events, Object.keys(table.game.heroes) as HeroId[])
    .filter((note) => note.to === 'public')
    .map(({ kind }) => kind as EventKind);

describe('announced publicly, once, when it happens', () => {
  test('[ANN-01] a death', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(announced(table)).toEqual(['entered', 'died', 'turn unlocked']);
  });

  test('[ANN-01] the monster’s description, when its round is over', () => {
    const table = beats(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(announced(table)).toEqual(['monster defeated']);
    expect(table.told('monster defeated').public.look).toContain('A rat of no great size');
  });

  test('[ANN-01] a bet placed', () => {
    const table = betting('Ana', 'Bran', 'Cleo');
    table.does('Ana', { do: 'bet', on: 'tie', stake: 3 });
    expect(announced(table)).toEqual(['bet placed']);
    table.does('Ana', { do: 'bet', on: 'tie', stake: 4 });
    expect(announced(table)).toEqual([]);
  });

  test('[ANN-01] a duel completed, with all that its story needs, in one announcement', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    expect(announced(table)).toEqual(['duel decided', 'key revealed']);
    expect(table.told('duel decided').public.fight.length).toBeGreaterThan(5);
  });

  test('[ANN-01] a death in a duel is no announcement of its own', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    expect(announced(kills(table, 'Bran', 'Cleo'))).not.toContain('died');
  });

  test('[BET-09] all bets, before the duel starts', () => {
    const table = betting('Ana', 'Bran', 'Cleo').comes('betting');
    expect(announced(table)).toEqual(['bets closed']);
    expect(announced(beginsDuel(table))).toEqual(['duel began']);
  });
});
