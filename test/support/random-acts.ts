import * as fc from 'fast-check';
import { type CreatureId } from '../../src/rules/combat/creature.ts';
import { type FightAction } from '../../src/rules/combat/index.ts';
import { type Game } from '../../src/rules/game.ts';
import { callKinds } from '../../src/rules/calls.ts';
import { houseRules, type HouseSetting } from '../../src/rules/house.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { type HeroId, type ItemId, type OrbId, playerId } from '../../src/rules/names.ts';
import { heroView } from '../../src/rules/sight/hero-view.ts';
import { goods } from './playing.ts';

/** What somebody does at random, to be read against the game as it then is. */
export type Whim = { who: number; what: number; which: number; much: number };

export const whim: fc.Arbitrary<Whim> = fc.record({
  who: fc.nat(1_000),
  what: fc.nat(1_000),
  which: fc.nat(1_000),
  much: fc.nat(1_000),
});

const pick = <T>(things: readonly T[], at: number): T | undefined =>
  things.length > 0 ? things[at % things.length] : undefined;

/** Of what that hero may do now, one thing; null where nothing is to be done. */
export function legalWhim(game: Game, hero: HeroId, { what, which, much }: Whim): Intent | null {
  const { legal, fight, companions } = heroView(game, goods, hero, 0);
  const orb = pick(legal.buy, which);
  const look = pick(legal.identify, which);
  const keep = pick(legal.save, which);
  const chest = pick(legal.open, which);
  const puts = pick(legal.equip, which);
  const takes = pick(legal.unequip, which);
  const sets = pick(legal.attach, which);
  const onto = sets && pick(sets.onto, much);
  const frees = pick(legal.detach, which);
  const bet = legal.bet && pick(legal.bet.on, which);
  const popOff = pick(Object.keys(game.items) as ItemId[], much) ?? null;
  const may: (Intent | false | null | undefined)[] = [
    legal.enter && { do: 'enter' },
    legal.enter && { do: 'enter' },
    legal.pass && much % 3 === 0 && { do: 'pass' },
    orb && { do: 'buy', orb, popOff, as: pick(legal.buyAs[orb] ?? [], which)?.as },
    look && { do: 'identify', orb: look },
    keep && { do: 'save', orb: keep },
    chest && { do: 'open', orb: chest },
    legal.endTurn && { do: 'end turn' },
    puts && { do: 'equip', item: puts, popOff },
    takes && { do: 'unequip', item: takes },
    sets && onto && { do: 'attach', item: sets.item, onto },
    frees && { do: 'detach', item: frees },
    bet && { do: 'bet', on: bet.pick, stake: 1 + (much % (legal.bet?.most ?? 1)) },
    legal.withdrawBet && much % 3 === 0 && { do: 'withdraw bet' },
    legal.postFeature && { do: 'post feature', title: `t${much}`, quote: '' },
    ...(legal.fight && fight ? moves(fight.legal, which) : []),
    ...companions.flatMap(({ legal: own, you }) =>
      moves(own, which).map((move) => ({ ...move, by: you })),
    ),
  ];
  return (
    pick(
      may.filter((one) => one !== null && one !== false && one !== undefined),
      what,
    ) ?? null
  );
}

/** Attacks before all else, so that fights end. */
function moves(legal: readonly FightAction[], which: number): Intent[] {
  const attack = pick(
    legal.filter((one) => one.do === 'attack'),
    which,
  );
  const any = pick(
    legal.filter((one) => one.do !== 'concede' || which % 7 === 0),
    which,
  );
  return [attack, any, attack].flatMap((action) =>
    action ? [{ do: 'fight' as const, action, step: null }] : [],
  );
}

const anyOf = <T extends string>(ids: readonly string[], at: number): T =>
  (pick([...ids, 'h1', 'i1', 'o1', 'd1', 'x9', 'constructor', '__proto__'], at) ?? '') as T;

/** Anything that anybody could ask for, sense or nonsense. */
export function anyWhim(game: Game, { what, which, much }: Whim): Intent {
  const heroes = Object.keys(game.heroes);
  const [hero, orb, item] = [
    anyOf<HeroId>(heroes, which),
    anyOf<OrbId>(Object.keys(game.orbs), which),
    anyOf<ItemId>(Object.keys(game.items), which),
  ];
  const setting = pick(Object.keys(houseRules), which) as HouseSetting;
  const fight = (action: FightAction): Intent => ({
    do: 'fight',
    action,
    step: much % 2 ? much : null,
    ...(which % 3 === 0 && { by: anyOf<CreatureId>([...heroes, 'c1', 'm1'], much) }),
  });
  const all: Intent[] = [
    { do: 'join', name: `Hero ${much % 20}`, title: 'x'.repeat(much % 70) },
    { do: 'enter' },
    { do: 'pass' },
    { do: 'end turn' },
    { do: 'buy', orb, popOff: null },
    { do: 'buy', orb, popOff: item },
    { do: 'identify', orb },
    { do: 'save', orb },
    { do: 'open', orb },
    { do: 'equip', item, popOff: null },
    { do: 'unequip', item },
    { do: 'attach', item, onto: anyOf<ItemId>(Object.keys(game.items), much) },
    { do: 'detach', item },
    { do: 'bet', on: much % 3 ? hero : 'tie', stake: (much - 300) / 2 },
    { do: 'withdraw bet' },
    { do: 'post feature', title: '', quote: 'q'.repeat(much % 400) },
    { do: 'retitle', title: `t${much}`, quote: '' },
    { do: 'set orders', concedeBelow: (much - 5) / 2, never: ['styx'], keep: [item] },
    {
      do: 'set autopilot',
      ...{ on: much % 4 > 0, spend: much % 3 ? which % 90 : null, leastHp: which % 20 },
      fights: much % 2 === 0,
    },
    { do: 'set answer', item, ability: much % 3, word: much % 2 ? 'never' : 'ask' },
    {
      do: 'set away',
      until: much % 3 ? `2026-01-${String(1 + (which % 28)).padStart(2, '0')}` : null,
    },
    { do: 'mute', call: pick(callKinds, which) ?? 'turn', muted: much % 2 === 0 },
    {
      do: 'set quiet',
      quiet: much % 3 ? { from: which % 1440, to: much % 1440, zone: 'UTC' } : null,
    },
    { do: 'answer interview', answers: { best: 'x'.repeat(much % 600), plan: `p${which}` } },
    { do: 'start' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'set', setting, value: (much % 80) - 2 },
    { do: 'second', player: playerId(`p${which % 8}`) },
    { do: 'take over' },
    { do: 'due', deadline: anyOf(Object.keys(game.deadlines), which) },
    { do: 'outage', from: 0, to: much * 1e12 },
    { do: 'create', name: 'Again', zone: 'UTC', house: {} },
    fight({ do: 'attack', target: which % 2 ? 'm1' : hero, attack: much % 5 }),
    fight({ do: 'move', kind: 'walk', to: (much % 600) as never }),
    fight({ do: 'thumbs up' }),
    fight({ do: 'health check', target: hero }),
    fight({ do: 'stand up', to: null }),
    fight({ do: 'end turn' }),
    ...(much % 10 === 0 ? ([{ do: 'leave' }, { do: 'remove', hero, why: '' }] as Intent[]) : []),
    ...(much % 100 === 0 ? ([{ do: 'cancel' }] as Intent[]) : []),
  ];
  return pick(all, what) ?? { do: 'enter' };
}
