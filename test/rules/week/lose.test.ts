import { describe, expect, test } from 'vitest';
import { lose } from '../../../src/rules/week/lose.ts';
import { type IntentKind } from '../../../src/rules/intent.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { anyWhim } from '../../support/random-acts.ts';
import { cards, goodsOf } from '../../support/table-cards.ts';
import {
  beginsDuel,
  begun,
  betting,
  decided,
  dies,
  duelling,
  features,
  fight,
  looting,
  nextWeek,
  posts,
  skipsToNextWeek,
} from '../../support/table-weeks.ts';
import { Table, pressing } from '../../support/table.ts';
import { wonders } from '../../support/wonders.ts';

const seen = (table: Table) => publicView(table.game, goodsOf(table.stock), table.now);
const heroSeen = (table: Table, name: string) =>
  seen(table).heroes.find((one) => one.name === name);
/** What a public build tells of a card besides its name. */
function does(id: string) {
  const card = cards[id];
  if (card?.of !== 'item') throw new Error(`no thing “${id}”`);
  return { kinds: card.kinds, abilities: card.abilities };
}
/** What hosts and the clock want, and what whoever has a hero cannot want of it. */
const notOfHeroes: readonly IntentKind[] = [
  ...(['create', 'join', 'take over', 'second', 'pause', 'resume', 'cancel', 'set'] as const),
  ...(['bring', 'correct feature', 'remove', 'start', 'due', 'outage'] as const),
  'answer interview',
];
const isEmpty = (one: unknown) => typeof one === 'object' && Object.keys(one ?? {}).length === 0;
const removes = (table: Table, name: string) =>
  table.host({ do: 'remove', hero: table.id(name), why: 'asked' });

describe('a hero who has lost', () => {
  test('[GAME-03] killed by a monster, a hero is out and all things leave the game, gold included', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const helm = table.gives('Ana', 'helm', 'worn');
    table.purse('Ana', 33);
    dies(table, 'Ana');
    expect(table.hero('Ana').lost).toEqual({ cause: 'monster', by: 'Rat', week: 1, at: table.now });
    expect(table.gold('Ana')).toBe(0);
    expect(table.game.accounts.sink).toBe(33);
    expect(table.things('Ana')).toEqual([]);
    expect(table.game.items[helm]).toMatchObject({ holder: 'gone', left: table.id('Ana') });
  });

  test('[GAME-03] a duel death is not the end', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    expect(table.hero('Cleo').lost).toBeNull();
    expect(table.kinds()).not.toContain('died');
  });

  test('[GAME-03] removal by the host does the same, in the middle of a turn too', () => {
    const table = looting('Ana', 'Bran', 'Cleo').purse('Ana', 12);
    removes(table, 'Ana');
    expect(table.hero('Ana').lost).toMatchObject({ cause: 'removed' });
    expect(table.game.accounts.sink).toBe(12);
    expect(table.told('turn unlocked').public.hero.name).toBe('Bran');
  });

  test('[GAME-03] why the host removed them is public, and who goes of their own will gives no reason', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    const why = 'never answers  \n a call';
    table.host({ do: 'remove', hero: table.id('Ana'), why });
    const loss = {
      cause: 'removed',
      by: null,
      week: 1,
      at: table.now,
      why: 'never answers a call',
    };
    expect(table.told('died').public.loss).toEqual(loss);
    expect(table.hero('Ana').lost).toEqual(loss);
    table.does('Bran', { do: 'leave' });
    expect(table.told('died').public.loss).not.toHaveProperty('why');
  });

  test('[GAME-03] a reason that nobody can read removes nobody', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    const remove = { do: 'remove', hero: table.id('Ana'), why: '!?' } as const;
    expect(table.refused('host', remove)).toMatchObject({
      refused: 'bad name',
      facts: { what: 'note', min: 2, max: 200 },
    });
    expect(table.hero('Ana').lost).toBeNull();
  });

  test('[GAME-04] what the hero had becomes public, with what it does, and nobody else’s', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.gives('Ana', 'helm', 'worn');
    table.gives('Ana', 'hammer');
    expect(heroSeen(table, 'Ana')?.build).toBeNull();
    dies(table, 'Ana');
    expect(table.told('died').public.build).toContainEqual({ name: 'Helm', slot: 'head' });
    expect(table.told('died').public.stored).toEqual(['Hammer']);
    expect(heroSeen(table, 'Ana')?.build).toEqual([
      { name: 'Heart', slot: 'slotless', ...does('heart') },
      { name: 'Nail', slot: 'slotless', ...does('nail') },
      { name: 'Scroll', slot: 'slotless', ...does('scroll') },
      { name: 'Helm', slot: 'head', ...does('helm') },
      { name: 'Hammer', slot: null, ...does('hammer') },
    ]);
    expect(heroSeen(table, 'Bran')?.build).toBeNull();
  });

  test.each([
    { do: 'enter' },
    { do: 'pass' },
    { do: 'bet', on: 'tie', stake: 1 },
    { do: 'retitle', title: 'the Dead', quote: '' },
    { do: 'leave' },
  ] as const)('[GAME-04] the dead do nothing more: $do', (intent) => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(table.refused('Ana', intent)).toMatchObject({ refused: 'hero lost', rule: 'GAME-04' });
  });

  test('[GAME-04] there is nothing that anybody does with a hero which the dead still can', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    const whims = Array.from({ length: 200 }, (_, what) =>
      anyWhim(table.game, { what, who: 0, which: 1, much: 100 }),
    ).filter((intent) => !notOfHeroes.includes(intent.do));
    expect(new Set(whims.map((intent) => intent.do)).size).toBeGreaterThan(20);
    for (const intent of whims)
      expect(table.refused('Ana', intent), intent.do).toMatchObject({ refused: 'hero lost' });
  });

  test('[GAME-04] nor is anything of theirs offered, or left to be used by anybody', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.gives('Ana', 'hammer', 'worn');
    dies(table, 'Ana');
    const ana = heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
    const offered = Object.values(ana.legal).flat() as unknown[];
    expect(offered.filter((one) => one !== null && one !== false && !isEmpty(one))).toEqual([]);
    expect([ana.items, ana.fight, ana.companions]).toEqual([[], null, []]);
    expect(table.game.fight).toBeNull();
  });
});

describe('strikes', () => {
  test('[GAME-05] the third pass before an undefeated monster loses the game', () => {
    const table = begun('Ana', 'Bran', 'Cleo').arrangeHero('Ana', { strikes: 1 });
    table.does('Ana', { do: 'pass' });
    expect(table.hero('Ana')).toMatchObject({ strikes: 2, lost: null });
    skipsToNextWeek(table, { 'order of entry': [3, 2] });
    expect(table.told('turn unlocked').public.hero.name).toBe('Ana');
    table.does('Ana', { do: 'pass' });
    expect(table.told('passed').public).toMatchObject({ then: 'strike', strikes: 3 });
    expect(table.hero('Ana').lost).toMatchObject({ cause: 'strikes', by: null });
    expect(table.told('turn unlocked').public.hero.name).toBe('Bran');
  });

  test('[GAME-05] passes after the monster’s fall are no strikes', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', { do: 'end turn' });
    table.arrangeHero('Bran', { strikes: 2 }).does('Bran', { do: 'pass' });
    expect(table.hero('Bran')).toMatchObject({ strikes: 2, lost: null });
  });
});

describe('the end of the game', () => {
  test('[GAME-02] the last living player wins, and every build becomes public', () => {
    const table = begun('Ana', 'Bran');
    table.gives('Bran', 'helm', 'worn');
    table.gives('Bran', 'hammer');
    dies(table, 'Ana');
    expect(table.told('game won').public.winners.map(({ name }) => name)).toEqual(['Bran']);
    expect(table.game).toMatchObject({
      phase: 'over',
      winners: [table.id('Bran')],
      deadlines: {},
      fight: null,
      week: { turn: null },
    });
    expect(heroSeen(table, 'Bran')?.build ?? []).toContainEqual({
      name: 'Helm',
      slot: 'head',
      ...does('helm'),
    });
    expect(heroSeen(table, 'Bran')?.build ?? []).toContainEqual({
      name: 'Hammer',
      slot: null,
      ...does('hammer'),
    });
    expect(table.refused('Bran', { do: 'enter' })).toMatchObject({ refused: 'game over' });
  });

  test.each([
    ['in the lobby’s first step', () => new Table('Ana', 'Bran').host({ do: 'start' })],
    ['in the loot', () => looting('Ana', 'Bran')],
    ['with features awaited', () => features('Ana', 'Bran')],
    ['while bets are open', () => betting('Ana', 'Bran')],
    ['in the duel', () => duelling('Ana', 'Bran')],
    ['before the payout', () => decided('Ana', 'Bran')],
  ])('[GAME-07] one left alive wins at once, %s', (_, at) => {
    const table = at().does('Ana', { do: 'leave' });
    expect(table.game).toMatchObject({ phase: 'over', winners: [table.id('Bran')], deadlines: {} });
    expect(table.told('game won').public.winners).toHaveLength(1);
  });

  test('[BET-08] a game that ends with bets open pays every stake back', () => {
    const table = betting('Ana', 'Bran').purse('Bran', 20);
    table.does('Bran', { do: 'bet', on: table.id('Bran'), stake: 9 });
    expect([table.gold('Bran'), table.held('Bran')]).toEqual([11, 9]);
    table.does('Ana', { do: 'leave' });
    expect([table.gold('Bran'), table.held('Bran')]).toEqual([20, 0]);
    expect(table.game.bets).toEqual({});
  });

  test('no stake is left behind where the game ends between the result and the payout', () => {
    const table = betting('Ana', 'Bran').purse('Ana', 20);
    table.does('Ana', { do: 'bet', on: 'tie', stake: 9 }).comes('betting');
    table.comes('next step', { start: 1, initiative: [8, 1] });
    table.does('Bran', { do: 'fight', action: { do: 'concede' }, step: null });
    table.does('Bran', { do: 'leave' });
    expect([table.gold('Ana'), table.held('Ana')]).toEqual([20, 0]);
  });

  test('[GAME-07] all who die in one turn share the first place', () => {
    const table = begun('Ana', 'Bran');
    const scene = table.scene();
    lose(scene, [
      { hero: table.id('Ana'), cause: 'monster', by: 'Rat' },
      { hero: table.id('Bran'), cause: 'monster', by: 'Rat' },
    ]);
    expect(scene.game).toMatchObject({
      phase: 'over',
      winners: [table.id('Ana'), table.id('Bran')],
    });
  });

  test('[GAME-07] the game goes on while two are alive', () => {
    const table = nextWeek(decided('Ana', 'Bran', 'Cleo'));
    table.does('Ana', { do: 'leave' });
    expect(table.game.phase).toBe('monster round');
  });
});

describe('a duel whose duelist is gone', () => {
  test('[BET-08] is called off and pays every stake back', () => {
    const table = betting('Ana', 'Bran', 'Cleo').purse('Ana', 20);
    table.does('Ana', { do: 'bet', on: table.id('Cleo'), stake: 7 });
    table.does('Cleo', { do: 'leave' });
    expect(table.told('bets returned').public).toEqual({ why: 'duel called off', bets: 1 });
    expect([table.gold('Ana'), table.held('Ana')]).toEqual([20, 0]);
    expect(table.game).toMatchObject({ phase: 'trades', duel: { result: { kind: 'called off' } } });
    table.comes('next step').comes('next step');
    expect(table.game.week?.number).toBe(2);
    expect(table.gold('Bran')).toBe(10 + 20);
  });

  test.each([
    ['before a feature is posted', () => features('Ana', 'Bran', 'Cleo')],
    ['while nobody has bet', () => betting('Ana', 'Bran', 'Cleo')],
  ])('[BET-08] [WEEK-12] is called off before everybody %s', (_, at) => {
    const table = at().does('Cleo', { do: 'leave' });
    expect(table.told('duel called off')).toMatchObject({
      public: { pair: [{ name: 'Bran' }, { name: 'Cleo' }], gone: { name: 'Cleo' } },
      own: { [table.id('Bran')]: { opponent: 'Cleo' } },
    });
    expect(table.kinds()).not.toContain('bets returned');
  });

  test.each([
    ['a feature', () => features('Ana', 'Bran', 'Cleo')],
    ['a bet', () => betting('Ana', 'Bran', 'Cleo')],
    ['its beginning', () => betting('Ana', 'Bran', 'Cleo').comes('betting')],
  ])(
    '[BET-08] [WEEK-12] nobody waits for %s of it any more, only the next step is to come',
    (_, at) => {
      const table = at().does('Cleo', { do: 'leave' });
      expect(Object.values(table.game.deadlines).map(({ kind }) => kind)).toEqual(['next step']);
    },
  );

  test.each([
    ['ends', () => betting('Ana', 'Bran'), true],
    ['goes on', () => betting('Ana', 'Bran', 'Cleo'), undefined],
  ])('[BET-08] [GAME-02] it is told whether the game %s', (_, at, over) => {
    const table = at();
    const [gone, other] = (table.game.duel?.pair ?? []).map((id) => table.game.heroes[id]?.name);
    table.does(gone ?? '', { do: 'leave' });
    const { public: face, own } = table.told('duel called off');
    expect([face?.over, own[table.id(other ?? '')]?.over]).toEqual([over, over]);
    expect(table.game.phase === 'over').toBe(over === true);
  });

  test('[BET-08] [GAME-03] whoever leaves is told of no stake that comes back to them', () => {
    const table = betting('Ana', 'Bran', 'Cleo').purse('Cleo', 20).purse('Ana', 20);
    table.does('Cleo', { do: 'bet', on: table.id('Cleo'), stake: 7 });
    table.does('Ana', { do: 'bet', on: table.id('Bran'), stake: 6 });
    table.does('Cleo', { do: 'leave' });
    const { public: face, own } = table.told('bets returned');
    expect(face).toEqual({ why: 'duel called off', bets: 2 });
    expect(own).toEqual({ [table.id('Ana')]: { stake: 6, purse: 20 } });
    expect([table.gold('Cleo'), table.held('Cleo')]).toEqual([0, 0]);
  });

  test('[DUEL-12] [ITEM-15] what the other has used up in it stays used up', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders);
    const item = table.gives('Bran', 'phial', 'worn');
    for (const name of ['Bran', 'Cleo']) posts(table, name);
    beginsDuel(table.comes('betting'));
    const uses = { item, ability: 0, targets: [], tile: null };
    table.does('Bran', fight({ do: 'activate', ...uses })).does('Cleo', { do: 'leave' });
    expect(table.game.fight).toBeNull();
    expect(table.thing('Bran', 'phial').charges).toBe(0);
  });

  test('[BET-08] the same while it is fought', () => {
    const table = betting('Ana', 'Bran', 'Cleo').purse('Ana', 20);
    table.does('Ana', { do: 'bet', on: table.id('Cleo'), stake: 7 }).comes('betting');
    table.comes('next step', { start: 1, initiative: [8, 1] });
    removes(table, 'Bran');
    expect(table.game.fight).toBeNull();
    expect(table.gold('Ana')).toBe(20);
    expect(pressing(table.game).map(({ kind }) => kind)).toEqual(['next step']);
  });

  test('somebody else’s going stops no duel; their stake goes with them', () => {
    const table = betting('Ana', 'Bran', 'Cleo', 'Dov').purse('Ana', 20);
    table.does('Ana', { do: 'bet', on: table.id('Cleo'), stake: 7 }).does('Ana', { do: 'leave' });
    expect(table.game.phase).toBe('betting');
    expect([table.gold('Ana'), table.held('Ana'), table.game.accounts.sink]).toEqual([0, 0, 20]);
    expect(table.game.bets).toEqual({});
  });
});
