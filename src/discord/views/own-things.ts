import { usesPower } from '../../rules/abilities/aloud/index.ts';
import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { chargesLine } from './uses.ts';

type Own = NonNullable<SeenCreature['own']>;
type Thing = NonNullable<Own['kit']>[number];

/** What is left in one's things, and what about them is other than on their cards. */
export const thingsLines = (fight: FightView): string[] =>
  [chargesLine(fight), changesLine(fight)].filter((line) => line !== null);

/** `Changed: Ember Wand (ability power 5 and range +1)`; null where nothing is. */
function changesLine(fight: FightView): string | null {
  const own = fight.creatures.find(({ id }) => id === fight.you)?.own;
  if (!own) return null;
  const shown = (own.kit ?? []).flatMap((thing) => {
    const changes = changesOf(own, thing);
    return changes.length === 0 ? [] : [`${escape(thing.name)} (${listed(changes)})`];
  });
  return shown.length === 0 ? null : `Changed: ${shown.join(' · ')}`;
}

function changesOf(own: Own, { item, x, own: before = x, reach = 0, kept, abilities }: Thing) {
  const isProtected = kept ?? own.protections?.some(({ items }) => items.includes(item)) ?? false;
  return [
    ...(x !== before && abilities.some(usesPower) ? [`ability power ${x}`] : []),
    ...(reach !== 0 && abilities.some(isAimed)
      ? [`range ${reach < 0 ? '−' : '+'}${Math.abs(reach)}`]
      : []),
    ...(isProtected ? ['protected'] : []),
  ];
}

const isAimed = (ability: Thing['abilities'][number]): boolean =>
  'use' in ability && ability.use.on !== 'self' && ability.use.range > 0;
