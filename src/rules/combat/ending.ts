import { type RuleId } from '../names.ts';
import { isAtPeace } from './at-peace.ts';
import { type Bout, creaturesOf, die, livingIn } from './bout.ts';
import { endDurations } from './durations.ts';
import { endGround } from './earthworks.ts';
import { type Creature, type Side } from './creature.ts';
import { type Fight, type FightMode, type Outcome } from './fight.ts';
import { tell, whoIs } from './tell.ts';
import { sendOrphans } from './vanishing.ts';

/** Whether nothing but the end of this turn is still to come. */
export function isDecided({ fight }: Bout): boolean {
  if (fight.mode === 'duel')
    return creaturesOf(fight).some((creature) => creature.kind === 'hero' && creature.dead);
  // ENTER-09: a combat is over with its enemies, a loot round is not.
  if (fight.walk) return !livingIn(fight).some(isHero);
  if (fight.halves) return !livingIn(fight).some((one) => isHalfOpen(fight, one));
  // GAME-03: companions vanish with their owner, and hold no fight open.
  const standing = livingIn(fight).filter(({ kind }) => kind !== 'companion');
  return new Set(standing.map(({ side }) => side)).size < 2;
}

/** The rule by which a side's death ends a fight. */
export const endings: Record<FightMode, RuleId> = {
  duel: 'DUEL-02',
  'monster round': 'MONSTER-02',
  loot: 'ENTER-09',
  quest: 'ENTER-09',
};

/** The rule by which this fight has ended. */
export function endedBy(fight: Fight, { winner, how }: Outcome): RuleId {
  if (how === 'concede') return 'DUEL-06';
  if (fight.walk) return how === 'death' ? 'ENTER-05' : 'ENTER-10';
  return how === 'death' ? endingOf(fight, winner) : endings[fight.mode];
}

/**
 * DUEL-10: whoever is left at the end of the turn has won, and nobody is where both fell in it;
 * so a monster that has killed one duelist may still use what is left of its turn.
 */
export function conclude(bout: Bout): void {
  const { fight } = bout;
  if (fight.walk) return finish(bout, { winner: null, how: 'death' }, ['ENTER-05']);
  const left = leftIn(fight);
  const winner = left[0]?.side ?? null;
  finish(bout, { winner, how: 'death' }, [endingOf(fight, winner)]);
}

/** Of whom the side has won. DUEL-10: a half that is left over has beaten nobody who lives. */
function leftIn(fight: Fight): Creature[] {
  if (fight.mode === 'duel') return duelistsLeft(fight);
  const living = livingIn(fight);
  const heroes = fight.halves ? living.filter(isHero) : [];
  return heroes.length > 0 ? heroes : living.filter(isNoCompanion);
}

/** DUEL-10: a hero of a tied pair whose half of the monsters still stands. */
function isHalfOpen({ halves, creatures }: Fight, { kind, player }: Creature): boolean {
  const half = kind === 'hero' && player !== null ? halves?.[player] : undefined;
  return half !== undefined && creatures[half]?.dead === false;
}

const isNoCompanion = ({ kind }: Creature): boolean => kind !== 'companion';
const isHero = ({ kind }: Creature): boolean => kind === 'hero';

/** DUEL-10: at the end of the turn; by the house as soon as one has fallen without the other. */
function duelistsLeft(fight: Fight): Creature[] {
  const heroes = Object.values(fight.creatures).filter(({ kind }) => kind === 'hero');
  const { fellFirst } = fight;
  return heroes.filter(({ id, dead }) => (fellFirst ? !fellFirst.includes(id) : !dead));
}

/** QUEST-04: where all heroes have died the attempt is over, not the combat alone. */
function endingOf({ mode, creatures }: Fight, winner: Side | null): RuleId {
  if (mode === 'duel' && winner === null) return 'DUEL-10';
  const heroes = Object.values(creatures).filter(({ kind }) => kind === 'hero');
  return mode === 'quest' && !heroes.some(({ side }) => side === winner)
    ? 'QUEST-04'
    : endings[mode];
}

/**
 * Who has not felled the other by then: in a duel both fall (DUEL-10), of a monster round its
 * challenger (MONSTER-02), and otherwise they part. Nothing answers to it and nothing prevents it,
 * so that every fight ends for certain.
 */
export function breakOff(bout: Bout): void {
  const { mode } = bout.fight;
  if (bout.fight.walk) return finish(bout, { winner: null, how: 'left' }, [endings.loot]);
  if (mode === 'loot' || mode === 'quest') return part(bout);
  const rule = mode === 'duel' ? 'DUEL-10' : 'MONSTER-02';
  for (const hero of livingIn(bout.fight)) {
    if (hero.kind !== 'hero') continue;
    // DUEL-10: who has beaten their half has done what this round is for.
    if (bout.fight.halves && !isHalfOpen(bout.fight, hero)) continue;
    die(hero);
    tell(bout, 'died', [rule], { who: whoIs(hero), by: null });
  }
  sendOrphans(bout);
  conclude(bout);
}

/** ENTER-09: they have lost sight of each other, or never came to an end. */
export const part = (bout: Bout): void =>
  finish(bout, { winner: null, how: 'parted' }, [endings.loot]);

export function finish(bout: Bout, outcome: Outcome, rules: RuleId[]): void {
  const { fight } = bout;
  fight.outcome = outcome;
  // MONSTER-02: what a monster round has laid on a monster waits for the next challenger.
  if (fight.mode === 'loot' || fight.mode === 'quest') {
    endDurations(bout);
    endGround(bout);
  }
  const own = creaturesOf(fight).filter(({ side }) => side === outcome.winner);
  const living = own.filter(({ dead }) => !dead);
  // DUEL-10: by the house whoever has fallen later has won, though nobody is left.
  const winners = living.length > 0 ? living : own.filter(isNoCompanion);
  const inPeace = isAtPeace(fight) && { inPeace: true as const };
  tell(bout, 'ended', rules, { outcome, winners: winners.map(whoIs), ...inPeace });
}
