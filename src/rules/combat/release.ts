import { grown } from '../monsters/levels.ts';
import { type RuleId } from '../names.ts';
import { type Bout, creaturesOf, livingIn, othersIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { fellBoth } from './ending.ts';
import { creatureFrom } from './enter.ts';
import { type Reserve } from './fight.ts';
import { growIntoRoom, levelUp } from './levelling.ts';
import { placeByLot } from './places.ts';
import { lastDuelRound } from './stalemate.ts';
import { tell, whoIs } from './tell.ts';

/** DUEL-04: the last round without the monster. */
export const roundsAlone = 10;

/** DUEL-04, DUEL-05: the week's monster comes out, or as many as the house says, and acts last. */
export function release(bout: Bout, rule: RuleId): void {
  const { fight } = bout;
  if (!fight.reserve || fight.releasedFor !== null) return;
  fight.releasedFor = fight.round + 1;
  for (let one = 0; one < (fight.house?.released ?? 1); one++) {
    const monster = appear(bout, fight.reserve, fight.reserve.level);
    fight.order.push(monster.id);
    tell(bout, 'appeared', [rule], { who: whoIs(monster), tile: monster.tile, why: 'released' });
    bout.fire({ kind: 'released', doer: monster, sufferer: null, facts: {} });
  }
}

/** DUEL-08: when all that were released lie dead, new ones take the turns of those before them. */
export function respawn(bout: Bout): void {
  const { fight } = bout;
  const released = creaturesOf(fight).filter((creature) => creature.kind === 'monster');
  if (!fight.reserve || fight.releasedFor === null || released.some((one) => !one.dead)) return;
  const before = released.filter((one) => fight.order.includes(one.id));
  // They grow together while they live, so that the last to fall had come farthest.
  const level = Math.max(...before.map((one) => one.level));
  for (const { id } of before) {
    const monster = appear(bout, fight.reserve, level);
    fight.order = fight.order.map((other) => (other === id ? monster.id : other));
    tell(bout, 'appeared', ['DUEL-08'], {
      who: whoIs(monster),
      tile: monster.tile,
      why: 'respawned',
    });
  }
}

function appear(bout: Bout, reserve: Reserve, level: number): Creature {
  const { fight, dice } = bout;
  const id = `m${monstersSoFar(fight.creatures) + 1}` as const;
  const sheet = grown(reserve.sheet, level - reserve.level);
  const monster = creatureFrom({
    id,
    name: reserve.name,
    kind: 'monster',
    side: 'monsters',
    player: null,
    sheet,
    level,
    damageTaken: 0,
  });
  placeByLot(fight.board, othersIn(fight, id), monster, dice, 'release');
  fight.creatures = { ...fight.creatures, [id]: monster };
  bout.enlist();
  return monster;
}

const monstersSoFar = (creatures: Record<CreatureId, Creature>) =>
  Object.keys(creatures).filter((id) => id.startsWith('m')).length;

/** DUEL-04, DUEL-07, DUEL-10: what the end of a round of a duel brings. */
export function endDuelRound(bout: Bout): void {
  const { fight } = bout;
  if (fight.round >= lastDuelRound) return fellBoth(bout);
  if (fight.releasedFor === null) {
    if (fight.round >= roundsAlone) release(bout, 'DUEL-04');
    return;
  }
  const full = fight.round - fight.releasedFor + 1;
  if (full <= 0 || full % 2 !== 0) return;
  for (const monster of livingIn(fight))
    if (monster.kind === 'monster') levelUp(bout, monster, 'duel', 'DUEL-07');
  growIntoRoom(bout);
}
