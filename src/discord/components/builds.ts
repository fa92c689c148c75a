import { beginning } from '../limits.ts';
import { type Screen } from '../screen.ts';
import { buildCard, secretBuild } from '../views/builds.ts';
import { type Action, type Press, updates, whispers } from './action.ts';

async function read({ desk, game }: Press, hero = '', page = 1): Promise<Screen> {
  const view = await desk.asks.publicView(game);
  return (view && buildCard(view, beginning(hero, 24), page)) ?? secretBuild;
}

/** The chooser of public builds, and the buttons that turn a long one's pages. */
export const buildActions = {
  build: whispers((press) => read(press, press.values[0])),
  'build-page': updates((press) => {
    const [hero, page] = press.id.subject.split('.');
    return read(press, hero, Number(page));
  }),
} satisfies Record<string, Action>;
