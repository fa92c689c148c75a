import { describe, expect, test } from 'vitest';
import { houseRules, type HouseSetting } from '../../../src/rules/house.ts';
import { newGame } from '../../../src/rules/lobby/create.ts';
import { gameId, playerId } from '../../../src/rules/names.ts';
import { cards } from '../../support/table-cards.ts';
import { begun, looting } from '../../support/table-weeks.ts';
import { host, Table } from '../../support/table.ts';

const ten = ['Ana', 'Bran', 'Cleo', 'Dov', 'Edda', 'Finn', 'Grim', 'Hild', 'Ilse', 'Juno'];
const joins = (name: string) => ({ do: 'join', name, title: '' }) as const;

describe('creating', () => {
  const create = (name: string, house: Partial<Record<HouseSetting, number>>, zoneExists = true) =>
    newGame(
      gameId('g'),
      { do: 'create', name, zone: 'Europe/Oslo', house },
      playerId('h'),
      zoneExists,
    );

  test('a new game has its creator as host, the house as chosen, and nobody in it', () => {
    expect(create('  The   Pit ', { 'betting time': 6 })).toMatchObject({
      name: 'The Pit',
      phase: 'lobby',
      hosts: ['h'],
      house: { 'betting time': 6, 'feature time': 24, 'turn clock': 12 },
      heroes: {},
      acts: 0,
    });
  });

  test('[TURN-02] a zone that does not exist is refused', () => {
    expect(create('The Pit', {}, false)).toMatchObject({ refused: 'bad zone', rule: 'TURN-02' });
  });

  test('a game has a name', () => {
    expect(create('x', {})).toMatchObject({ refused: 'bad name', facts: { what: 'game' } });
  });

  test.each(Object.entries(houseRules))('“%s” keeps its bounds', (setting, { min, max, rule }) => {
    for (const value of [min - 1, max + 1, min + 0.5, NaN]) {
      expect(create('The Pit', { [setting]: value })).toMatchObject({
        refused: 'bad setting',
        rule,
        facts: { setting, min, max },
      });
    }
    for (const value of [min, max]) {
      expect(create('The Pit', { [setting]: value })).toMatchObject({
        house: { [setting]: value },
      });
    }
  });
});

describe('joining', () => {
  test('[GAME-01] a player has one hero', () => {
    const table = new Table('Ana');
    expect(table.refused('Ana', joins('Another'))).toMatchObject({
      refused: 'already in',
      rule: 'GAME-01',
    });
  });

  test('[GAME-01] ten play, the eleventh does not', () => {
    const table = new Table(...ten);
    expect(table.told('joined').public).toMatchObject({ players: 10 });
    expect(table.refused('Karl', joins('Karl'))).toMatchObject({
      refused: 'game full',
      facts: { most: 10 },
    });
  });

  test('[GAME-01] no name is taken twice, not even by its looks', () => {
    const table = new Table('Brakka');
    expect(table.refused('Bran', joins('brаkkа'))).toMatchObject({ refused: 'name taken' });
    table.does('Brakka', { do: 'leave' });
    expect(table.does('Bran', joins('Brakka')).hero('Brakka').player).toBe('p-Bran');
  });

  test('[GAME-01] nobody has a monster’s name, not even by its looks', () => {
    const [monster = ''] = Object.values(cards).flatMap((card) =>
      card.of === 'monster' ? [card.name] : [],
    );
    const table = new Table('Ana');
    expect(table.refused('Bran', joins(monster.toUpperCase()))).toMatchObject({
      refused: 'monster name',
      rule: 'GAME-01',
      facts: { monster },
    });
  });

  test('nobody joins a game that has begun', () => {
    const table = begun('Ana', 'Bran');
    expect(table.refused('Cleo', joins('Cleo'))).toMatchObject({ refused: 'not in lobby' });
  });

  test('a hero begins with nothing: level 0, no gold, no strikes', () => {
    const table = new Table('Ana');
    expect(table.hero('Ana')).toMatchObject({ level: 0, strikes: 0, damageTaken: 0, lost: null });
    expect(table.gold('Ana')).toBe(0);
    expect(table.things('Ana')).toEqual([]);
  });
});

describe('leaving the lobby', () => {
  test('whoever leaves is out without a trace, and may come back', () => {
    const table = new Table('Ana', 'Bran').does('Ana', { do: 'leave' });
    expect(table.told('left').public).toMatchObject({ hero: { name: 'Ana' }, players: 1 });
    expect(Object.values(table.game.heroes).map(({ name }) => name)).toEqual(['Bran']);
    table.does('Ana', joins('Ana'));
    expect(Object.keys(table.game.heroes)).toEqual(['h2', 'h3']);
  });

  test('the host removes somebody; nobody else does', () => {
    const table = new Table('Ana', 'Bran');
    const remove = { do: 'remove', hero: table.id('Ana'), why: '' } as const;
    expect(table.refused('Bran', remove)).toMatchObject({ refused: 'not host' });
    table.host(remove);
    expect(table.kinds()).toEqual(['left']);
    expect(table.told('left').public).not.toHaveProperty('why');
    expect(table.refused('host', remove)).toMatchObject({ refused: 'no such hero' });
  });

  test('why the host takes somebody out of the lobby is public', () => {
    const table = new Table('Ana', 'Bran');
    table.host({ do: 'remove', hero: table.id('Ana'), why: 'a double' });
    expect(table.told('left').public).toMatchObject({ players: 1, why: 'a double' });
  });

  test.each(['constructor', '__proto__', 'toString', 'h99', ''])('nobody is “%s”', (name) => {
    const table = new Table('Ana', 'Bran');
    expect(
      table.refused('host', { do: 'remove', hero: name as ReturnType<typeof table.id>, why: '' }),
    ).toMatchObject({ refused: 'no such hero' });
  });
});

describe('starting', () => {
  test('[GAME-01] [TURN-02] the start says when the first turn ends', () => {
    const table = new Table('Ana', 'Bran').host({ do: 'start' });
    const { until } = table.told('started').public;
    expect(until).toBe(Date.UTC(2026, 0, 3));
    table.comes('next step');
    expect(table.told('turn unlocked').public.until).toBe(until);
  });

  test('[GAME-01] one player is too few, two are enough', () => {
    const table = new Table('Ana');
    expect(table.refused('host', { do: 'start' })).toMatchObject({
      refused: 'too few',
      facts: { players: 1, least: 2 },
    });
    table.does('Bran', joins('Bran')).host({ do: 'start' });
    expect(table.told('started').public.order.map(({ name }) => name)).toEqual(['Ana', 'Bran']);
  });

  test('the host starts, once', () => {
    const table = new Table('Ana', 'Bran');
    expect(table.refused('Ana', { do: 'start' })).toMatchObject({
      refused: 'not host',
      facts: { hosts: [host] },
    });
    table.host({ do: 'start' });
    expect(table.refused('host', { do: 'start' })).toMatchObject({ refused: 'not in lobby' });
  });

  test('[ITEM-01] every hero gets each starter, on, its own, and knows what it does', () => {
    const table = new Table('Ana', 'Bran').host({ do: 'start' });
    for (const name of ['Ana', 'Bran']) {
      expect(table.things(name).map(({ definition, slot }) => [definition, slot])).toEqual([
        ['heart', 'slotless'],
        ['nail', 'slotless'],
        ['scroll', 'slotless'],
      ]);
      expect(table.hero(name).identified).toEqual(['heart', 'nail', 'scroll']);
    }
    expect(new Set(Object.keys(table.game.items)).size).toBe(6);
  });

  test('at a tester’s table a hero has on what was laid out for it, and knows what it does', () => {
    const things = { Ana: ['Cap', 'Copper Ring'], Nobody: ['Helm'] };
    const table = new Table('Ana', 'Bran').host({ do: 'start', things });
    expect(table.thing('Ana', 'cap').slot).toBe('head');
    expect(table.hero('Ana').identified).toEqual(
      expect.arrayContaining(['heart', 'cap', 'copper']),
    );
    expect(table.things('Bran').map(({ definition }) => definition)).not.toContain('helm');
  });

  test('[ENTER-01] of what a tester lays out the inventory has what its slot has no room for', () => {
    const things = { Ana: ['Cap', 'Helm', 'Copper Ring', 'Silver Ring', 'Golden Ring'] };
    const table = new Table('Ana', 'Bran').host({ do: 'start', things });
    const slots = ['cap', 'helm', 'copper', 'silver', 'golden'].map(
      (thing) => table.thing('Ana', thing).slot,
    );
    expect(slots).toEqual(['head', null, 'ring', 'ring', null]);
  });

  test('[ORB-06] every hero starts with an identify scroll of three charges', () => {
    const table = new Table('Ana', 'Bran').host({ do: 'start' });
    expect(table.thing('Ana', 'scroll').charges).toBe(3);
    expect(table.thing('Bran', 'scroll').charges).toBe(3);
  });
});

describe('words', () => {
  test('[FEAT-02] a hero takes another title and a quote, in the lobby and later', () => {
    const table = looting('Ana', 'Bran');
    table.does('Bran', { do: 'retitle', title: 'the Late', quote: 'Soon.' });
    expect(table.hero('Bran')).toMatchObject({ title: 'the Late', quote: 'Soon.' });
    expect(table.told('retitled').public).toMatchObject({ title: 'the Late' });
    expect(
      table.refused('Bran', { do: 'retitle', title: 'x'.repeat(61), quote: '' }),
    ).toMatchObject({ refused: 'bad name', facts: { what: 'title' } });
  });
});
