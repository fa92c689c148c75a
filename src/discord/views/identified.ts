import { type EventFaces } from '../../rules/event.ts';
import { type HeroView, type PublicOrb } from '../../rules/sight/views.ts';
import { shortened } from '../limits.ts';
import { cardText, legended } from './card-text.ts';
import { escape } from './escape.ts';
import { orbName } from './orb-lines.ts';
import { roomy } from './roomy-card.ts';
import { count } from './times.ts';

/** Characters that it may take of a plain message. */
const most = 1900;

/** ORB-05: what is in an orb, and what that does; older rows have that in words. */
export function identifiedText(own: NonNullable<EventFaces['identified']['own']>): string {
  const does = escape('text' in own ? own.text : cardText(own));
  const said = (text: string) =>
    `Orb ${own.orb}, ${escape(own.name)}: ${text} (${count(own.left, 'charge')} left.)`;
  return roomy([...legended([said(does)]), [said(shortened(does, most / 2))]], most).join('\n');
}

/** The same beside the card that has it: how often this player can do so yet. */
export function identifiedBriefly({ items }: Pick<HeroView, 'items'>, orb: PublicOrb): string {
  const left = items
    .filter(({ abilities }) => abilities.some((one) => 'identify' in one))
    .reduce((sum, { left: charges }) => sum + (charges ?? 0), 0);
  return `Orb ${orb.number}, ${escape(orbName(orb))}: you know what it does now. (${count(left, 'charge')} left.)`;
}
