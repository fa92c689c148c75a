import { type HeroView, type PublicOrb } from '../../../rules/sight/views.ts';
import { type Entry } from '../../screen.ts';
import { plain } from '../escape.ts';
import { slotOf } from '../items.ts';
import { orbName } from '../orb-lines.ts';

/** An orb in a chooser, with what this player can do about it. */
export function orbEntry({ legal, known }: HeroView, orb: PublicOrb): Entry {
  const notes = [
    ...('red' in orb ? [] : [slotOf(orb)]),
    ...(legal.buy.includes(orb.id) ? ['you can buy it'] : []),
    ...(known[orb.id] === undefined ? [] : ['identified']),
    ...(orb.colour === 'red' && !('red' in orb) ? ['saved by you'] : []),
  ];
  return {
    label: `Orb ${orb.number}: ${plain(orbName(orb))}, ${orb.cost} gold`,
    value: orb.id,
    ...(notes.length > 0 && { description: notes.join(' · ') }),
  };
}
