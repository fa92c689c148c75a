import { type HeroView, type PublicOrb } from '../../../rules/sight/views.ts';
import { type Entry } from '../../screen.ts';
import { plain } from '../escape.ts';
import { slotOf } from '../items.ts';

/** An orb in a chooser, with what this player can do about it. */
export function orbEntry({ legal, known }: HeroView, orb: PublicOrb): Entry {
  const notes = [
    slotOf(orb),
    ...(legal.buy.includes(orb.id) ? ['you can buy it'] : []),
    ...(known[orb.id] === undefined ? [] : ['identified']),
  ];
  return {
    label: `Orb ${orb.number}: ${plain(orb.name)}, ${orb.cost} gold`,
    value: orb.id,
    description: notes.join(' · '),
  };
}
