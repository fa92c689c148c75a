import {
  type Creature,
  type Fight,
  isAtPeace,
  type Secret,
  secretsAtHand,
  secretsIn,
  type Thing,
} from '../combat/index.ts';
import { freeGold } from '../money.ts';
import { gold, type HeroId } from '../names.ts';
import { noOrders } from '../orders.ts';
import { reward } from '../menagerie/reward.ts';
import { type Hidden, isGone, knownTo, noteKnown, secretsHidden } from '../menagerie/secrets.ts';
import { heroOf, type Scene, setGame, tell } from '../scene.ts';
import { fillsForGood } from '../standing-in/gains.ts';
import { type Discovery } from '../thing-face.ts';
import { wearInside } from './refit.ts';

/**
 * ORB-09: what is still to be found there by this hero, who knows already where it has seen some of it
 * (PERC-05). PERC-01: what a perception finds has a stealth one lower.
 */
export const secretsThere = (scene: Pick<Scene, 'game' | 'goods'>, hero: HeroId): Thing[] =>
  secretsHidden(scene).flatMap(({ id, card, tile }): Thing[] => {
    const known = knownTo(scene.game, hero, id);
    if (known === 'had' || known === 'empty') return [];
    const foundBy = known === undefined ? {} : { foundBy: [hero] };
    return [{ kind: 'secret', secret: id, tile, stealth: card.hidden - 1, ...foundBy }];
  });

/**
 * ORB-09, PERC-05: a hero that walks keeps in mind where it has seen that something lies, and has it once
 * an action leaves it within an arm's length, in peace. `fight`: as it is now, or was when it ended.
 */
export function comeUpon(scene: Scene, fight: Fight): void {
  const finder = walker(fight);
  if (!finder?.player || finder.dead) return;
  for (const { secret, foundBy } of secretsIn(fight))
    if (foundBy && knownTo(scene.game, finder.player, secret) === undefined)
      noteKnown(scene, finder.player, secret, 'noticed');
  if (!isAtPeace(fight) || fight.pending) return;
  const near = secretsAtHand(fight, finder);
  for (const secret of near) discover(scene, finder.player, secret);
  if (near.length > 0) wearInside(scene, finder.player);
}

const walker = ({ walk, creatures }: Fight): Creature | undefined =>
  walk && Object.values(creatures).find(({ kind }) => kind === 'hero');

function discover(scene: Scene, hero: HeroId, { secret }: Secret): void {
  forgetHere(scene, secret);
  const hidden = secretsHidden(scene).find(({ id }) => id === secret);
  if (!hidden) return;
  const { card, tile, where } = hidden;
  const { told, ...got } = isGone(scene.game, hidden)
    ? nothing
    : (spared(scene, hero, hidden) ?? take(scene, hero, hidden));
  // What one could have nothing of stays for others, and for later.
  const kept = got.gold > 0 || got.things.length > 0 ? 'had' : 'left';
  noteKnown(scene, hero, secret, told === null ? 'empty' : kept);
  const own = { name: card.name, tile, where, told, ...got, purse: freeGold(scene.game, hero) };
  tell(scene, 'secret found', ['ORB-09'], null, { [hero]: own });
}

type Got = Pick<Discovery, 'told' | 'gold' | 'things' | 'left' | 'spared'>;

const nothing: Got = { told: null, gold: gold(0), things: [], left: [] };

function take(scene: Scene, hero: HeroId, { card: { gives, told } }: Hidden): Got {
  return { told, gold: gold(gives.gold ?? 0), ...reward(scene, hero, gives, 'found') };
}

/**
 * TURN-05: an autopilot takes nothing that stays for good, and nothing that would take off what it is to
 * leave alone: all of it waits there for its player.
 */
function spared(scene: Scene, hero: HeroId, hidden: Hidden): Got | null {
  if (!scene.game.week?.turn?.autopilot) return null;
  const trial = { ...scene, events: [...scene.events], transfers: [...scene.transfers] };
  const { told, things, left } = take(trial, hero, hidden);
  const { keep } = heroOf(scene.game, hero).orders ?? noOrders;
  const isForGood = things.some(({ slot, stored }) => !stored && fillsForGood(slot));
  const isKept = keep.some((id) => trial.game.items[id]?.slot !== scene.game.items[id]?.slot);
  if (!isForGood && !isKept) return null;
  const all = [...things.map(({ name }) => name), ...left];
  return { ...nothing, told, left: all, spared: isForGood ? 'for good' : 'kept' };
}

/** Nobody finds it twice in one loot turn. */
function forgetHere(scene: Scene, secret: string): void {
  const { fight } = scene.game;
  if (!fight) return;
  const things = fight.things.filter((one) => one.kind !== 'secret' || one.secret !== secret);
  setGame(scene, { fight: { ...fight, things } });
}
