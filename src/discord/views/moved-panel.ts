import { type PublicView } from '../../rules/sight/views.ts';
import { card, type Screen } from '../screen.ts';
import { escape } from './escape.ts';

/** What stands in the place of a panel whose hero's player reads in another channel now. */
export const movedPanel = ({ name, act }: PublicView, channel: string): Screen => ({
  ...card(escape(name), [`Your panel and what is told to you are in <#${channel}> now.`]),
  asOf: act,
});
