import { type HeroView, type PublicOrb, type PublicView } from '../../rules/sight/views.ts';
import { type Screen } from '../screen.ts';
import { roomyCards } from './roomy-card.ts';
import { cardText, withLegend, withShortLegend } from './card-text.ts';
import { costAsGreater } from './cheaper.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { orbLine, orbList, shortOrbLine } from './orb-lines.ts';

/** ORB-04: what everybody sees of what lies in the menagerie. */
const orbLines = ({ orbs }: Pick<PublicView, 'orbs'>): string[] =>
  orbs.length === 0 ? ['Nothing lies in the menagerie now.'] : orbList(orbs, orbLine);

/** The same with what this player has identified and can buy now. */
function ownOrbLines(view: HeroView, told = true, brief = false): string[] {
  const { orbs, known, legal } = view;
  if (orbs.length === 0) return orbLines({ orbs });
  return orbList(orbs, (orb) => {
    const description = told ? known[orb.id] : undefined;
    const can = brief ? '' : canText(legal, orb);
    const text = description && !orb.empty ? ` ${escape(cardText(description))}` : '';
    const less = costAsGreater(view, orb);
    const asGreater = less === null ? '' : ` ${less} gold for you as a greater one.`;
    return `${orbLine(orb)}${asGreater}${text}${can}`;
  });
}

/** ORB-08: who has the key opens a chest with it, and buys none. */
function canText({ open, buy }: HeroView['legal'], { id }: PublicOrb): string {
  if (open.includes(id)) return ' Your key opens it for nothing more.';
  return buy.includes(id) ? ' You can buy it now.' : '';
}

/** All orbs of the week, as this player knows them; `own` is null for somebody without a hero. */
export function orbsCard(everyone: PublicView, own: HeroView | null): Screen {
  const title = orbsTitle(everyone);
  const briefest = orbList(everyone.orbs, shortOrbLine);
  if (!own) return roomyCards(title, [orbLines(everyone)], [orbLines(everyone), briefest]);
  const head = [canBuy(own), more, ''];
  const brief = [...head, ...ownOrbLines(own, false, true)];
  return roomyCards(
    title,
    [
      withLegend(ownOrbLines(own)),
      withShortLegend(ownOrbLines(own)),
      [...ownOrbLines(own, false), '', more],
      brief,
    ],
    [brief, [...head, ...briefest]],
  );
}

const more = 'What you know of each stands on your panel (`/now`), where you choose it.';

/** All of them in one line, where there is no room beside each. */
function canBuy({ everyone, legal }: HeroView): string {
  const numbers = everyone.orbs.flatMap(({ id, number }) =>
    legal.buy.includes(id) ? [String(number)] : [],
  );
  return `You can buy now: ${listed(numbers, 'none of these')}.`;
}

const orbsTitle = ({ week }: PublicView) => `Orbs of week ${week}`;
