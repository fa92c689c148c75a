import { describe, expect, test } from 'vitest';
import { monsterView } from '../../../src/rules/sight/monster-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { playerId } from '../../../src/rules/names.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, fight, strike } from '../../support/table-weeks.ts';
import { host, hour, type Table } from '../../support/table.ts';

const enters = { do: 'enter' } as const;
const takes = { do: 'take monster' } as const;
const releases = { do: 'release monster' } as const;
const ends = fight({ do: 'end turn' });

const led = (action: Parameters<typeof fight>[0], step: number | null = null) =>
  ({ do: 'lead', action, step, by: 'm1' }) as const;

/** Ana fights a rat that lives long, and it is her move. */
function fighting(): Table {
  const table = begun('Ana', 'Bran', 'Cleo');
  table.stock['rat'] = {
    ...table.stock['rat'],
    stats: { hp: 60, dodge: 10 },
    attacks: [{ name: 'Teeth', range: 99, damage: 1, piercing: 0, type: 'physical' }],
  } as never;
  return table.does('Ana', enters, { initiative: [8, 1], start: 1 });
}

const taken = (): Table => fighting().host(takes);
const viewOf = ({ game, stock, now }: Table, who = 'host') =>
  monsterView(game, goodsOf(stock), playerId(who), now);

describe('[MONSTER-09] a host takes the monster of a fight', () => {
  test('and everybody hears of it; nothing else is changed', () => {
    const table = fighting();
    const before = table.game.fight;
    table.host(takes);
    expect(table.events.map(({ kind, public: face }) => [kind, face])).toEqual([
      ['monster taken', { host, monster: 'Rat' }],
    ]);
    expect(table.game.fight).toEqual({ ...before, led: host });
    expect(publicView(table.game, goodsOf(table.stock), table.now).monster?.playedBy).toBe(host);
  });

  test('and in its turn the fight waits for them, by the clock of a turn of a fight', () => {
    const table = taken().does('Ana', ends);
    expect(table.game.fight?.turn.of).toBe('m1');
    expect(table.next()).toMatchObject({
      kind: 'fight turn',
      due: table.now + 12 * hour,
      hero: null,
    });
    expect(table.told('monster to move').public).toEqual({
      host,
      monster: 'Rat',
      until: table.now + 12 * hour,
    });
  });

  test('and has no more than half of what is left of the challenger’s turn', () => {
    const table = taken();
    const left = (table.next()?.due ?? 0) - table.now;
    expect(left).toBe(12 * hour);
    const ofTurn = Object.values(table.game.deadlines).find(({ kind }) => kind === 'turn');
    table.now = (ofTurn?.due ?? 0) - 4 * hour;
    table.does('Ana', ends);
    expect(table.next()).toMatchObject({ kind: 'fight turn', due: table.now + 2 * hour });
  });

  test('and leads it: it acts, and the turn of the hero comes', () => {
    const table = taken().does('Ana', ends);
    const legal = viewOf(table)?.fight.legal ?? [];
    expect(legal).toContainEqual({ do: 'attack', target: table.id('Ana'), attack: 0 });
    const bite = { do: 'attack', target: table.id('Ana'), attack: 0 } as const;
    table.does('host', led(bite), { 'to hit': 20 });
    expect(table.game.fight?.turn).toMatchObject({ of: 'm1', actions: 1 });
    table.does('host', led({ do: 'end turn' }));
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
    expect(table.told('your move').own).toHaveProperty(table.id('Ana'));
  });

  test('a stale word is refused, by what that host was shown', () => {
    const table = taken().does('Ana', ends);
    const step = viewOf(table)?.fight.step ?? 0;
    table.does('host', led({ do: 'hide' }, step));
    expect(table.refused('host', led({ do: 'hide' }, step))).toMatchObject({ refused: 'stale' });
    table.does('host', led({ do: 'hide' }, step + 1));
  });

  test('and leads nobody else, nor in a turn of others', () => {
    const table = taken();
    expect(table.refused('host', led({ do: 'hide' }))).toMatchObject({ refused: 'wait your turn' });
    table.does('Ana', ends);
    expect(table.refused('host', { ...led({ do: 'hide' }), by: table.id('Ana') })).toMatchObject({
      refused: 'no such creature',
    });
  });
});

describe('[MONSTER-09] who may not take it', () => {
  test('is whoever is no host', () => {
    const table = fighting();
    for (const intent of [takes, releases, led({ do: 'end turn' })])
      expect(table.refused('Ana', intent)).toMatchObject({ refused: 'not host' });
  });

  test('is a host whose own hero lives, until it does not', () => {
    const table = fighting().takesOver('Bran');
    expect(table.refused('Bran', takes)).toMatchObject({
      refused: 'hero lives',
      rule: 'MONSTER-09',
      facts: { name: 'Bran' },
    });
    table.arrangeHero('Bran', { lost: { cause: 'left', by: null, week: 1 } as never });
    table.does('Bran', takes);
  });

  test('is anybody while nobody fights, during a pause, or while another host plays it', () => {
    expect(begun('Ana', 'Bran').refused('host', takes)).toMatchObject({
      refused: 'no monster to play',
    });
    const table = fighting().host({ do: 'pause' });
    expect(table.refused('host', takes)).toMatchObject({ refused: 'paused' });
    table
      .host({ do: 'resume' })
      .host({ do: 'second', player: playerId('p-Eda') })
      .host(takes);
    expect(table.refused('Eda', takes)).toMatchObject({
      refused: 'monster taken',
      facts: { by: host, self: false },
    });
    expect(table.refused('Eda', releases)).toMatchObject({ refused: 'monster taken' });
    expect(table.refused('Eda', led({ do: 'hide' }))).toMatchObject({ refused: 'monster taken' });
  });
});

describe('[MONSTER-09] it plays itself again', () => {
  test('in a turn for which the clock ran out, and in the next it is waited for again', () => {
    const table = taken()
      .does('Ana', ends)
      .comes('fight turn', { 'to hit': [20, 20] });
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
    expect(table.hero('Ana').lost).toBeNull();
    table.does('Ana', ends);
    expect(table.game.fight).toMatchObject({ turn: { of: 'm1' }, led: host });
  });

  test('once it is given back, at once where it is its turn', () => {
    const table = taken().does('Ana', ends).host(releases);
    expect(table.told('monster released').public).toMatchObject({ host, why: 'asked' });
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
    expect(table.game.fight?.led).toBeUndefined();
    expect(viewOf(table)).toBeNull();
    expect(table.refused('host', releases)).toMatchObject({ refused: 'monster not taken' });
    table.does('Ana', ends);
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
  });

  test('given back in the hero’s turn, the clock of that turn stands', () => {
    const table = taken();
    const clock = table.next();
    table.host(releases);
    expect(table.next()).toEqual(clock);
    expect(table.kinds()).toEqual(['monster released']);
  });

  test('once that host is none any more', () => {
    const table = fighting().host({ do: 'second', player: playerId('p-Eda') });
    table.does('Eda', takes).does('Ana', ends);
    table.host({ do: 'second', player: playerId('p-Fay') });
    expect(table.told('monster released').public).toMatchObject({ why: 'no host', host: 'p-Eda' });
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
  });

  test('no sooner than the game goes on, where that was during a pause', () => {
    const table = taken().does('Ana', ends).host({ do: 'pause' }).later(hour).takesOver('Eda');
    expect(table.game.fight?.turn.of).toBe('m1');
    const { now } = table.does('Eda', { do: 'resume' });
    expect(table.next()?.due).toBeLessThanOrEqual(now);
    table.comes('fight turn');
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
  });

  test('once that host has left the server', () => {
    const table = taken().does('Ana', ends).clock({ do: 'gone', player: host });
    expect(table.told('monster released').public).toMatchObject({ why: 'gone' });
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
  });

  test('with the end of the fight: the next challenger meets it so', () => {
    const table = taken();
    const ana = table.id('Ana');
    table.arrange(({ fight: now }) => ({
      fight: now && {
        ...now,
        creatures: {
          ...now.creatures,
          [ana]: { ...now.creatures[ana], damageTaken: 10_000 } as never,
        },
      },
    }));
    table.does('Ana', ends);
    table.does('host', led({ do: 'attack', target: ana, attack: 0 }), { 'to hit': 20 });
    expect(table.hero('Ana').lost).not.toBeNull();
    expect(table.told('monster released').public).toMatchObject({ why: 'over' });
    table.does('Bran', enters, { initiative: [8, 1] });
    expect(table.game.fight?.led).toBeUndefined();
  });

  test('with the going of its challenger, as everybody hears', () => {
    const table = taken().does('Ana', { do: 'leave' });
    expect(table.told('monster released').public).toEqual({ host, monster: 'Rat', why: 'over' });
  });

  test('of one that was slain nobody is told more than that', () => {
    const table = taken();
    table.arrange(({ fight: now }) => ({
      fight: now && {
        ...now,
        creatures: { ...now.creatures, m1: { ...now.creatures.m1, damageTaken: 59 } as never },
      },
    }));
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    expect(table.kinds()).toEqual(['fought', 'monster defeated']);
  });

  test('where the challenger’s turn runs out: the fight is played to its end', () => {
    const table = taken().does('Ana', ends);
    table.now = Math.max(...Object.values(table.game.deadlines).map(({ due }) => due));
    const turn = Object.values(table.game.deadlines).find(({ kind }) => kind === 'turn');
    table.clock({ do: 'due', deadline: turn?.id ?? ('' as never) });
    expect(table.game.fight).toBeNull();
  });
});

describe('[MONSTER-09] all monsters of the fight are led', () => {
  test('each in its own turn', () => {
    const table = fighting();
    table.arrange(({ fight: now }) => ({
      fight: now && {
        ...now,
        order: [...now.order, 'm2' as const],
        creatures: {
          ...now.creatures,
          m2: { ...now.creatures.m1, id: 'm2', name: 'Rat two', tile: 5 } as never,
        },
      },
    }));
    table.host(takes).does('Ana', ends);
    expect(viewOf(table)?.fight.you).toBe('m1');
    expect(viewOf(table)?.others.map(({ you }) => you)).toEqual(['m2']);
    table.does('host', led({ do: 'end turn' }));
    expect(table.game.fight?.turn.of).toBe('m2');
    expect(table.told('monster to move').public).toMatchObject({ monster: 'Rat two' });
    expect(viewOf(table)?.fight.you).toBe('m2');
    table.does('host', { ...led({ do: 'end turn' }), by: 'm2' });
    expect(table.game.fight?.turn.of).toBe(table.id('Ana'));
  });
});
