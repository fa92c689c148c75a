import { type Meant } from '../meant.ts';
import { type Named, you } from './whom.ts';

/** `each other thing that you have`: which of somebody's things are meant. */
export function thingWords(of: Meant, owner: Named): string {
  if (of === 'this thing')
    return owner === you ? 'this thing' : `this thing (if it is one that ${owner.has})`;
  return `each ${single[of]} that ${owner.has}`;
}

const single = {
  things: 'thing',
  'other things': 'other thing',
  spells: 'spell or scroll',
};
