import { bodyShort, terse } from '../../rules/abilities/aloud/index.ts';
import { type Described } from '../../rules/event.ts';
import { withShortLegend } from './card-text.ts';
import { escape } from './escape.ts';
import { count } from './times.ts';

type Prowess = NonNullable<Described['does']>;

/** Characters that an announcement has for it besides all that it says. */
const most = 3000;

/** MONSTER-08: what a monster can do, as cards say it, an ability a line, as far as there is room. */
export const prowessLines = (prowess: Prowess): string[] =>
  withShortLegend(bareProwessLines(prowess));

/** The same, with nothing explained. */
export function bareProwessLines({
  level,
  power,
  charges,
  abilities,
  boons,
  ...body
}: Prowess): string[] {
  const strength = [
    ...bodyShort(body),
    ...boons,
    ...(power === undefined ? [] : [`AP ${power}`]),
    ...(charges === undefined ? [] : [count(charges, 'charge')]),
  ];
  const all = [
    `Of level ${level}: ${escape(strength.join('; '))}.`,
    ...(abilities.length === 0 ? [] : ['What it does, where “you” is the monster:']),
    ...abilities.map((one) => `• ${escape(terse(one))}`),
  ];
  let length = 0;
  const kept = all.filter((line) => (length += line.length + 1) < most);
  return kept.length < all.length ? [...kept, '• …and more'] : kept;
}
