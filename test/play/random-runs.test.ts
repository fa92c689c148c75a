import * as fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { type Actor, type Intent } from '../../src/rules/intent.ts';
import { type Game } from '../../src/rules/game.ts';
import { type GameId, type HeroId } from '../../src/rules/names.ts';
import { type RefusalCode } from '../../src/rules/refusal.ts';
import { heroView } from '../../src/rules/sight/hero-view.ts';
import { replay, valueHash } from '../../src/play/replay.ts';
import { faultsOf } from '../support/invariants.ts';
import { goods, hostActor, playerActor, Playing } from '../support/playing.ts';
import { anyWhim, legalWhim, whim, type Whim } from '../support/random-acts.ts';
import { hour } from '../support/table.ts';

const players = ['p0', 'p1', 'p2', 'p3'];
const run = fc.array(whim, { minLength: 60, maxLength: 160, size: 'max' });
const runs = { numRuns: 10 };
const patience = 120_000;

/** A started game, and what each whim makes of it. */
async function started(): Promise<{ table: Playing; id: GameId }> {
  const table = new Playing();
  const id = await table.create(players);
  await table.must(id, 'host', { do: 'start' });
  return { table, id };
}

/** Who does what by this whim, or null where time passes instead. */
function wanted(game: Game, one: Whim): { actor: Actor; intent: Intent } | null {
  const hero = Object.values(game.heroes)[one.who % players.length];
  if (one.who % 20 === 0) return null;
  if (one.who % 4 === 1 || !hero) {
    const actors = [hostActor, playerActor('stranger'), ...players.map(playerActor)];
    return { actor: actors[one.much % actors.length] ?? hostActor, intent: anyWhim(game, one) };
  }
  const open = game.week?.turn?.hero ?? game.fight?.turn.of;
  const acts =
    one.who % 3 === 0 ? hero : (Object.values(game.heroes).find(({ id }) => id === open) ?? hero);
  const intent = legalWhim(game, acts.id, one);
  return intent && { actor: playerActor(acts.player), intent };
}

async function live({ table, id }: { table: Playing; id: GameId }, one: Whim): Promise<void> {
  const wants = wanted(await table.game(id), one);
  if (wants) await table.act(id, wants.actor, wants.intent);
  else await table.passes((one.much % 60) * hour);
}

describe('whatever anybody does', { timeout: patience }, () => {
  test('the books add up, each thing is in one place, one turn is open, and nothing stalls', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (whims) => {
        const world = await started();
        for (const one of whims) {
          await live(world, one);
          expect(faultsOf(await world.table.game(world.id))).toEqual([]);
        }
        expect(await world.table.store.games.audit()).toEqual({ sum: 0, broken: [] });
        expect(world.table.failures).toEqual([]);
      }),
      runs,
    );
  });

  test('an accepted act makes the next version, a refused one changes nothing at all', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (whims) => {
        const { table, id } = await started();
        for (const one of whims) {
          const before = await table.game(id);
          const [events, acts, outbox] = await kept(table, id);
          const wants = wanted(before, one);
          if (!wants) {
            await table.passes((one.much % 60) * hour);
            continue;
          }
          const answer = await table.act(id, wants.actor, wants.intent);
          const after = await table.game(id);
          if (answer.done) expect(answer.act).toBe(before.acts + 1);
          else {
            expect(after).toBe(before);
            expect(await kept(table, id)).toEqual([events, acts, outbox]);
          }
          const numbers = (await table.store.games.acts(id)).map(({ number }) => number);
          expect(numbers).toEqual(numbers.map((_, at) => at + 1));
          expect(after.acts).toBe(numbers.length);
        }
      }),
      runs,
    );
  });

  test('what a screen offers is accepted, and what it does not offer is refused', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (whims) => {
        const world = await started();
        for (const one of whims) {
          const game = await world.table.game(world.id);
          const hero = Object.values(game.heroes)[one.which % players.length];
          if (hero && one.what % 4 === 0) await offers(world, game, hero.id);
          await live(world, one);
        }
      }),
      runs,
    );
  });

  test('every act can be taken back by its stored patch, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (whims) => {
        const world = await started();
        const hashes = new Map<number, string>();
        const note = async () => {
          const game = await world.table.game(world.id);
          hashes.set(game.acts, valueHash(game));
        };
        for (const one of whims) {
          await live(world, one);
          await note();
        }
        const acts = await world.table.store.games.acts(world.id);
        const value = structuredClone(await world.table.game(world.id));
        for (const { number, reverse } of acts.slice(1).reverse()) {
          expect(applyPatch(value, structuredClone(reverse)).filter(Boolean)).toEqual([]);
          const known = hashes.get(number - 1);
          if (known) expect(valueHash(value)).toBe(known);
        }
        expect(value).toMatchObject({ acts: 1, heroes: {}, phase: 'lobby' });
      }),
      runs,
    );
  });

  test('the log of a game that is over replays to the same value', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (whims) => {
        const world = await started();
        for (const one of whims) await live(world, one);
        await finish(world);
        const { game, secret } = await world.table.loaded(world.id);
        const acts = await world.table.store.games.acts(world.id);
        const again = replay({ game: world.id, secret, acts, goods: () => goods });
        expect(valueHash(again)).toBe(valueHash(game));
      }),
      runs,
    );
  });
});

async function finish({ table, id }: { table: Playing; id: GameId }): Promise<void> {
  const game = await table.game(id);
  if (game.pausedSince !== null)
    await table.act(id, playerActor(game.hosts[0] ?? ''), { do: 'resume' });
  for (const player of players) {
    await table.act(id, playerActor(player), { do: 'leave' });
  }
  expect(['over', 'cancelled']).toContain((await table.game(id)).phase);
}

async function kept(table: Playing, id: GameId) {
  const events = (await table.store.games.events(id)).length;
  const acts = (await table.store.games.acts(id)).length;
  return [events, acts, (await table.store.outbox.waiting()).rows];
}

/** Each thing that could be offered, tried on a table of its own: accepted just where it is. */
async function offers({ table, id }: { table: Playing; id: GameId }, game: Game, hero: HeroId) {
  const { legal } = heroView(game, goods, hero, table.now);
  const { player } = game.heroes[hero] ?? {};
  const wouldDo = async (intent: Intent, or?: RefusalCode) => {
    const { secret } = await table.loaded(id);
    const tried = table.tries({ game, secret }, playerActor(player ?? ''), intent);
    if (!('done' in tried)) return true;
    return !tried.done && tried.refusal.refused === or;
  };
  expect(await wouldDo({ do: 'enter' })).toBe(legal.enter);
  expect(await wouldDo({ do: 'pass' })).toBe(legal.pass !== null);
  expect(await wouldDo({ do: 'end turn' })).toBe(legal.endTurn);
  expect(await wouldDo({ do: 'post feature', title: '', quote: '' })).toBe(legal.postFeature);
  expect(await wouldDo({ do: 'withdraw bet' })).toBe(legal.withdrawBet);
  expect(await wouldDo({ do: 'fight', action: { do: 'end turn' }, step: null })).toBe(legal.fight);
  for (const orb of Object.values(game.orbs)) {
    const as = legal.buyAs[orb.id]?.[0]?.as;
    // ORB-03: that this very thing cannot be had is not to be seen in what is offered.
    expect(await wouldDo({ do: 'buy', orb: orb.id, popOff: null, as }, 'red orb closed')).toBe(
      legal.buy.includes(orb.id),
    );
    expect(await wouldDo({ do: 'identify', orb: orb.id })).toBe(legal.identify.includes(orb.id));
    expect(await wouldDo({ do: 'save', orb: orb.id })).toBe(legal.save.includes(orb.id));
    expect(await wouldDo({ do: 'open', orb: orb.id })).toBe(legal.open.includes(orb.id));
  }
  for (const item of Object.values(game.items)) {
    expect(await wouldDo({ do: 'equip', item: item.id, popOff: null })).toBe(
      legal.equip.includes(item.id),
    );
    expect(await wouldDo({ do: 'unequip', item: item.id })).toBe(legal.unequip.includes(item.id));
    expect(await wouldDo({ do: 'detach', item: item.id })).toBe(legal.detach.includes(item.id));
  }
  for (const on of [...(Object.keys(game.heroes) as HeroId[]), 'tie'] as const) {
    const offered = legal.bet?.on.some(({ pick }) => pick === on) ?? false;
    expect(await wouldDo({ do: 'bet', on, stake: 1 })).toBe(offered);
    if (legal.bet) expect(await wouldDo({ do: 'bet', on, stake: legal.bet.most + 1 })).toBe(false);
    if (offered) expect(await wouldDo({ do: 'bet', on, stake: legal.bet?.most ?? 0 })).toBe(true);
  }
}
