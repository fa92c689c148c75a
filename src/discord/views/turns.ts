import { type HeroFace } from '../../rules/event.ts';
import { type HeroId } from '../../rules/names.ts';
import { type TurnView } from '../../rules/sight/views.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { called } from './names.ts';

/** Whether that turn is open for this hero; a tied pair has one together (DUEL-10). */
export const isTurnOf = (turn: TurnView | null, hero: HeroId): turn is TurnView =>
  turn?.hero === hero || turn?.with?.id === hero;

/** `**Ana**`, `**Ana** and **Bran**` */
export const whose = ({ name, with: other }: TurnView): string =>
  [name, ...(other ? [other.name] : [])].map((one) => `**${escape(one)}**`).join(' and ');

/** DUEL-10: of a tied pair both, by name alone. */
export const namesIn = (hero: HeroFace, other?: HeroFace): string =>
  listed([hero, ...(other ? [other] : [])].map(({ name }) => escape(name)));

/** `**Ana** has`, `**Ana** and **Bran** share`: what follows is a turn. */
export const whoHas = (hero: HeroFace, other?: HeroFace): string =>
  other ? `${listed([hero, other].map(called))} share` : `${called(hero)} has`;
