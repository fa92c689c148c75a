import { expect, test } from 'vitest';
import { openFight, playMinds, playTurn } from '../../src/rules/combat/index.ts';
import { seededDice } from '../../src/rules/dice.ts';
import { arena, fighters } from '../../src/rules/fighting/arena.ts';
import { stocked } from '../../src/rules/goods.ts';
import { type HeroId } from '../../src/rules/names.ts';
import { monsterKit } from '../../src/rules/monsters/kit.ts';
import { monsterSheet } from '../../src/rules/monsters/levels.ts';
import { type Scene } from '../../src/rules/scene.ts';
import { goods, Playing } from '../support/playing.ts';

/** Fights of a level 1 hero with starters, both sides played by themselves. */
async function wins(fights: number): Promise<number> {
  const table = new Playing();
  const id = await table.create(['p0', 'p1']);
  await table.must(id, 'host', { do: 'start' });
  const { game } = await table.loaded(id);
  const hero = 'h1' as HeroId;
  expect(game.heroes[hero]?.level).toBe(1);
  const first = stocked(goods, 'monster').find(({ card }) => card.week === 1);
  if (!first) throw new Error('the stock has no monster');
  const { card } = first;
  let won = 0;
  for (let seed = 1; seed <= fights; seed++) {
    const dice = seededDice(`fight ${seed}`);
    const scene = { game, goods, dice } as Scene;
    const monster = {
      id: 'm1' as const,
      name: card.name,
      kind: 'monster' as const,
      side: 'menagerie',
      player: null,
      sheet: monsterSheet(card, card.level),
      ...monsterKit(card),
      level: card.level,
      damageTaken: 0,
    };
    const creatures = [...fighters(scene, hero, 'challenger'), monster];
    const opened = openFight(
      { mode: 'monster round', board: arena(scene), creatures, monster: null },
      dice,
    );
    let { fight } = playMinds(opened.fight, dice);
    while (!fight.outcome) fight = playMinds(playTurn(fight, hero, dice).fight, dice).fight;
    if (fight.outcome.winner === 'challenger') won += 1;
  }
  return won;
}

test('[WEEK-11] a level 1 hero with starters beats the first monster 7 times in 10, and no more than 3 in 4', async () => {
  const fights = 3000;
  const won = await wins(fights);
  expect(won / fights).toBeGreaterThan(0.7);
  expect(won / fights).toBeLessThan(0.75);
}, 240_000);
