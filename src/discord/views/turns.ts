import { type HeroId } from '../../rules/names.ts';
import { type TurnView } from '../../rules/sight/views.ts';
import { escape } from './escape.ts';

/** Whether that turn is open for this hero; a tied pair has one together (DUEL-10). */
export const isTurnOf = (turn: TurnView | null, hero: HeroId): turn is TurnView =>
  turn?.hero === hero || turn?.with?.id === hero;

/** `**Ana**`, `**Ana** and **Bran**` */
export const whose = ({ name, with: other }: TurnView): string =>
  [name, ...(other ? [other.name] : [])].map((one) => `**${escape(one)}**`).join(' and ');
