import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawKit, fighterWith } from '../../support/practice/kits.ts';
import { tuningMaps } from '../../support/practice/maps.ts';
import { awaited } from '../../../src/rules/combat/acting.ts';
import {
  type Entrant,
  type Fight,
  openFight,
  playMinds,
  playTurn,
} from '../../../src/rules/combat/index.ts';
import { heroId } from '../../../src/rules/names.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=2000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 10);

const setups = fc.record({
  mode: fc.constantFrom('monster round' as const, 'loot' as const, 'quest' as const),
  board: fc.constantFrom(...tuningMaps),
  gold: fc.constantFrom(120, 180, 260),
  heroes: fc.constantFrom(1, 2, 3),
  monsters: fc.constantFrom(1, 2),
  seed: fc.integer(),
});

const names = ['Ada', 'Bran', 'Cleo', 'Dag', 'Ebba'];

test('[GAME-06] [MONSTER-09] [DUEL-13] what is no duel ends under the autopilots within 200 rounds', () => {
  fc.assert(
    fc.property(setups, ({ mode, board, gold, heroes, monsters, seed }) => {
      const dice = evenDice(seed);
      const creatures = Array.from({ length: heroes + monsters }, (_, at): Entrant => {
        const fighter = fighterWith(drawKit(gold, dice), heroId(`h${at + 1}`), names[at] ?? '');
        if (at < heroes) return { ...fighter, side: 'heroes' };
        return { ...fighter, id: `m${at}`, kind: 'monster', side: 'monsters', player: null };
      });
      let { fight }: { fight: Fight } = openFight({ mode, board, creatures, monster: null }, dice);
      while (!fight.outcome && fight.round < 200) {
        fight = playMinds(fight, dice).fight;
        if (!fight.outcome) fight = playTurn(fight, awaited(fight), dice).fight;
      }
      expect(fight.outcome).not.toBeNull();
    }),
    { numRuns: fights },
  );
}, 3_600_000);
