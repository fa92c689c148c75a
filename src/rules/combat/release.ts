import { grown } from '../monsters/levels.ts';
import { type RuleId } from '../names.ts';
import { type Bout, creaturesOf, livingIn, othersIn } from './bout.ts';
import { comeInto } from './coming.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { creatureFrom } from './enter.ts';
import { type Fight, type Reserve } from './fight.ts';
import { treadOn } from './footing.ts';
import { growIntoRoom, levelUp, movementAt } from './levelling.ts';
import { noting, tellLots } from './lots.ts';
import { placeByLot } from './places.ts';
import { tell, whoIs } from './tell.ts';

/** DUEL-04: the last round without the monster. */
export const roundsAlone = 10;

/**
 * DUEL-04, DUEL-05: the week's monster comes out, or as many as the house says, and acts last; those
 * for whom there is no room with a later round's end.
 */
export function release(bout: Bout, rule: RuleId): void {
  const { fight } = bout;
  if (!fight.reserve) return;
  while (isReleaseDue(fight)) {
    const monster = appear(bout, fight.reserve, fight.reserve.level);
    if (!monster) return;
    fight.releasedFor ??= fight.round + 1;
    monster.outSince = fight.round + 1;
    fight.order.push(monster.id);
    tell(bout, 'appeared', [rule], { who: whoIs(monster), tile: monster.tile, why: 'released' });
    setDown(bout, monster);
    bout.fire({ kind: 'released', doer: monster, sufferer: null, facts: {} });
  }
}

/** Whether some have still to come. */
const isReleaseDue = ({ house, order, creatures }: Fight): boolean =>
  order.filter((id) => creatures[id]?.kind === 'monster').length < (house?.released ?? 1);

/** DUEL-05: every duelist has given it. */
export const areThumbsUp = ({ creatures, thumbsUp }: Fight): boolean =>
  Object.values(creatures).every(({ id, kind }) => kind !== 'hero' || thumbsUp.includes(id));

/** DUEL-08: when all that were released lie dead, new ones take the turns of those before them. */
export function respawn(bout: Bout): void {
  const { fight } = bout;
  const released = creaturesOf(fight).filter((creature) => creature.kind === 'monster');
  if (!fight.reserve || fight.releasedFor === null || released.some((one) => !one.dead)) return;
  const before = released.filter((one) => fight.order.includes(one.id));
  const level = levelOfLast(bout, before);
  for (const { id, outSince } of before) {
    const monster = appear(bout, fight.reserve, level);
    if (!monster) return;
    monster.outSince = outSince;
    fight.order = fight.order.map((other) => (other === id ? monster.id : other));
    tell(bout, 'appeared', ['DUEL-08'], {
      who: whoIs(monster),
      tile: monster.tile,
      why: 'respawned',
    });
    setDown(bout, monster);
  }
}

/** Of those who fell the last; in a fight that is only imagined, whoever had come farthest. */
function levelOfLast({ fight, events }: Bout, fallen: readonly Creature[]): number {
  const last = [...fight.log, ...events].findLast(
    (event) => event.kind === 'died' && fallen.some(({ id }) => id === event.who.id),
  );
  const known = last?.kind === 'died' ? fight.creatures[last.who.id] : undefined;
  return known?.level ?? Math.max(...fallen.map((one) => one.level));
}

/** Null where it has no room. */
function appear(bout: Bout, reserve: Reserve, level: number): Creature | null {
  const { fight, dice } = bout;
  const id = `m${monstersSoFar(fight.creatures) + 1}` as const;
  const sheet = grown(reserve.sheet, level - reserve.level);
  const monster = creatureFrom({
    id,
    name: nameFor(fight, reserve),
    kind: 'monster',
    side: 'monsters',
    player: null,
    sheet,
    level,
    damageTaken: 0,
    ...(reserve.kit && { kit: reserve.kit }),
    ...(reserve.boons && { boons: reserve.boons }),
    ...(reserve.ways && { movement: [...new Set([...movementAt(level), ...reserve.ways])] }),
  });
  const places = noting(dice);
  if (!placeByLot(fight.board, othersIn(fight, id), monster, places.dice, 'release')) return null;
  tellLots(bout, places.lots, ['DUEL-04']);
  fight.creatures = { ...fight.creatures, [id]: monster };
  bout.enlist();
  return monster;
}

/** DUEL-16: what lies where it comes out acts on it, as on whoever is summoned there. */
function setDown(bout: Bout, monster: Creature): void {
  treadOn(bout, monster, 'walk', true);
  comeInto(bout, [monster], null);
}

/** Of several that are out at once each has a name of its own. */
function nameFor(fight: Fight, { name }: Reserve): string {
  const out = livingIn(fight).filter(({ kind }) => kind === 'monster').length;
  return out === 0 ? name : `${name} ${out + 1}`;
}

const monstersSoFar = (creatures: Record<CreatureId, Creature>) =>
  Object.keys(creatures).filter((id) => id.startsWith('m')).length;

/** DUEL-04, DUEL-07: what the end of a round of a duel brings. */
export function endDuelRound(bout: Bout): void {
  const { fight } = bout;
  const thumbs = areThumbsUp(fight);
  if (thumbs || fight.round >= roundsAlone) release(bout, thumbs ? 'DUEL-05' : 'DUEL-04');
  for (const monster of livingIn(fight)) {
    const since = monster.outSince ?? fight.releasedFor;
    if (monster.kind !== 'monster' || since === null) continue;
    const full = fight.round - since + 1;
    if (full > 0 && full % 2 === 0) levelUp(bout, monster, 'duel', 'DUEL-07');
  }
  growIntoRoom(bout);
}
