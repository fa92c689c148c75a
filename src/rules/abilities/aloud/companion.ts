import { type CompanionAbility } from '../companion.ts';
import { gains } from '../../monsters/levels.ts';
import { type FightAbility } from '../seam.ts';
import { bodyShort, bodyWords } from './body.ts';
import { boonIn, boonShort, boonWords } from './boons.ts';
import { counted, listed, newItem } from './lists.ts';
import { type Text } from './text.ts';
import { wayWords } from './ways.ts';

/** How an ability of the companion itself reads, with its name. */
type Own = (ability: FightAbility) => string;

/** ITEM-24, ITEM-25: `While this is equipped, Bookworm is your companion, with 9 HP and dodge 14`. */
export const companionText = (own: Own): Text<CompanionAbility> => ({
  plain({ companion: name, boons = [], abilities = [], ...body }) {
    const has = [...bodyWords(body), ...boons.map((one) => boonWords(...boonIn(one)))];
    const ways = body.ways.length === 0 ? '' : `, able to ${wayWords(body.ways)}`;
    return [
      `while this is equipped, ${name} is your companion, with ${listed(has)}${ways}`,
      ...hatching(body),
      ...(abilities.length === 0 ? [] : [listOf(name, abilities.map(own))]),
    ];
  },
  terse({ companion: name, boons = [], abilities = [], ...body }) {
    const parts = [...bodyShort(body), ...boons.map((one) => boonShort(...boonIn(one)))];
    const { hatches, 'mount from': mount } = body;
    const egg = hatches === undefined ? '' : `; ${eggShort(hatches)}`;
    const rides = mount === undefined ? '' : `; mount from level ${mount}`;
    const does = abilities.length === 0 ? '' : `. ${name}’s own: ${abilities.map(own).join(' ')}`;
    return `companion ${name} (${parts.join('; ')})${egg}${rides}${does}`;
  },
});

/** What it does itself, each on a line of its own. */
const listOf = (name: string, does: readonly string[]): string =>
  [`What ${name} does itself, where “you” is ${name}:`, ...does].join(newItem);

/** MONSTER-05: `1 each of dodge and size, and half as much of speed`: what a level adds. */
const gainWords = [...new Set(gains.map(([, by]) => by))]
  .sort((a, b) => b - a)
  .map((by) => {
    const stats = gains.flatMap(([stat, gain]) => (gain === by ? [stat] : []));
    const much = by === 0.5 ? 'half a point' : String(by);
    if (stats.length > 1) return `${much} each of ${listed(stats)}`;
    return stats.map((stat) => `${much} ${stat === 'hp' ? 'HP' : stat}`).join('');
  })
  .join(', and ');

/** ITEM-25: of one that has hatched, which is told of as an egg of 0 weeks, its time is past. */
const eggShort = (hatches: number): string =>
  hatches === 0 ? 'hatched from its egg' : `egg, hatches after ${counted(hatches, 'week')}`;

const eggWords = (hatches: number): string =>
  hatches === 0
    ? 'it has hatched from its egg: it gains a level whenever you do'
    : `it is an egg: it hatches after ${counted(hatches, 'week')} with you, is then of level 0, and gains a level whenever you do`;

/** ITEM-25, MONSTER-06 */
function hatching({ hatches, 'mount from': mount }: Partial<CompanionAbility>): string[] {
  if (hatches === undefined) return [];
  return [
    `${eggWords(hatches)}, and with each level ${gainWords}`,
    ...(mount === undefined
      ? []
      : [`from level ${mount} on you can ride it, if it is in your mount slot`]),
  ];
}
