import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf, type Kept, verifyDuel } from '../../src/play/verify.ts';
import { type Loaded } from '../../src/play/ports.ts';
import { work } from '../../src/play/work.ts';
import { type FightAction } from '../../src/rules/combat/action.ts';
import { type Actor, type Intent } from '../../src/rules/intent.ts';
import { type Mind, retelling } from '../../src/rules/rule.ts';
import { goods, playerActor, Playing } from '../support/playing.ts';
import { playUntil } from '../support/playing-on.ts';
import { hour } from '../support/table.ts';

/** No mind that there ever was. */
const faintHeart: Mind = () => ({ do: 'concede' });

const clock: Actor = { as: 'clock' };

/** A game at a turn of a duel that is about to lapse, and whoever’s turn it is. */
async function inDuel() {
  for (;;) {
    const table = new Playing();
    const id = await table.create(['p0', 'p1', 'p2']);
    await table.must(id, 'host', { do: 'start' });
    if (!(await playUntil(table, id, ({ phase, fight }) => phase === 'duel' && fight !== null)))
      continue;
    const loaded = await table.loaded(id);
    const lapsing = Object.values(loaded.game.deadlines).find(({ kind }) => kind === 'fight turn');
    if (lapsing)
      return {
        table,
        id,
        loaded,
        lapses: { do: 'due', deadline: lapsing.id } as const,
        at: lapsing.due,
      };
  }
}

function lapsed({ game, secret }: Loaded, intent: Intent, at: number, mind?: Mind) {
  const moment = { now: at, midnight: at + 1 };
  const attempt = { intent, actor: clock, cause: 'lapses', moment };
  const done = work({ game, secret }, attempt, goods, (_, dice) => dice, mind);
  if ('done' in done) throw new Error('a due turn does not lapse');
  return done;
}

describe('what minds decide for whoever plays itself', () => {
  test('[DUEL-13] is kept with the act, and decides it again whatever minds there are by then', async () => {
    const { loaded, lapses, at } = await inDuel();
    const then = lapsed(loaded, lapses, at, faintHeart);
    expect(then.act.decided).toEqual([{ do: 'concede' }]);
    expect(lapsed(loaded, lapses, at).after).not.toEqual(then.after);
    expect(lapsed(loaded, lapses, at, retelling(then.act.decided ?? [])).after).toEqual(then.after);
  });

  test('is nothing where players did all', async () => {
    const { table, id } = await inDuel();
    const acts = await table.store.games.acts(id);
    expect(acts.filter(({ intent }) => intent.do === 'join').map(({ decided }) => decided)).toEqual(
      [null, null, null],
    );
  });
});

describe('a duel with a turn that lapsed, played again from its published key', () => {
  let kept: Kept;
  let verified: (decided: (one: FightAction[]) => FightAction[] | null) => unknown[];

  beforeAll(async () => {
    const { table, id } = await inDuel();
    const lapses = async () => {
      const game = await table.game(id);
      if (game.phase !== 'duel') return false;
      await table.passes(2 * hour);
      return (await table.store.games.acts(id)).every(({ decided }) => decided === null);
    };
    while (await lapses());
    await table.passes(48 * hour);
    const { duel, heroes, phase } = await table.game(id);
    const one = duel && heroes[duel.pair[0]];
    if (one && phase === 'duel')
      await table.act(id, playerActor(one.player), {
        ...{ do: 'fight', action: { do: 'concede' }, step: null },
      });
    await playUntil(table, id, (game) => Boolean(game.duel?.result) && game.phase !== 'duel');
    const acts = await table.store.games.acts(id);
    kept = { ...(await table.loaded(id)), acts, goods: () => goods };
    const events = await table.store.games.events(id);
    const revealed = events.find((one) => one.kind === 'key revealed');
    const key = keyOf(kept.game, events, revealed?.public?.commitment ?? '?');
    if (key === null || typeof key === 'string') throw new Error('no key was published');
    verified = (decided) => {
      const otherwise = acts.map((act) => ({
        ...act,
        decided: act.decided && decided(act.decided),
      }));
      return verifyDuel({ ...kept, acts: otherwise }, events, key).wrong;
    };
  }, 120_000);

  test('[DUEL-13] is borne out by what was decided', () => {
    expect(kept.acts.some(({ decided }) => decided && decided.length > 0)).toBe(true);
    expect(verified((decided) => decided)).toEqual([]);
  });

  test('is borne out without it by a mind of the time when it was not kept', () => {
    expect(verified(() => null)).toEqual([]);
  });

  test.each([
    ['too little', (decided: FightAction[]) => decided.slice(0, -1)],
    ['what may not be done', () => [{ do: 'unmount', to: 0 } as FightAction]],
  ])('is not borne out by %s', (_, decided) => {
    expect(verified(decided)).toContainEqual({
      ...{ what: 'refused', act: expect.any(Number) as number },
    });
  });
});
