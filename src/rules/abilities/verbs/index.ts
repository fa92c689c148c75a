import { type z } from 'zod';
import { type Form } from '../aloud/form.ts';
import { type Say } from '../aloud/whom.ts';
import { absorb } from './absorb.ts';
import { actAgain } from './act-again.ts';
import { afflict } from './afflict.ts';
import { attack } from './attack.ts';
import { changeAbilities } from './change-abilities.ts';
import { changeAttacks } from './change-attacks.ts';
import { change } from './change.ts';
import { clearGround } from './clear-ground.ts';
import { copy } from './copy.ts';
import { counter } from './counter.ts';
import { deal } from './deal.ts';
import { dismiss } from './dismiss.ts';
import { dispel } from './dispel.ts';
import { drain } from './drain.ts';
import { end } from './end.ts';
import { exchange } from './exchange.ts';
import { fetch } from './fetch.ts';
import { give } from './give.ts';
import { gold } from './gold.ts';
import { grantAttack } from './grant-attack.ts';
import { ground } from './ground.ts';
import { heal } from './heal.ts';
import { hide } from './hide.ts';
import { layTheSame } from './lay-the-same.ts';
import { lay } from './lay.ts';
import { ways } from './lend-ways.ts';
import { move } from './move.ts';
import { passOn } from './pass-on.ts';
import { place } from './place.ts';
import { prolong } from './prolong.ts';
import { protect } from './protect.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { isForTheDead } from './reached.ts';
import { refill } from './refill.ts';
import { reflect } from './reflect.ts';
import { reroll } from './reroll.ts';
import { reveal } from './reveal.ts';
import { sink } from './sink.ts';
import { stealBoons } from './steal-boons.ts';
import { stealCharges } from './steal-charges.ts';
import { study } from './study.ts';
import { summon } from './summon.ts';
import { sustain } from './sustain.ts';
import { swap } from './swap.ts';
import { teleport } from './teleport.ts';
import { temporaryHp } from './temporary-hp.ts';
import { transform } from './transform.ts';
import { unseat } from './unseat.ts';
import { update } from './update.ts';
import { type Run, type Verb } from './verb.ts';
import { unionOf } from '../../union.ts';

/** Every word that an ability can do, by the key that says it. */
export const verbs = {
  deal,
  heal,
  lay,
  end,
  change,
  'temporary hp': temporaryHp,
  give,
  actions: actAgain,
  reveal,
  push,
  pull,
  drain,
  afflict,
  attack,
  move,
  teleport,
  swap,
  hide,
  ground,
  unseat,
  dispel,
  summon,
  refill,
  'steal charges': stealCharges,
  counter,
  reroll,
  place,
  'grant attack': grantAttack,
  'change attacks': changeAttacks,
  ways,
  prolong,
  'pass on': passOn,
  'lay the same': layTheSame,
  'steal boons': stealBoons,
  exchange,
  'clear ground': clearGround,
  reflect,
  absorb,
  update,
  gold,
  sustain,
  study,
  fetch,
  dismiss,
  sink,
  protect,
  'change abilities': changeAbilities,
  copy,
  transform,
};

export const effectSchema = unionOf([
  deal.schema,
  heal.schema,
  lay.schema,
  end.schema,
  change.schema,
  temporaryHp.schema,
  give.schema,
  actAgain.schema,
  reveal.schema,
  push.schema,
  pull.schema,
  drain.schema,
  afflict.schema,
  attack.schema,
  move.schema,
  teleport.schema,
  swap.schema,
  hide.schema,
  ground.schema,
  unseat.schema,
  dispel.schema,
  summon.schema,
  refill.schema,
  stealCharges.schema,
  counter.schema,
  reroll.schema,
  place.schema,
  grantAttack.schema,
  changeAttacks.schema,
  ways.schema,
  prolong.schema,
  passOn.schema,
  layTheSame.schema,
  stealBoons.schema,
  exchange.schema,
  clearGround.schema,
  reflect.schema,
  absorb.schema,
  update.schema,
  gold.schema,
  sustain.schema,
  study.schema,
  fetch.schema,
  dismiss.schema,
  sink.schema,
  protect.schema,
  changeAbilities.schema,
  copy.schema,
  transform.schema,
]);
export type Effect = z.infer<typeof effectSchema>;

function verbOf(effect: Effect): Verb<z.ZodType> | undefined {
  for (const word in effect)
    if (Object.hasOwn(verbs, word)) return verbs[word as keyof typeof verbs];
  return undefined;
}

/** How one effect of an ability reads aloud where it works. */
export const aloud = (effect: Effect, form: Form, say: Say): string =>
  verbOf(effect)?.aloud[form](effect, say) ?? '';

/**
 * Lets what an ability does happen, one effect after the other. STAT-01: nothing more of it once its
 * carrier has fallen in its midst, and nothing upon those alone who have.
 */
export function applyEach(run: Run, effects: readonly Effect[]): void {
  const { carrier } = run;
  const lived = !carrier.dead;
  for (const effect of effects) {
    if (lived && carrier.dead) return;
    if (!isForTheDead(run, effect)) verbOf(effect)?.apply(run, effect);
  }
}

/** COMBAT-19: the same upon several, each with a run of its own. */
export function applyAll(all: readonly Run[], effect: Effect): void {
  const verb = verbOf(effect);
  const runs = all.filter((run) => !isForTheDead(run, effect));
  if (runs.length > 1 && verb?.applyAll) verb.applyAll(runs, effect);
  else for (const run of runs) verb?.apply(run, effect);
}
