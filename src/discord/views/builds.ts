import { type PublicHero, type PublicView } from '../../rules/sight/views.ts';
import { writeCustomId } from '../custom-id.ts';
import { limits } from '../limits.ts';
import { button, buttonRows, card, chooser, say, type Row, type Screen } from '../screen.ts';
import { cardText, legended, withLegend } from './card-text.ts';
import { escape } from './escape.ts';
import { withText } from './items.ts';
import { called, titled } from './names.ts';
import { roomy } from './roomy-card.ts';

type Thing = NonNullable<PublicHero['build']>[number];

/** Heroes whose build everybody may read (GAME-02, GAME-04). */
const readable = (view: PublicView) => view.heroes.filter((hero) => hero.build !== null);

const named = ({ name, slot, on, with: second }: Thing) =>
  `${escape(name)}${second ? withText([second.name]) : ''}${on === undefined ? (slot === null ? '' : ` (${slot})`) : ` (on ${escape(on)})`}`;

const worn = ({ build }: PublicHero) => (build ?? []).filter(({ slot }) => slot !== null);
const stored = ({ build }: PublicHero) => (build ?? []).filter(({ slot }) => slot === null);

/** `Kest: Dented Helm (head). In the inventory: Oak Club.` */
const buildLine = (hero: PublicHero): string => {
  const inside = stored(hero).map(named).join(', ');
  const rest = inside === '' ? '' : ` In the inventory: ${inside}.`;
  return `${called(hero)}: ${worn(hero).map(named).join(', ') || 'nothing on'}.${rest}`;
};

/** GAME-02, GAME-04: the public builds by name, as far as all of them fit into `room` characters. */
export function buildLines(view: PublicView, room: number): string[] {
  const heroes = readable(view);
  if (heroes.length === 0) return [];
  const lines = ['', '**Public builds**', ...heroes.map(buildLine)];
  return lines.join('\n').length < room
    ? lines
    : ['', '**Public builds** are too long to stand here: choose one below.'];
}

/** The chooser from which one build is read with all that its things do. */
export function buildRows(view: PublicView): Row[] {
  const entries = readable(view).map(({ id, name }) => ({ label: name, value: id }));
  const id = writeCustomId('build', { game: view.game });
  return entries.length === 0 ? [] : [chooser(id, 'Read a build', entries)];
}

const thingLine = (thing: Thing): string =>
  `**${escape(thing.name)}** (${placeOf(thing)}). ${escape(cardText(thing))}`;

const placeOf = ({ slot, on }: Thing) =>
  on === undefined ? (slot ?? 'inventory') : `on ${escape(on)}`;

/**
 * A public build with all that its things do, so many to a page as fit; null while it is secret. `first`:
 * what is said above it.
 */
export function buildCard(
  view: PublicView,
  hero: string,
  page = 1,
  first: readonly string[] = [],
): Screen | null {
  const found = readable(view).find(({ id }) => id === hero);
  if (!found) return null;
  const pages = pagesOf([...worn(found), ...stored(found)].map(thingLine));
  const at = Math.min(Math.max(page, 1), pages.length);
  const turn = (to: number, label: string) =>
    to >= 1 && to <= pages.length
      ? [button(label, writeCustomId('build-page', { game: view.game, subject: `${hero}.${to}` }))]
      : [];
  return card(
    `The build of ${escape(found.name)}`,
    [
      ...first,
      `${titled(found)}, level ${found.level}`,
      '',
      ...roomy(legended(pages[at - 1]), pageRoom),
      ...(pages.length > 1 ? ['', `Page ${at} of ${pages.length}`] : []),
    ],
    buttonRows([...turn(at - 1, 'Earlier'), ...turn(at + 1, 'More')]),
  );
}

/** Of somebody whose build nobody else may read. */
export const secretBuild = say(
  'That build is not public: it becomes so when its hero has lost (GAME-04).',
);

/** Leaves room for the hero's name, the title and the page's number. */
const pageRoom = limits.embedDescription - 300;

function pagesOf(lines: string[]): string[][] {
  const pages: string[][] = [[]];
  for (const line of lines.length === 0 ? ['Nothing at all.'] : lines) {
    const last = pages.at(-1) ?? [];
    if (withLegend([...last, line]).join('\n').length > pageRoom && last.length > 0)
      pages.push([line]);
    else last.push(line);
  }
  return pages;
}
