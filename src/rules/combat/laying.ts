import { slowDown } from './acting.ts';
import { type Bout } from './bout.ts';
import { conditionRules, isProof } from './conditions.ts';
import { type Condition, type ConditionKind, type Creature, type CreatureId } from './creature.ts';
import { tellInVain } from './in-vain.ts';
import { land } from './landing.ts';
import { has, hasBoon } from './reading.ts';
import { tell, whoIs } from './tell.ts';

/** A condition that somebody lays on somebody; hiding is one's own. */
type Laid = {
  kind: Exclude<ConditionKind, 'hidden'>;
  by: CreatureId;
  lasts: Condition['lasts'];
  /** ITEM-26: by a trap, whose owner nobody is told; absent: by somebody. */
  isTrap?: true;
};

/** COND-11: the later end of two counts. Refused by the proof, an empty mind, the ethereal's own. */
export function layCondition(bout: Bout, target: Creature, { isTrap, ...laid }: Laid): void {
  if (target.dead || isRefused(bout, target, laid)) return;
  const { fight } = bout;
  const held = target.conditions.find((one) => isSame(one, laid));
  const stays = held && turnsOf(held.lasts) >= turnsOf(laid.lasts);
  // COND-06: a charm has to be somebody's.
  const one = isTrap && laid.kind !== 'charmed' ? { ...laid, kind: laid.kind, by: null } : laid;
  if (!stays) target.conditions = [...target.conditions.filter((other) => other !== held), one];
  if (laid.kind === 'slowed' && !held) slowDown(fight, target);
  const lasts = stays ? held.lasts : laid.lasts;
  const by = fight.creatures[laid.by];
  const whose = stays
    ? 'by' in held && held.by !== null
      ? fight.creatures[held.by]
      : undefined
    : one.by === null
      ? undefined
      : by;
  tell(
    bout,
    'condition laid',
    [conditionRules[laid.kind], ...(held ? (['COND-11'] as const) : [])],
    {
      who: whoIs(target),
      condition: laid.kind,
      by: whose && whose !== target ? whoIs(whose) : null,
      turns: lasts === 'until ended' ? null : lasts.turns,
    },
  );
  // MOVE-04, COND-12: who cannot fly any more lands; a rider's flight is its mount's.
  if (laid.kind === 'restrained' && target.height === 'air' && target.mount === null)
    land(bout, target);
  const facts = { condition: laid.kind };
  bout.fire({ kind: 'laid', doer: by ?? null, sufferer: target, facts });
}

function isRefused(bout: Bout, target: Creature, { kind, by }: Laid): boolean {
  // COND-08: the ethereal cannot become so again while it lasts.
  if (kind === 'ethereal' && has(target, 'ethereal')) return true;
  const layer = bout.fight.creatures[by];
  const proof = layer && layer !== target && isProof(target, layer);
  if (!proof && !(kind === 'charmed' && hasBoon(target, 'empty mind'))) return false;
  const tried = { who: target, what: kind };
  if (proof) tellInVain(bout, 'invulnerable', tried, ['COMBAT-15']);
  else tellInVain(bout, 'empty mind', tried, ['QUEST-08']);
  return true;
}

/** COND-11: two charms by two charmers are two. */
const isSame = (held: Condition, laid: Laid): boolean =>
  held.kind === laid.kind && (held.kind !== 'charmed' || held.by === laid.by);

/** So many of its own turns it has it. */
const turnsOf = (lasts: Condition['lasts']): number =>
  lasts === 'until ended' ? Infinity : lasts.turns;
