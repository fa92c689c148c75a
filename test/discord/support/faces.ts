import { type SeenFightEvent, type Who } from '../../../src/rules/combat/event.ts';
import { type HeroFace } from '../../../src/rules/event.ts';
import { questions } from '../../../src/rules/interview.ts';
import { gold, heroId, playerId } from '../../../src/rules/names.ts';
import { type Face, type ToldKind } from '../../../src/discord/views/announcements/announcement.ts';

/** A face of every announced kind, with these two names and with the longest of all else. */
export function facesNamed(one: string, other: string): { [K in ToldKind]: Face<K> } {
  const hero = (id: string, name: string): HeroFace => ({
    id: heroId(id),
    name,
    player: playerId('123456789012345678'),
  });
  const [a, b] = [hero('h1', one), hero('h2', other)];
  const pair: [HeroFace, HeroFace] = [a, b];
  const ten = Array.from({ length: 10 }, (_, at) => hero(`h${at + 1}`, one));
  const title = one.repeat(2).slice(0, 60);
  const quote = other.repeat(20).slice(0, 300);
  const thing = 'N'.repeat(48);
  const does = {
    ...{ level: 30, hp: 999, size: 30, stats: { armor: 40 }, abilities: [] },
    ...{ ways: ['teleport' as const], boons: ['double damage' as const] },
    attacks: [{ name: thing, range: 12, damage: 60, piercing: 20, type: 'electric' as const }],
  };
  const worn = Array.from({ length: 20 }, () => ({ name: thing, slot: "npc's chosen" as const }));
  const until = 1_800_000_000_000;
  const commitment = 'f'.repeat(64);
  const bets = ten.map((bettor) => ({
    hero: bettor,
    on: a.id,
    onName: one,
    stake: gold(999_999),
    back: gold(1_999_998),
  }));
  return {
    created: { game: quote.slice(0, 60), zone: 'America/Argentina/ComodRivadavia' },
    joined: { hero: a, title, players: 10 },
    left: { hero: a, players: 9, why: quote.slice(0, 200) },
    'away set': { hero: a, until },
    interviewed: {
      hero: a,
      title,
      loss: { cause: 'monster', by: thing, week: 99, at: until },
      answers: Object.fromEntries(questions.map((one) => [one, quote.repeat(2).slice(0, 500)])),
    },
    'host named': { player: a.player, by: 'take over' },
    started: { order: ten },
    paused: { at: until },
    resumed: { at: until, moved: 86_400_000, turn: { hero: a, until } },
    cancelled: { game: quote.slice(0, 60) },
    'house set': { setting: 'duelists bet on a tie', value: 1, from: 'next week' },
    'goods brought': {
      fresh: ten.map(() => ({ name: thing, of: 'monster' as const })),
      changed: ten.map(() => ({ name: thing, of: 'map' as const, version: 99 })),
      why: quote.slice(0, 200),
    },
    'deadlines moved': { by: 3_600_000, duel: { of: 'feature', until } },
    'week began': { week: 99, order: ten },
    hatched: { hero: a, name: thing },
    'egg gained': { hero: a, name: thing },
    'put on for good': { hero: a, name: thing, slot: 'greater ultimate' },
    'monster arrived': { name: thing, week: 99 },
    'monster taken': { host: a.player, monster: thing },
    'monster released': { host: a.player, monster: thing, why: 'no host' },
    'loot laid': {
      week: 99,
      orbs: Array.from({ length: 20 }, (_, at) => ({
        number: at + 1,
        name: thing,
        cost: gold(1000),
        slot: 'greater ultimate' as const,
        kinds: ['magic equipment', 'consumable'],
      })),
    },
    'turn unlocked': { hero: a, kind: 'make-up', until },
    entered: { hero: a, kind: 'monster' },
    'left alone': { hero: a, gone: b, fights: true },
    passed: { hero: a, why: 'lapsed', then: 'strike', strikes: 2 },
    'chain cut': {
      hosts: [a.player, b.player],
      of: 'duel',
      times: 2,
      chain: Array.from({ length: 8 }, () => ({ name: one, ability: thing })),
    },
    'monster unbeaten': { monster: thing, look: 'L'.repeat(400), does },
    'monster defeated': { hero: a, monster: thing, look: 'L'.repeat(400), does },
    died: {
      hero: a,
      loss: { cause: 'removed', by: thing, week: 99, at: until, why: quote.slice(0, 200) },
      build: worn,
    },
    'turn ended': { hero: a, why: 'lapsed' },
    'no duel': { entered: 1 },
    'duelists named': { pair, until },
    'feature posted': { hero: a, title, quote, worn, by: 'bot', commitment },
    'betting opened': { pair, until, commitment },
    'bet placed': { hero: a },
    'bets closed': {
      pair,
      bets,
      sums: { a: gold(999_999), b: gold(999_999), tie: gold(0) },
      underdog: b,
    },
    'duel called off': { pair, gone: a },
    'bets returned': { why: 'duel called off', bets: 10 },
    'duel began': { pair },
    'duel decided': {
      pair,
      result: { kind: 'won', winner: a.id, loser: b.id, how: 'death' },
      fight: longFight(a, b),
      rounds: 60,
    },
    'key revealed': { drawing: 'duel of week 99', commitment, key: 'e'.repeat(64) },
    'duel paid': { winner: a, prize: gold(198), bets },
    'game won': { winners: ten },
  };
}

/** Sixty rounds of blows that all miss. */
function longFight(a: HeroFace, b: HeroFace): SeenFightEvent[] {
  const [one, other]: Who[] = [a, b];
  if (!one || !other) return [];
  const events: SeenFightEvent[] = [];
  for (let round = 1; round <= 60; round++)
    for (const [who, target] of [
      [one, other],
      [other, one],
    ] as const)
      events.push({
        kind: 'attacked',
        to: 'everybody',
        round,
        rules: ['COMBAT-03'],
        who,
        target,
        with: 'Bellringer’s Maul',
        how: 'basic',
        roll: {
          purpose: 'to hit',
          sides: 20,
          natural: 5,
          parts: [{ what: 'd20', n: 5 }],
          total: null,
        },
        against: { stat: 'dodge', n: 12 },
        verdict: 'miss',
        damage: null,
        health: 'uninjured',
      });
  return events;
}
