import { type HeroView, type PublicOrb } from '../../../rules/sight/views.ts';
import { type Entry } from '../../screen.ts';
import { costAsGreater } from '../cheaper.ts';
import { plain } from '../escape.ts';
import { slotOf } from '../items.ts';
import { orbName } from '../orb-lines.ts';

/** ORB-08: what a key opens before all else, since it does so in this turn or never. */
export function orbEntries(view: HeroView): Entry[] {
  const opens = ({ id }: PublicOrb) => Number(view.legal.open.includes(id));
  return view.orbs
    .filter((orb) => !orb.empty)
    .sort((a, b) => opens(b) - opens(a))
    .map((orb) => orbEntry(view, orb));
}

/** An orb in a chooser, with what this player can do about it. */
function orbEntry(view: HeroView, orb: PublicOrb): Entry {
  const { legal, known } = view;
  const less = costAsGreater(view, orb);
  const notes = [
    ...(less === null ? [] : [`${less} gold as a greater one`]),
    ...('red' in orb ? [] : [slotOf(orb)]),
    ...(legal.open.includes(orb.id)
      ? ['your key opens it']
      : legal.buy.includes(orb.id)
        ? ['you can buy it']
        : []),
    ...(known[orb.id] === undefined ? [] : ['identified']),
    ...(orb.colour === 'red' && !('red' in orb) ? ['saved by you'] : []),
  ];
  return {
    label: `Orb ${orb.number}: ${plain(orbName(orb))}, ${orb.cost} gold`,
    value: orb.id,
    ...(notes.length > 0 && { description: notes.join(' · ') }),
  };
}
