import { type Carried } from '../abilities/carried.ts';
import { type Activated } from '../abilities/seam.ts';
import { applyEach } from '../abilities/verbs/index.ts';
import { leftOut, within } from '../abilities/verbs/reached.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type ActionOf } from './action.ts';
import { type Tile } from '../board/tile.ts';
import { areEnemies, type Bout, creatureOf } from './bout.ts';
import { type Area, areasIn, provoke, provokeWithin } from './provoking.ts';
import { noteAttack } from './attack.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { fell, isSpent, tellDeaths } from './harm.ts';
import { tellInVain } from './in-vain.ts';
import { pay } from './price.ts';
import { specialAttack } from './special.ts';
import { show, tell, whoIs } from './tell.ts';
import { wholeRun } from './shape.ts';
import { inReach } from './tuning.ts';
import { inTurns } from './turn-order.ts';

/** The ability that an action names, as it is now; undefined where its creature has none such. */
export function namedAbility(
  { kit }: Creature,
  { item, ability }: Pick<ActionOf<'activate'>, 'item' | 'ability'>,
): { carried: Carried; ability: Activated } | undefined {
  const carried = kit?.find((one) => one.item === item);
  const found = carried?.abilities[ability];
  return carried && !carried.spent && found && 'use' in found
    ? { carried, ability: inReach(carried, found) }
    : undefined;
}

/** The tile at which the ability is aimed: with what is aimed at no tile it only chooses among rooms. */
export const aimOf = (
  { use }: Pick<Activated, 'use'>,
  { tile }: Pick<ActionOf<'activate'>, 'tile'>,
): Tile | null => (use.on === 'tile' ? tile : null);

/** COMBAT-02: an activation that is allowed; COMBAT-11: its name is public from then on. */
export function activate(bout: Bout, carrier: Creature, action: ActionOf<'activate'>): void {
  const named = namedAbility(carrier, action);
  if (!named) throw new Error(`no ability ${action.item}.${action.ability}`);
  const { ability } = named;
  const wounds = carrier.damageTaken;
  const carried = pay(bout, carrier, action.item, action.ability, ability);
  if (carried.spell) bout.fight.turn.spellUsed = true;
  const isDoomed = carrier.damageTaken > wounds && isSpent(carrier);
  bout.doomed = isDoomed ? carrier.id : null;
  const name = ability.name ?? carried.name;
  const area = areaOf(bout, carrier, ability, action);
  if (area) provokeWithin(bout, carrier, area);
  const targets = aimedAt(bout, carrier, area, action);
  const aimed = aimOf(ability, action);
  for (const target of targets) if (areEnemies(carrier, target)) provoke(bout, target);
  // Whoever comes to a tile by it does there what falls upon all about themselves.
  const there = aimed === null ? carrier : { tile: aimed, size: carrier.size };
  for (const one of areasIn(ability.do, there, targets[0])) provokeWithin(bout, carrier, one);
  const [first] = targets;
  show(bout.fight, carrier.id, { ability: name });
  tell(bout, 'activated', ['COMBAT-02', 'COMBAT-11'], {
    who: whoIs(carrier),
    ability: name,
    targets: targets.map(whoIs),
    ...(!area && first && first !== carrier && { on: whoIs(first) }),
    ...(aimed !== null && { tile: aimed }),
  });
  if (area) tellProof(bout, carrier, area, name);
  const open = targets.filter((target) => !isCountered(bout, carrier, target, name));
  // MONSTER-03: whoever counters an attack has been attacked.
  if (ability.special)
    for (const target of targets)
      if (carrier.dead || !open.includes(target)) noteAttack(bout, carrier, target);
  if (carrier.dead) {
    bout.doomed = null;
    return;
  }
  const run = wholeRun({
    bout,
    carrier,
    carried,
    ability: name,
    targets: open,
    other: null,
    tile: aimed,
    range: ability.use.range,
    times: 1,
    grounding: action.ground ?? 'none',
  });
  if (area) run.isArea = true;
  if (open.length < targets.length) run.countered = targets.filter((one) => !open.includes(one));
  if (run.tile === null && action.tile !== null) run.wanted = action.tile;
  // An area goes on: what it comes to for its carrier does not tell whom it has reached.
  if (ability.use.radius !== undefined || open.length > 0) comeAbout(run, ability);
  // STAT-01, COMBAT-19: what it costs is looked at with all that has come of it.
  if (isDoomed) tellDeaths(bout, fell([carrier]), null);
  bout.doomed = null;
  bout.fire({ kind: 'used', doer: carrier, sufferer: null, facts: {} });
}

function comeAbout(run: Run, { special, do: effects }: Activated): void {
  if (special) specialAttack(run, special, effects);
  else applyEach(run, effects);
}

/** COMBAT-14: whoever it is aimed at may have an answer to it. */
function isCountered(bout: Bout, doer: Creature, sufferer: Creature, what: string): boolean {
  const facts = { byEnemy: areEnemies(doer, sufferer), countered: false };
  bout.fire({ kind: 'targeted', doer, sufferer, facts });
  if (facts.countered)
    tellInVain(bout, 'countered', { who: sufferer, by: doer, what }, ['COMBAT-14']);
  return facts.countered;
}

/** COMBAT-18: where an ability with an area works; null for one without. */
function areaOf(
  { fight }: Bout,
  carrier: Creature,
  { use }: Activated,
  action: ActionOf<'activate'>,
): Area | null {
  const { radius, hits } = use;
  if (radius === undefined) return null;
  const tile = aimOf({ use }, action);
  const centre = tile !== null ? { tile, size: 0 } : (targetIn(fight, action) ?? carrier);
  return { centre: { tile: centre.tile, size: centre.size }, radius, hits };
}

const targetIn = (fight: Fight, { targets: [id] }: ActionOf<'activate'>): Creature | undefined =>
  id === undefined ? undefined : creatureOf(fight, id);

/** COMBAT-18: one target, oneself, or all whom an area reaches, in the order of COMBAT-14. */
function aimedAt(
  { fight }: Bout,
  carrier: Creature,
  area: Area | null,
  action: ActionOf<'activate'>,
): Creature[] {
  if (!area) return [targetIn(fight, action) ?? carrier];
  const { centre, radius, hits } = area;
  return inTurns(fight, within(fight, carrier, centre, radius, hits));
}

/** COMBAT-15, COMBAT-18: whom its area leaves out, for those who can see them there. */
function tellProof(bout: Bout, carrier: Creature, area: Area, what: string): void {
  const { centre, radius, hits } = area;
  for (const one of leftOut(bout.fight, carrier, centre, radius, hits))
    tellInVain(bout, 'left out', { who: one, by: carrier, what }, ['COMBAT-18', 'COMBAT-15']);
}
