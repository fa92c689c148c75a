import { type EventFaces } from '../event.ts';
import { type Duel, type Feature } from '../game.ts';
import { worn } from '../hero/sheet.ts';
import { wornFace } from '../hero/worn-face.ts';
import { type IntentOf } from '../intent.ts';
import { checkedName } from '../lobby/name.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, heroOf, itemOf, type Scene, setGame, setHero, tell } from '../scene.ts';
import { dropDeadlines, setDeadline } from '../week/deadlines.ts';
import { hour } from '../week/hour.ts';

/** FEAT-02, -04 to -06: the duelist's own posting; what is equipped now is what will come along. */
export function postFeature(
  scene: Scene,
  hero: HeroId,
  intent: IntentOf<'post feature'>,
): Refusal | void {
  const { duel, phase } = scene.game;
  if (!duel || phase !== 'feature') return refuse('no feature time', 'FEAT-01', { phase });
  const at = duel.pair.indexOf(hero);
  if (at < 0) return refuse('not a duelist', 'FEAT-01', {});
  if (duel.features[at]?.posted) return refuse('feature posted', 'FEAT-05', {});
  const title = checkedName(intent.title, 'title');
  if (typeof title !== 'string') return title;
  const quote = checkedName(intent.quote, 'quote');
  if (typeof quote !== 'string') return quote;
  setHero(scene, hero, { title, quote });
  post(scene, duel, at, { title, quote }, { by: 'hero' });
  openBettingWhenPosted(scene);
}

/** FEAT-07: the time is over: the bot posts what is equipped for whoever has not. */
export function postForTheLate(scene: Scene): void {
  for (const hero of scene.game.duel?.pair ?? []) postWhatIsWorn(scene, hero);
  openBettingWhenPosted(scene);
}

/** FEAT-07 for a duelist who cannot be waited for; refused when theirs is posted. */
export function postForOne(scene: Scene, hero: HeroId): Refusal | void {
  if (!postWhatIsWorn(scene, hero)) return refuse('not due', null, {});
  openBettingWhenPosted(scene);
}

/** The bot posts in the hero's place; false where that was done. */
function postWhatIsWorn(scene: Scene, hero: HeroId): boolean {
  const { duel } = scene.game;
  const at = duel?.pair.indexOf(hero) ?? -1;
  if (!duel || at < 0 || duel.features[at]?.posted) return false;
  const { title, quote } = heroOf(scene.game, hero);
  post(scene, duel, at, { title, quote }, { by: 'bot' });
  return true;
}

/** FEAT-02, FEAT-05, FEAT-06: the feature with those words, and everything that is equipped. */
export function post(
  scene: Scene,
  duel: Duel,
  at: number,
  words: Pick<Feature, 'title' | 'quote'>,
  how: Pick<EventFaces['feature posted']['public'], 'by' | 'note'>,
): void {
  const hero = duel.pair[at] ?? duel.pair[0];
  const items = worn(scene.game, hero).map((item) => item.id);
  const feature: Feature = { posted: true, title: words.title, quote: words.quote, items };
  const features = duel.features.map((old, n) => (n === at ? feature : old)) as Duel['features'];
  setGame(scene, { duel: { ...duel, features } });
  tell(scene, 'feature posted', ['FEAT-02', 'FEAT-05', 'FEAT-06'], {
    hero: faceOf(scene.game, hero),
    title: feature.title,
    quote: feature.quote,
    worn: items.map((item) => wornFace(scene.game, scene.goods, itemOf(scene.game, item))),
    ...how,
    commitment: duel.commitment,
  });
}

/** Two clocks, ours and Discord's, may differ by so much, in milliseconds. */
const minute = 60_000;

/** FEAT-01, FEAT-07: betting's day begins when both are posted; BET-07: `again`, where it had begun. */
export function openBettingWhenPosted(scene: Scene, again = false): void {
  const { duel, house, pausedSince } = scene.game;
  if (!duel?.features.every((feature) => feature.posted)) return;
  dropDeadlines(scene, 'feature');
  const until = scene.moment.now + house['betting time'] * hour;
  // Of a correction and a bet Discord itself says which came first.
  const opened = scene.moment.now - (again ? 0 : minute);
  setGame(scene, { phase: 'betting', duel: { ...duel, opened } });
  setDeadline(scene, 'betting', until);
  tell(scene, 'betting opened', ['FEAT-01', 'BET-01'], {
    pair: [faceOf(scene.game, duel.pair[0]), faceOf(scene.game, duel.pair[1])],
    until: pausedSince === null ? until : null,
    commitment: duel.commitment,
    ...(again && { again }),
  });
}
