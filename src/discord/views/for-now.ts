import { type FightView } from '../../rules/sight/fight.ts';
import { type Lent } from '../../rules/sight/lent.ts';
import { enchantmentText } from '../../story/index.ts';
import { escape } from './escape.ts';
import { count } from './times.ts';
import { toldPlainly } from './told-plainly.ts';

/**
 * COMBAT-13: `For now Brannoch has 8 temporary HP (3 turns), has −2 accuracy (3 turns).`; empty where
 * nothing holds for a while. Turns are those of whom it befell, this one included.
 */
export function forNowLines({ creatures, you, lent = [] }: FightView): string[] {
  const name = creatures.find(({ id }) => id === you)?.name;
  if (name === undefined || lent.length === 0) return [];
  return [`For now ${escape(name)} ${lent.map(lentText).join(', ')}.`];
}

function lentText({ what, turns }: Lent): string {
  const text = whatText(what);
  return turns === null ? text : `${text} (${count(turns, 'turn')})`;
}

function whatText(what: Lent['what']): string {
  switch (what.kind) {
    case 'temporary hp':
      return `has ${what.hp} temporary HP`;
    case 'condition':
      return `is ${what.condition}`;
    case 'guise':
      // What it became is what it is now.
      return enchantmentText(toldPlainly(what))
        .replace(/^becomes/, 'is')
        .replace(/,$/, '');
    default:
      return enchantmentText(toldPlainly(what));
  }
}
