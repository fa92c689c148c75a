import { type FightEvent } from '../combat/event.ts';
import { type Fight } from '../combat/fight.ts';
import { type HeroId, type RuleId } from '../names.ts';
import { type Scene, tell } from '../scene.ts';
import { eventsSeenBy } from '../sight/fight.ts';

/** For whom a fight was played: for all in it to its end, for one a turn of it, or for nobody. */
export type PlayedFor = 'everybody' | HeroId | null;

/**
 * MONSTER-08, DUEL-14: what happens in a running fight is for those who fight in it. TURN-05: of what is
 * answered in peace in a turn that the autopilot plays its account tells.
 */
export function tellFighters(
  scene: Scene,
  fight: Fight,
  playedFor: PlayedFor,
  events: FightEvent[],
): void {
  if (events.length === 0 && fight.walk) return;
  const fighters = new Set(Object.values(fight.creatures).flatMap(({ player }) => player ?? []));
  const rules: RuleId[] = fight.walk ? ['ENTER-04'] : ['MONSTER-08', 'DUEL-14'];
  const tellThem = (kind: 'fought' | 'played out', heroes: HeroId[]) => {
    const peace = kind === 'played out' && isPeaceful(fight, events) && { inPeace: true as const };
    const own = heroes.map((hero) => {
      const loots = kind === 'played out' && playedFor === hero && lootsNext(fight, hero);
      return [
        hero,
        { events: eventsSeenBy(fight, events, hero), ...(loots && { loots }), ...peace },
      ] as const;
    });
    tell(scene, kind, rules, null, Object.fromEntries(own));
  };
  const isAccounted = isPeaceful(fight, events) && scene.game.week?.turn?.autopilot === true;
  const absent = [...fighters].filter(
    (hero) => isPlayedOut(fight, hero, playedFor) && !isAccounted,
  );
  const present = [...fighters].filter((hero) => !absent.includes(hero));
  if (absent.length > 0) tellThem('played out', absent);
  if (present.length > 0 || absent.length === 0) tellThem('fought', present);
}

/** TURN-09: where what was played for one of them has ended it; a duel's end has its own account. */
const isPlayedOut = ({ mode, outcome }: Fight, hero: HeroId, playedFor: PlayedFor): boolean =>
  playedFor === 'everybody' || (playedFor === hero && mode !== 'duel' && outcome !== null);

/** ENTER-09: no combat has gone on in it, nor does one now. */
const isPeaceful = ({ walk }: Fight, events: readonly FightEvent[]): boolean =>
  walk !== undefined && !walk.combat && !events.some(({ kind }) => kind === 'combat ended');

/** MONSTER-02: who has won alone and lives goes on with the loot turn. */
function lootsNext({ creatures, outcome, halves }: Fight, hero: HeroId): boolean {
  const winner = creatures[hero];
  return winner?.dead === false && outcome?.winner === winner.side && !halves;
}
