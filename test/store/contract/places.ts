import { describe, expect, test } from 'vitest';
import { heroId, playerId } from '../../../src/rules/names.ts';
import { placeIn } from '../a-place.ts';
import { type Table } from './table.ts';

/** What is promised of where heroes' players read. */
export function placePromises(table: Table): void {
  describe('places', () => {
    test('a hero’s place is kept and found by its thread and its player', async () => {
      const { id } = await table.made();
      const { places } = table.store();
      const place = placeIn(id, { thread: table.newCause() });
      expect(await places.ofHero(id, place.hero)).toBeNull();
      await places.put({ ...place, thread: null });
      await places.put(place);
      expect(await places.ofHero(id, place.hero)).toEqual(place);
      expect(await places.byThread(place.thread ?? '')).toEqual(place);
      expect(await places.byThread('nowhere')).toBeNull();
      expect(await places.ofPlayer(id, place.player)).toEqual([place]);
      expect(await places.ofPlayer(id, playerId('8'))).toEqual([]);
    });

    test('of a hero’s place only what is named is changed, and it can become another’s', async () => {
      const { id } = await table.made();
      const place = placeIn(id, { thread: table.newCause(), threadPanel: '5' });
      const { hero } = place;
      await table.store().places.change(place, { way: 'thread' });
      expect(await table.store().places.ofHero(id, hero)).toBeNull();
      await table.store().places.put(place);
      const direct = { way: 'direct', direct: '6', directPanel: '7', until: 1e12 } as const;
      await table.store().places.change(place, direct);
      await table.store().places.change(place, { directPanel: null });
      await table.store().places.change(place, { hero: heroId('h2') });
      await table.restart();
      const changed = { ...place, ...direct, directPanel: null, hero: heroId('h2') };
      expect(await table.store().places.ofHero(id, hero)).toBeNull();
      expect(await table.store().places.ofHero(id, heroId('h2'))).toEqual(changed);
    });

    test('a thread that is no more is forgotten once, and its hero’s panel is owed', async () => {
      const { places, outbox } = table.store();
      const { id } = await table.made();
      const [thread, other] = [table.newCause(), table.newCause()];
      const place = placeIn(id, { thread, threadPanel: '5', direct: '6' });
      const next = { ...placeIn(id, { thread: other }), hero: heroId('h2') };
      for (const one of [place, next]) await places.put(one);
      const forgotten = await Promise.all([places.forget(thread), places.forget(thread)]);
      expect(forgotten.sort()).toEqual([false, true]);
      expect(await places.forget('nowhere')).toBe(false);
      const left = { ...place, thread: null, threadPanel: null, until: 0 };
      expect(await places.ofHero(id, place.hero)).toEqual(left);
      expect(await places.ofHero(id, next.hero)).toEqual(next);
      const owed = (await outbox.claim(0, 1000)).filter(({ game }) => game === id);
      expect(owed.map(({ note }) => note)).toEqual([
        { to: place.hero, kind: 'panel', urgent: true },
      ]);
    });

    test('in one game better places may be looked for at once, and no others', async () => {
      const { places } = table.store();
      const [one, other] = [(await table.made()).id, (await table.made()).id];
      const waits = placeIn(one, { way: 'direct', until: 70 });
      const reads = { ...placeIn(one, {}), hero: heroId('h2') };
      for (const place of [waits, reads, { ...waits, game: other }]) await places.put(place);
      await places.reconsider(one);
      expect(await places.ofHero(one, waits.hero)).toEqual({ ...waits, until: 0 });
      expect(await places.ofHero(one, reads.hero)).toEqual(reads);
      expect(await places.ofHero(other, waits.hero)).toEqual({ ...waits, game: other });
    });
  });
}
