import { type Game } from '../game.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { itemCard, type Scene, setGame, tell } from '../scene.ts';
import { lootingRefusal, stepTurn } from '../week/turn.ts';
import { setWeek, theWeek } from '../week/week.ts';
import { filledOrb, orbDefinition } from './orbs.ts';
import { redFace } from './red.ts';

/** ORB-03: whether this hero has saved an orb this week. */
export const hasSaved = ({ week }: Game, hero: HeroId): boolean =>
  week?.saves?.includes(hero) === true;

/** ORB-03: one a week, in the own loot turn, for nothing: the orb is red from now on, at its cost. */
export function save(scene: Scene, hero: HeroId, intent: IntentOf<'save'>): Refusal | void {
  const no = lootingRefusal(scene, hero, 'ORB-03');
  if (no) return no;
  const orb = filledOrb(scene.game, hero, intent.orb);
  if (isRefusal(orb)) return orb;
  const { id, number, cost } = orb;
  if (orb.colour === 'red') {
    const of = orb.savedBy === hero ? 'own' : redFace(orb);
    return refuse('red already', 'ORB-03', { orb: number, of });
  }
  if (hasSaved(scene.game, hero)) return refuse('one save a week', 'ORB-03', {});
  const saved = { ...orb, colour: 'red' as const, savedBy: hero };
  setGame(scene, { orbs: { ...scene.game.orbs, [id]: saved } });
  setWeek(scene, { saves: [...(theWeek(scene.game).saves ?? []), hero] });
  stepTurn(scene);
  const { name } = itemCard(scene.game, scene.goods, orbDefinition(scene.game, orb));
  tell(scene, 'saved', ['ORB-03'], null, { [hero]: { orb: number, name, cost } });
}
