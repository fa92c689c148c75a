import { describe, expect, test } from 'vitest';
import { fightSeenBy } from '../../../../src/rules/sight/fight.ts';
import { naturalAttack } from '../../../../src/rules/hero/stats.ts';
import { gold, heroId, type OrbId } from '../../../../src/rules/names.ts';
import { type Tile } from '../../../../src/discord/views/tiles.ts';
import { moveEntries } from '../../../../src/discord/views/moves.ts';
import { orbsCard } from '../../../../src/discord/views/orbs.ts';
import { panel } from '../../../../src/discord/views/panel/panel.ts';
import { stepOf } from '../../../../src/discord/views/panel/ids.ts';
import { orbPanel } from '../../../../src/discord/views/panel/orb.ts';
import { sureEnd, surePass } from '../../../../src/discord/views/panel/sure.ts';
import { identifiedBriefly } from '../../../../src/discord/views/identified.ts';
import { descriptionOf } from '../../../../src/rules/items/description.ts';
import { itemSchema } from '../../../../src/rules/items/definition.ts';
import { helm as plainest } from '../../../support/helm.ts';
import { drawing, fightDrawn } from '../../../support/drawn-fight.ts';
import { heroView, noLegal, orb, red, thing } from '../../support/hero-view.ts';
import { expectWithinLimits, textOf } from '../../support/limits.ts';

const many = <T>(n: number, make: (number: number) => T) =>
  Array.from({ length: n }, (_, at) => make(at + 1));
const hero = heroId('h1');

describe('the panel', () => {
  test('offers just what can be done', () => {
    const text = textOf(panel(heroView()));
    for (const label of ['Enter', 'Pass', 'End Turn', 'Post Feature', 'Withdraw Bet'])
      expect(text).not.toContain(`"${label}"`);
    const own = heroView({ legal: { ...noLegal, enter: true, pass: 'strike' } });
    expect(textOf(panel(own))).toContain('"Enter"');
    expect(textOf(panel(own))).toContain('"Pass"');
  });

  test('[GAME-03] whoever has lost can watch how it goes on, while it does', () => {
    const loss = { cause: 'monster' as const, by: 'Rat', week: 1, at: 0 };
    const of = (phase: 'loot' | 'over') =>
      textOf(panel(heroView({ hero: { ...heroView().hero, lost: loss }, everyone: { phase } })));
    expect(of('loot')).toContain(
      'You have lost this game: Rat has killed you. You can watch how it goes on.',
    );
    expect(of('over')).not.toContain('You can watch');
    for (const phase of ['loot', 'over'] as const) expect(of(phase)).not.toMatch(/HP|Equipped/);
  });

  test('[ORB-07] shows free gold apart from what a bet holds', () => {
    expect(textOf(panel(heroView()))).toContain('15 gold free, 5 held by your bet');
  });

  test('[ITEM-21] offers an ultimate in each form in which it can be bought', () => {
    const night = orb(3, { kinds: ['ultimate'], slot: 'greater ultimate', cost: gold(20) });
    const offered = (...as: ('greater' | 'lesser')[]) => {
      const ways = as.map((one) => ({ as: one, cost: gold(one === 'greater' ? 5 : 20) }));
      const legal = { ...noLegal, buy: [night.id], buyAs: { [night.id]: ways } };
      const everyone = { toCome: [heroId('h1')] };
      return textOf(orbPanel(heroView({ everyone, legal, discount: gold(15) }), night));
    };
    expect(offered('greater', 'lesser')).toContain('"Buy as Greater for 5 Gold"');
    expect(offered('greater', 'lesser')).toContain('"Buy as Lesser for 20 Gold"');
    expect(offered('greater')).toContain(
      'It costs 20 gold. 5 as a greater one, as you won the duel (WEEK-09).',
    );
    expect(offered('lesser')).not.toContain('Greater for');
    expect(offered('lesser')).not.toContain('"Buy for');
  });

  test('[WEEK-09] tells the winner of the duel of what is less for them, until they have bought it', () => {
    const night = orb(3, { kinds: ['ultimate'], slot: 'greater ultimate', cost: gold(20) });
    const green = { ...night, colour: 'green' as const };
    const toCome = { everyone: { toCome: [heroId('h1')] } };
    const with15 = (over: Parameters<typeof heroView>[0] = {}) =>
      heroView({ ...toCome, discount: gold(15), orbs: [green, orb(4)], ...over });
    const text = textOf(panel(with15(), []));
    expect(text).toContain('· 15 gold off a greater ultimate');
    expect(text).toContain('5 gold as a greater one');
    expect(text.split('as a greater one')).toHaveLength(2);
    const worn = thing(7, { equipped: true, slot: 'greater ultimate' });
    const never: Parameters<typeof heroView>[0][] = [
      { discount: gold(0) },
      { boughtUltimate: true },
      { items: [worn] },
      { everyone: { toCome: [] } },
    ];
    for (const over of never) {
      const said = [panel(with15(over), []), orbsCard(with15(over).everyone, with15(over))];
      expect(said.map(textOf).join()).not.toMatch(/gold off|greater one/);
    }
    expect(textOf(orbsCard(with15().everyone, with15()))).toContain(
      '20 gold. 5 gold for you as a greater one.',
    );
  });

  test('[ORB-05] says once what lies in an orb that has just been identified, and what is left to do so', () => {
    const helm = orb(3, { cost: gold(20) });
    const attack = [{ attack: { range: 2, damage: 3 } }];
    const does = descriptionOf(itemSchema.parse({ ...plainest, abilities: attack }));
    const view = heroView({ known: { [helm.id]: does } });
    const news = identifiedBriefly({ orb: 3, name: 'Thing 3', left: 2, ...does });
    const told = textOf(orbPanel(view, helm, [news]));
    expect(told.split('BA, RG 2')).toHaveLength(2);
    expect(told).toContain(
      '**Last:** Orb 3, Thing 3: you know what it does now. (2 charges left.)',
    );
  });

  test('[ITEM-22] says why an ultimate cannot be bought, or only as a lesser one', () => {
    const night = orb(3, { kinds: ['ultimate'], slot: 'greater ultimate' });
    const said = (over: Parameters<typeof heroView>[0]) => textOf(orbPanel(heroView(over), night));
    expect(said({ boughtUltimate: true })).toContain('You have bought an ultimate this week');
    const dawn = thing(4, { name: 'Dawn', slot: 'greater ultimate', equipped: true });
    expect(said({ items: [dawn] })).toContain('Dawn fills your slot for a greater ultimate');
    expect(said({})).toContain('You choose whether it is greater or lesser, for good');
  });

  test('[GAME-01] between the start and week 1 says that it begins, and no level 0', () => {
    const text = textOf(panel(heroView({ everyone: { week: 0, phase: 'level-up' } })));
    expect(text).toContain('week 1 begins at once');
    expect(text).not.toMatch(/Week 0|Level 0|Level 1/);
  });

  test('[DUEL-01] tells a duelist what comes when all turns are over, before the duel is named', () => {
    const duelists = [
      { id: hero, name: 'A' },
      { id: heroId('h2'), name: 'B' },
    ] as [{ id: typeof hero; name: string }, { id: typeof hero; name: string }];
    const own = textOf(panel(heroView({ everyone: { phase: 'auction', duelists } })));
    expect(own).toContain('The duel comes next: **A** against **B**.');
    expect(own).toContain('You fight this week’s duel');
  });

  test('tells whose turn of the week is over from who still waits', () => {
    const other = heroId('h2');
    const of = (toCome: (typeof hero)[], over: object = {}) => {
      const turn = { hero: other, name: 'B', begun: true, until: null, step: 0 };
      const everyone = { toCome, turn: { ...turn, kind: 'loot' as const }, ...over };
      return textOf(panel(heroView({ everyone })));
    };
    expect(of([hero])).toContain('wait for your turn');
    expect(of([])).toContain('Your turn of this week is over');
    expect(of([], { makeUps: [hero] })).toContain('wait for your turn');
  });

  test('[ENTER-10] tells whoever has beaten the monster that they have yet to come in, and how', () => {
    const turn = { hero, name: 'A', kind: 'loot' as const, begun: true, until: null, step: 1 };
    const after = (tiles: number[]) => {
      const board = { name: 'Yard', rows: ['ss'] };
      const enterOn = tiles.length > 1 ? { board, tiles: tiles as Tile[] } : null;
      const legal = { ...noLegal, enter: true, endTurn: true, enterOn };
      return textOf(panel(heroView({ everyone: { turn, phase: 'loot' }, legal })));
    };
    expect(after([0])).toContain('press **Enter** to come in and loot. It is all one turn.');
    expect(after([0])).not.toContain('It is your turn');
    expect(after([0, 1])).toContain('come in and loot, or choose the door below');
    const first = heroView({ everyone: { turn }, legal: { ...noLegal, enter: true } });
    expect(textOf(panel(first))).toContain('**It is your turn**: enter and loot.');
  });

  test('[ENTER-03] says before one comes in that there is a clock, where the house has one', () => {
    const says = (clock: number, endTurn: boolean) => {
      const turn = { hero, name: 'A', kind: 'loot' as const, begun: true, until: null, step: 1 };
      const house = { ...heroView().everyone.house, 'loot clock': clock };
      const legal = { ...noLegal, enter: true, endTurn };
      return textOf(panel(heroView({ everyone: { turn, house }, legal })));
    };
    for (const endTurn of [true, false]) {
      expect(says(1, endTurn)).toContain('Once you come in it lasts 30 minutes by the clock');
      expect(says(0, endTurn)).not.toContain('by the clock');
    }
  });

  test('[BET-04] a bet on a tie pays one sum, one on a duelist that or more', () => {
    const bet = { onName: null, stake: gold(3), back: gold(6) };
    const tie = textOf(panel(heroView({ bet: { ...bet, on: 'tie' } })));
    expect(tie).toContain('right, it pays 6.');
    const one = textOf(panel(heroView({ bet: { ...bet, on: heroId('h2'), onName: 'B' } })));
    expect(one).toContain('right, it pays 6 or more.');
  });

  test('with everything at its longest it is within Discord’s limits', () => {
    const everything = heroView({
      hero: { ...heroView().hero, name: '*'.repeat(32), title: '_'.repeat(60), strikes: 2 },
      items: many(80, (n) => thing(n, { name: `${n}${'N'.repeat(44)}` })),
      legal: {
        ...noLegal,
        enter: true,
        pass: 'strike',
        endTurn: true,
        postFeature: true,
        withdrawBet: true,
        equip: many(80, (n) => thing(n).id),
        unequip: many(80, (n) => thing(n).id),
        bet: { on: [{ pick: 'tie', name: null }], most: gold(9) },
      },
      everyone: {
        name: '*'.repeat(60),
        orbs: many(60, (n) =>
          orb(n, { name: `${n}${'N'.repeat(44)}`, kinds: ['magic equipment'] }),
        ),
      },
    });
    const screen = panel(everything, ['L'.repeat(3000), 'M'.repeat(3000)]);
    expectWithinLimits(screen);
    expectWithinLimits(panel(everything, [], { orb: 99, 'put-on': 2, 'take-off': 3 }));
  });

  test('what one has and does can be read beside what can be sold', () => {
    const item = thing(1);
    const legal = { ...noLegal, enter: true, endTurn: true, sell: [item.id] };
    const everyone = { menagerie: { board: drawing('###\n#.#\n###').board, stalls: [] } };
    const labels = JSON.stringify(
      panel(heroView({ items: [item], legal, everyone } as never)).rows,
    );
    for (const label of ['Enter', 'End Turn', 'Sell', 'Map', 'My Things', 'Refresh'])
      expect(labels).toContain(`"${label}"`);
  });

  test('more than fit into a chooser are on further pages', () => {
    const view = heroView({ everyone: { orbs: many(60, (n) => orb(n)) } });
    const labels = (page: number) => textOf(panel(view, [], { orb: page }));
    expect(labels(1)).toContain('More… (2 of 3)');
    expect(labels(1)).not.toContain('Orb 24:');
    expect(labels(2)).toContain('Orb 24:');
    expect(labels(3)).toContain('Orb 60:');
    expect(labels(3)).not.toContain('More…');
  });

  test('its buttons carry the state of the own turn, and none while it is another’s', () => {
    const turn = { hero, name: 'Bran', kind: 'loot' as const, begun: true, until: 1, step: 4 };
    expect(stepOf(heroView({ everyone: { turn } }))).toBe('2-4');
    expect(stepOf(heroView({ everyone: { turn: { ...turn, hero: heroId('h2') } } }))).toBe('');
  });

  test('[SLOT-08] says that the inventory is shut while the own turn is open', () => {
    const turn = { hero, name: 'Bran', kind: 'loot' as const, begun: false, until: 1, step: 4 };
    const shut = '**Inventory (shut until your turn is over, SLOT-08):** Thing 1 (head)';
    const of = (whose: typeof hero) =>
      textOf(panel(heroView({ items: [thing(1)], everyone: { turn: { ...turn, hero: whose } } })));
    expect(of(hero)).toContain(shut);
    expect(of(heroId('h2'))).toContain('**Inventory:** Thing 1 (head)');
  });

  test('[ITEM-02] what is put on a thing is told apart from what fills a slot', () => {
    const [gem, hat] = [thing(1, { kinds: ['gem'], slot: 'slotless' }), thing(2)];
    const legal = { ...noLegal, equip: [hat.id], attach: [{ item: gem.id, onto: [hat.id] }] };
    const text = textOf(panel(heroView({ items: [gem, hat], legal })));
    expect(text).toContain('"gem: goes on another thing of yours"');
    expect(text).toContain('"description":"head"');
  });

  test('[ORB-05] an orb’s description shows only to who has identified it', () => {
    const view = heroView({ everyone: { orbs: [orb(1)] } });
    expect(textOf(orbPanel(view, orb(1)))).toContain('You have not identified it');
    const bite = { ...naturalAttack, damage: 4 };
    const knows = {
      ...view,
      known: { [orb(1).id]: { kinds: orb(1).kinds, abilities: [{ attack: bite }] } },
    };
    expect(textOf(orbPanel(knows, orb(1)))).toContain('BA, RG 1, 4 damage.');
  });

  test('[ORB-03] an orb that can be saved has a button for it, and says what that does', () => {
    const view = heroView({ legal: { ...noLegal, save: [orb(1).id] } });
    const shown = orbPanel(view, orb(1));
    expect(JSON.stringify(shown.rows)).toContain('"Save"');
    expect(textOf(shown)).toContain('No identifying works on it then');
    expect(JSON.stringify(orbPanel(heroView(), orb(1)).rows)).not.toContain('"Save"');
    const own = orbPanel(view, orb(2, { colour: 'red', saved: true }));
    expect(textOf(own)).toContain('You have saved it');
    expect(JSON.stringify(own.rows)).not.toContain('"Save"');
  });

  test('[ORB-03] a red orb of somebody else’s shows its cost, and can be bought unseen', () => {
    const view = heroView({ legal: { ...noLegal, buy: [red(9).id] } });
    const shown = orbPanel(view, red(9));
    expect(shown.embeds?.[0]?.title).toBe('Orb 9: saved by somebody');
    expect(textOf(shown)).toContain('It costs 9 gold. Buying it leaves you 6.');
    expect(JSON.stringify(shown.rows)).toContain('Buy Unseen for 9 Gold');
  });

  test('[ORB-08] a chest has a button to buy it, or to open it with the key', () => {
    const chest = red(9, { red: 'chest' });
    const buys = heroView({ legal: { ...noLegal, buy: [chest.id] } });
    expect(JSON.stringify(orbPanel(buys, chest).rows)).toContain('"Buy for 9 Gold"');
    const opens = heroView({ legal: { ...noLegal, buy: [chest.id], open: [chest.id] } });
    const rows = JSON.stringify(orbPanel(opens, chest).rows);
    expect(rows).toContain('"Open with Key"');
    expect(rows).not.toContain('Buy');
    expect(textOf(orbPanel(opens, chest))).toContain('Your key opens it for nothing more.');
    expect(textOf(orbPanel(heroView({ hadChest: true }), chest))).toContain('is for next week');
  });

  test('[ORB-08] the key says what it opens, and when it would open nothing', () => {
    const [key, chest] = [red(8, { red: 'key' }), red(9, { red: 'chest' })];
    const full = heroView({ everyone: { orbs: [key, chest] } });
    expect(textOf(orbPanel(full, key))).toContain('It opens one of the week’s two chests');
    expect(textOf(orbPanel(full, key))).not.toContain('empty by now');
    expect(textOf(orbPanel({ ...full, hadChest: true }, key))).toContain('opens none for you');
    const empty = heroView({ everyone: { orbs: [key, { ...chest, empty: true }] } });
    expect(textOf(orbPanel(empty, key))).toContain('Both are empty by now');
  });

  test('[ENTER-02] says what makes room before something is bought', () => {
    const view = heroView({ items: [thing(1, { name: 'Old Hat', equipped: true })] });
    expect(textOf(orbPanel(view, orb(2)))).toContain('takes the place of Old Hat');
    const fixed = heroView({
      items: [thing(1, { name: 'Iron Mask', equipped: true, fixed: 'for good' })],
    });
    expect(textOf(orbPanel(fixed, orb(2)))).toContain('goes to your inventory');
  });

  test('[GAME-05] passing with the monster undefeated is asked about, in red', () => {
    const sure = surePass(heroView({ legal: { ...noLegal, pass: 'strike' } }));
    expect(sure && textOf(sure)).toContain('Three strikes lose the game');
    expect(sure?.rows?.[0]?.components[0]).toMatchObject({ style: 4, label: 'Take the Strike' });
    expect(surePass(heroView())).toBe(null);
  });

  test('[TURN-06] passing for a make-up says that it keeps one out of the duel', () => {
    const view = heroView({ legal: { ...noLegal, enter: true, pass: 'make-up' } });
    const sure = surePass(view);
    expect(sure && textOf(sure)).toContain('not in this week’s duel** (TURN-06)');
    expect(textOf(panel(view))).toContain('but not fight this week’s duel');
  });
});

describe('[ENTER-10] before one leaves the menagerie', () => {
  const leaving = (buy: OrbId[], orbs = many(7, (number) => orb(number))) =>
    sureEnd(heroView({ orbs, legal: { ...noLegal, endTurn: true, buy } }));

  test('it is asked about what could still be bought', () => {
    const all = many(7, (number) => orb(number).id);
    const screen = leaving(all) ?? expect.fail('nothing was asked');
    expect(textOf(screen)).toContain('could still buy orb 1 (Thing 1), orb 2 (Thing 2), ');
    expect(textOf(screen)).toContain('and 2 others');
    expect(textOf(screen)).toContain('"Leave"');
    expectWithinLimits(screen);
    expect(textOf(leaving(all.slice(0, 1)) ?? {})).not.toContain('other');
  });

  test('[ORB-08] it is asked about a chest that the key still opens, though nothing can be paid', () => {
    const open = [red(8, { red: 'chest' }), red(9, { red: 'chest' })];
    const asked = (buy: OrbId[]) => {
      const legal = { ...noLegal, endTurn: true, open: open.map(({ id }) => id), buy };
      return textOf(sureEnd(heroView({ orbs: [orb(1), ...open], legal })) ?? {});
    };
    expect(asked([])).toContain(
      'can still open a chest for nothing more: orb 8 or 9. It opens none any more once you have left (ORB-08).',
    );
    expect(asked([])).toContain('"Leave"');
    expect(asked([])).not.toContain('could still buy');
    expect(asked([orb(1).id, ...open.map(({ id }) => id)])).toMatch(
      /orb 8 or 9\..+could still buy orb 1 \(Thing 1\)\./s,
    );
  });

  test('nothing is asked where there is nothing to pay for', () => {
    expect(leaving([])).toBeNull();
    expect(sureEnd(heroView({ legal: { ...noLegal, buy: [orb(1).id] } }))).toBeNull();
  });
});

describe('the panel in a fight', () => {
  const fight = fightDrawn(
    `
    #########
    #A......#
    #.......#
    #......m#
    #########
    `,
    { creatures: { A: { name: 'Bran' }, m: { name: 'Bear' } } },
  );
  const seen = fightSeenBy(fight, hero);
  const view = heroView({ fight: seen, legal: { ...noLegal, fight: true } });

  test('[MOVE-01] offers moves towards the enemy and straight on, each once', () => {
    const entries = moveEntries(seen);
    expect(entries[0]?.label).toMatch(/^Towards Bear, to 3 tiles: /);
    expect(entries.map(({ label }) => label)).toContain('East, 3 tiles: E2');
    expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
  });

  test('[DUEL-13] says by when the move is to be made, and in a pause how much of it is left', () => {
    const until = 7_200_000;
    expect(textOf(panel({ ...view, moveUntil: until }))).toContain(
      'It is your move**, until <t:7200:F> (<t:7200:R>). You have 2 actions left in this turn.',
    );
    const paused = { ...view, moveUntil: until, everyone: { ...view.everyone, pausedSince: 0 } };
    expect(textOf(panel(paused))).toContain(
      'It is your move**: 2 hours left when the game goes on',
    );
    expect(textOf(panel(view))).toContain('It is your move**. You have 2 actions');
  });

  test('is within Discord’s limits, with a way to end the turn', () => {
    const screen = panel(view, ['x'.repeat(5000)]);
    expectWithinLimits(screen);
    expect(textOf(screen)).toContain('"End Turn"');
    expect(textOf(screen)).toContain('`B` Bran: you, uninjured');
  });

  test('[COMBAT-12] shows the enemy’s health in words, never its HP', () => {
    const text = textOf(panel(view));
    expect(text).toContain('`E` Bear: uninjured');
    expect(text).not.toMatch(/Bear[^\n]*\d+ HP/);
  });

  test('[STAT-08] says what somebody has been transformed into, beside the letter that stays theirs', () => {
    const creatures = seen.creatures.map((one) =>
      one.kind === 'monster' ? { ...one, guise: 'a *goose*' } : one,
    );
    const text = textOf(panel({ ...view, fight: { ...seen, creatures } }));
    expect(text).toContain('`E` Bear: a \\*goose\\*, uninjured');
    expect(text).toContain('`B` Bran: you, uninjured');
  });

  test('[COMBAT-03] says why nobody can be attacked, while somebody is there', () => {
    const said = (drawing: string) => {
      const drawn = fightDrawn(drawing, {
        creatures: { A: { name: 'Bran' }, m: { name: 'Bear' } },
      });
      return textOf(panel({ ...view, fight: fightSeenBy(drawn, hero) }));
    };
    expect(said('A......m')).toMatch(
      /You cannot attack: Bear is 7 tiles away, and .+ reaches 1 \(COMBAT-03\)\./,
    );
    expect(said('A#m')).toContain('You cannot attack: ');
    expect(said('Am')).not.toContain('You cannot');
  });

  test('[PERC-04] says why one cannot search a third time in a loot round', () => {
    const said = (searches: number) => {
      const drawn = fightDrawn('A#m', { creatures: { A: { searches } }, mode: 'loot' });
      return textOf(panel({ ...view, fight: fightSeenBy(drawn, hero) }));
    };
    expect(said(2)).toContain(
      'You cannot search: you have investigated 2 times in this loot round (PERC-04).',
    );
    expect(said(1)).not.toContain('You cannot search');
  });
});
