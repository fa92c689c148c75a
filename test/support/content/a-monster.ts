import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { type MonsterCard } from './shelves.ts';

/** A monster of the second week with one attack, and whatever else is said of it. */
export const monster = (id: string, more: object = {}): MonsterCard => ({
  id: `monsters/${id}`,
  card: {
    of: 'monster',
    ...monsterSchema.parse({
      name: id,
      week: 2,
      look: 'It presses whatever is put before it.',
      stats: { hp: 20 },
      attacks: [{ name: 'Rollers', range: 1, damage: 4 }],
      ...more,
    }),
  },
});
