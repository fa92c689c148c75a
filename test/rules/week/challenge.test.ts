import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type Fight, hpOf } from '../../../src/rules/combat/index.ts';
import { endChallenge } from '../../../src/rules/week/end-challenge.ts';
import { type Game } from '../../../src/rules/game.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { itemId } from '../../../src/rules/names.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { helm } from '../../support/helm.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { beats, begun, dies, fight, looting, strike } from '../../support/table-weeks.ts';
import { hour, type Table, pressing } from '../../support/table.ts';

const enters = { do: 'enter' } as const;
const ends = { do: 'end turn' } as const;
const tough = (table: Table, hp: number, damage: number): Table => {
  table.stock['rat'] = {
    ...table.stock['rat'],
    stats: { hp, dodge: 10 },
    attacks: [{ name: 'Teeth', range: 1, damage, piercing: 0, type: 'physical' }],
  } as never;
  return table;
};
const monsterOf = ({ fight: now }: Game) => now?.creatures['m1'];

describe('the first to enter', () => {
  test('[MONSTER-01] must fight the monster before looting', () => {
    const table = begun('Ana', 'Bran').does('Ana', enters, { initiative: [8, 1] });
    expect(table.game.fight).toMatchObject({
      mode: 'monster round',
      turn: { of: table.id('Ana') },
    });
    expect(table.refused('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null })).toMatchObject({
      refused: 'in a fight',
    });
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    expect(table.kinds()).toEqual(['fought', 'monster defeated']);
    expect(table.game).toMatchObject({ phase: 'loot', fight: null });
    expect(table.game.week?.turn).toMatchObject({
      hero: table.id('Ana'),
      kind: 'loot',
      begun: true,
    });
    table.does('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null });
  });

  test('[MONSTER-01] has the duel’s clock for each turn of the fight, within the turn’s own deadline', () => {
    const table = begun('Ana', 'Bran').does('Ana', enters, { initiative: [8, 1] });
    const clock = table.now + 12 * hour;
    expect(table.next()).toMatchObject({ kind: 'fight turn', due: clock, hero: table.id('Ana') });
    expect(table.told('your move').own).toMatchObject({ [table.id('Ana')]: { until: clock } });
    const late = begun('Ana', 'Bran')
      .later(30 * hour)
      .does('Ana', enters, { initiative: [8, 1] });
    const due = pressing(late.game).map((one) => one.due);
    expect(due).toEqual([Date.UTC(2026, 0, 3), Date.UTC(2026, 0, 3)]);
  });

  test('[STAT-01] brings along all the damage taken, though the maximum fell below it', () => {
    const table = begun('Ana', 'Bran').arrangeHero('Ana', { damageTaken: 99 });
    table.does('Ana', enters, { initiative: [8, 1] });
    const ana = table.game.fight?.creatures[table.id('Ana')];
    expect(ana).toMatchObject({ damageTaken: 99, dead: false });
    expect(ana && hpOf(ana)).toBe(1);
  });

  test('[MONSTER-01] the second to enter after its fall loots at once', () => {
    const table = looting('Ana', 'Bran').does('Ana', ends).does('Bran', enters);
    expect(table.game.fight).toBeNull();
    expect(table.refused('Bran', strike('m1'))).toMatchObject({ refused: 'no fight' });
  });
});

describe('one long fight', () => {
  test('[MONSTER-02] a hero who dies is out, and the next in order must fight', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(table.told('died').public).toMatchObject({
      hero: { name: 'Ana' },
      loss: { cause: 'monster', by: 'Rat', week: 1 },
    });
    expect(table.told('turn unlocked').public).toMatchObject({
      hero: { name: 'Bran' },
      kind: 'monster',
    });
    expect(table.refused('Ana', enters)).toMatchObject({ refused: 'hero lost', rule: 'GAME-04' });
  });

  test('[MONSTER-02] damage, level and place stay with the monster', () => {
    const table = tough(begun('Ana', 'Bran', 'Cleo'), 60, 99);
    table.does('Ana', enters, { initiative: [8, 1], start: 1 });
    table.does('Ana', strike('m1'), { 'to hit': 19 });
    const before = monsterOf(table.game);
    expect(before?.damageTaken).toBe(50);
    table.does('Ana', fight({ do: 'end turn' }), { 'to hit': 20 });
    expect(table.hero('Ana').lost).not.toBeNull();
    table.arrange(({ week }) => ({
      week: week && { ...week, monster: { ...week.monster, level: 3 } },
    }));
    table.arrange(({ week }) => ({
      week: week && {
        ...week,
        monster: {
          ...week.monster,
          stay: week.monster.stay && { ...week.monster.stay, level: 3, ignored: 7 },
        },
      },
    }));
    table.does('Bran', enters, { initiative: [8, 1] });
    expect(monsterOf(table.game)).toMatchObject({
      damageTaken: 50,
      tile: before?.tile,
      level: 3,
      ignored: 7,
    });
    expect(monsterOf(table.game)?.sheet.stats.hp).toBe(60 + 3 * 4);
  });

  test('[MONSTER-02] a pass counts as a strike, and the next must fight', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', { do: 'pass' });
    expect(table.hero('Ana').strikes).toBe(1);
    expect(table.game.week?.turn?.kind).toBe('monster');
    beats(table, 'Bran');
    expect(table.game.phase).toBe('loot');
  });

  test('[MONSTER-02] with both dead in one turn the hero is out and the monster is defeated', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', enters, { initiative: [8, 1] });
    const scene = table.scene();
    const fallen = Object.values(scene.game.fight?.creatures ?? {}).map((one) => ({
      ...one,
      dead: true,
    }));
    endChallenge(scene, {
      ...(scene.game.fight as Fight),
      creatures: Object.fromEntries(fallen.map((one) => [one.id, one])),
    });
    expect(scene.game.heroes[table.id('Ana')]?.lost).toMatchObject({ cause: 'monster' });
    expect(scene.game.week?.monster.defeated).toBe(true);
    expect(scene.game.week?.turn).toMatchObject({ hero: table.id('Bran'), kind: 'loot' });
  });

  test('[MONSTER-02] whoever leaves the server leaves the monster as it was', () => {
    const table = tough(begun('Ana', 'Bran', 'Cleo'), 60, 1);
    table.does('Ana', enters, { initiative: [8, 1] }).does('Ana', strike('m1'), { 'to hit': 19 });
    table.does('Ana', { do: 'leave' });
    expect(table.game.fight).toBeNull();
    expect(table.game.week?.turn).toMatchObject({ hero: table.id('Bran'), kind: 'monster' });
    table.does('Bran', enters, { initiative: [8, 1] });
    expect(monsterOf(table.game)?.damageTaken).toBe(50);
  });

  test('[MONSTER-02] [COMBAT-14] what they did before they were asked something stays, too', () => {
    const table = tough(begun('Ana', 'Bran', 'Cleo'), 60, 1);
    const asks = [{ when: 'I hit', standing: 'ask', do: [{ heal: 1 }] }];
    table.stock['cape'] = {
      of: 'item',
      ...itemSchema.parse({ ...helm, slot: 'cape', kinds: ['magic equipment'], abilities: asks }),
    };
    table.gives('Ana', 'cape', 'worn');
    table.does('Ana', enters, { initiative: [8, 1] }).does('Ana', strike('m1'), { 'to hit': 19 });
    expect(table.game.fight?.pending).toBeDefined();
    table.does('Ana', { do: 'leave' }).does('Bran', enters, { initiative: [8, 1] });
    expect(monsterOf(table.game)?.damageTaken).toBe(50);
  });

  test('[MONSTER-02] a trap that the monster has laid lies there for the next', () => {
    const table = tough(begun('Ana', 'Bran', 'Cleo'), 60, 1);
    const drawing = '####\n#@@#\n#..#\n####';
    Object.assign(table.stock, {
      pit: { ...table.stock['pit'], drawing },
      rat: { ...table.stock['rat'], abilities: [{ trap: { stealth: 40 }, do: [{ deal: 1 }] }] },
    });
    table.does('Ana', enters, { initiative: [8, 1] }).host({ do: 'take monster' });
    const lays = { do: 'place trap', item: itemId('own'), at: tileAt(1, 2) } as const;
    table.does('Ana', fight({ do: 'end turn' }));
    table.host({ do: 'lead', action: lays, step: null, by: 'm1' });
    table.does('Ana', { do: 'leave' }).does('Bran', enters, { initiative: [8, 1] });
    expect(table.game.fight?.things).toMatchObject([{ owner: 'm1', tile: lays.at }]);
  });

  test('[MONSTER-02] there is no leaving alive', () => {
    const table = begun('Ana', 'Bran').does('Ana', enters, { initiative: [8, 1] });
    expect(table.refused('Ana', ends)).toMatchObject({ refused: 'in a fight' });
    expect(table.refused('Ana', fight({ do: 'concede' }))).toMatchObject({ rule: 'COMBAT-17' });
  });

  test('a monster that has outgrown the map comes as large as it fits', () => {
    const table = begun('Ana', 'Bran');
    table.arrange(({ week }) => ({
      week: week && { ...week, monster: { ...week.monster, level: 12 } },
    }));
    table.does('Ana', enters, { initiative: [8, 1] });
    expect(monsterOf(table.game)).toMatchObject({ level: 12, size: 0 });
    expect(monsterOf(table.game)?.sheet.stats.size).toBe(12);
  });

  test('wounds from the monster stay until the next level-up', () => {
    const table = tough(begun('Ana', 'Bran'), 10, 5);
    table.does('Ana', enters, { initiative: [1, 8], 'to hit': [19, 19] });
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    expect(table.hero('Ana').damageTaken).toBe(10);
  });
});

describe('what is known of it', () => {
  const seen = (table: Table) => publicView(table.game, goodsOf(table.stock), table.now).monster;

  test('[MONSTER-08] before its fall its name and that it stands, then what it looked like', () => {
    const table = begun('Ana', 'Bran');
    expect(seen(table)).toEqual({ name: 'Rat', defeated: false, look: null, playedBy: null });
    table.does('Ana', enters, { initiative: [8, 1] });
    expect(seen(table)).toEqual({ name: 'Rat', defeated: false, look: null, playedBy: null });
    table.does('Ana', strike('m1'), { 'to hit': 20 });
    const look = 'A rat of no great size but of great ambition.';
    expect(seen(table)).toEqual({ name: 'Rat', defeated: true, look, playedBy: null });
    expect(table.told('monster defeated').public).toMatchObject({
      hero: { name: 'Ana' },
      monster: 'Rat',
      look,
      does: { level: 0, attacks: [{}] },
    });
  });

  test('[MONSTER-08] nobody but the fighter is told of the running fight', () => {
    const table = begun('Ana', 'Bran').does('Ana', enters, { initiative: [8, 1] });
    const told = table.told('fought');
    expect(told.public).toBeNull();
    expect(Object.keys(told.own)).toEqual([table.id('Ana')]);
  });
});

describe('nobody defeats it', () => {
  test('[MONSTER-11] nobody loots, and those of the living who fought it fight the duel', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.does('Ana', { do: 'pass' }).does('Bran', { do: 'pass' });
    table.arrange(({ week }) => ({
      week: week && { ...week, fought: [table.id('Ana'), table.id('Bran')], entered: [] },
    }));
    table.does('Cleo', { do: 'pass' });
    expect(table.game.phase).toBe('auction');
    table.comes('next step');
    expect(table.told('duelists named').public.pair.map(({ name }) => name)).toEqual([
      'Ana',
      'Bran',
    ]);
  });

  test('[MONSTER-08] [MONSTER-11] once its round is over it is described all the same, one time', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const look = () => publicView(table.game, goodsOf(table.stock), table.now).monster?.look;
    table.does('Ana', { do: 'pass' }).does('Bran', { do: 'pass' });
    expect(look()).toBeNull();
    table.does('Cleo', { do: 'pass' });
    expect(table.told('monster unbeaten')).toMatchObject({
      rules: ['MONSTER-08', 'MONSTER-11'],
      public: { monster: 'Rat', look: look() },
    });
    expect(look()).toBeTypeOf('string');
    table.comes('next step');
    expect(table.kinds()).not.toContain('monster unbeaten');
  });

  test('[MONSTER-08] [MONSTER-02] what it can do is told for the level to which it has grown', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.arrange(({ week }) => ({
      week: week && { ...week, monster: { ...week.monster, level: 3 } },
    }));
    for (const name of ['Ana', 'Bran', 'Cleo']) table.does(name, { do: 'pass' });
    const { does } = table.told('monster unbeaten').public;
    expect(does).toMatchObject({ level: 3, size: 3, stats: { damage: 3 } });
  });

  test('[MONSTER-11] without two who fought it there is no duel', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    for (const name of ['Ana', 'Bran', 'Cleo']) table.does(name, { do: 'pass' });
    table.comes('next step');
    expect(table.kinds()).toEqual(['no duel']);
    expect(table.told('no duel').rules).toEqual(['DUEL-15']);
  });
});
