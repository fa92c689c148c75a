import { type HeroFace } from '../../rules/event.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { card, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { called } from './names.ts';

/** What stands in the place of the panel of a hero that has left the lobby. */
export const leftPanel = (hero: HeroFace, { name, act }: PublicView): Screen => ({
  ...card(`${escape(hero.name)} · ${escape(name)}`, [
    `${called(hero)} has left the game, so there is nothing to do here.`,
    'Until it starts you can join again, with the button on its post or with `/game join`.',
  ]),
  asOf: act,
});
