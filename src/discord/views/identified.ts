import { type EventFaces } from '../../rules/event.ts';
import { shortened } from '../limits.ts';
import { cardText, legended } from './card-text.ts';
import { escape } from './escape.ts';
import { roomy } from './roomy-card.ts';
import { count } from './times.ts';

type Identified = NonNullable<EventFaces['identified']['own']>;

/** Characters that it may take of a plain message. */
const most = 1900;

/** ORB-05: what is in an orb, and what that does; older rows have that in words. */
export function identifiedText(own: Identified): string {
  const does = escape('text' in own ? own.text : cardText(own));
  const said = (text: string) =>
    `Orb ${own.orb}, ${escape(own.name)}: ${text} (${count(own.left, 'charge')} left.)`;
  return roomy([...legended([said(does)]), [said(shortened(does, most / 2))]], most).join('\n');
}

/** The same beside the card that has it. */
export const identifiedBriefly = ({ orb, name, left }: Identified): string =>
  `Orb ${orb}, ${escape(name)}: you know what it does now. (${count(left, 'charge')} left.)`;
