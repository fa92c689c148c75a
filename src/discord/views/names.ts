import { type HeroFace } from '../../rules/event.ts';
import { type PublicHero, type PublicView } from '../../rules/sight/views.ts';
import { type HeroId } from '../../rules/names.ts';
import { escape } from './escape.ts';

/** A hero's name in a sentence. */
export const called = (hero: Pick<HeroFace, 'name'>) => `**${escape(hero.name)}**`;

/** `Old Fennimore, the Tinker`: a hero with the title that its player chose. */
export const titled = ({ name, title }: Pick<PublicHero, 'name' | 'title'>) =>
  title === '' ? `**${escape(name)}**` : `**${escape(name)}**, ${escape(title)}`;

const heroNamed = (view: PublicView, id: HeroId): PublicHero | null =>
  view.heroes.find((hero) => hero.id === id) ?? null;

export const nameOf = (view: PublicView, id: HeroId): string => {
  const hero = heroNamed(view, id);
  return hero ? called(hero) : 'somebody who has left';
};
