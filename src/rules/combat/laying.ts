import { type RuleId } from '../names.ts';
import { slowDown } from './acting.ts';
import { type Bout } from './bout.ts';
import { conditionRules, isProof } from './conditions.ts';
import { type Condition, type ConditionKind, type Creature } from './creature.ts';
import { tellInVain } from './in-vain.ts';
import { land } from './landing.ts';
import { has, hasBoon } from './reading.ts';
import { stillUnseen, tellAsSeen, type Unseen, unseenBefore, unseenIn, whoIs } from './tell.ts';

/** A condition that somebody lays on somebody; hiding is one's own. */
type Laid = {
  kind: Exclude<ConditionKind, 'hidden'>;
  by: Creature;
  lasts: Condition['lasts'];
  /** ROLL-02: its turns count twice. */
  doubled: boolean;
  /** ITEM-26: by a trap, whose owner nobody is told; absent: by somebody. */
  isTrap?: true;
};

/**
 * COND-11: the later end of two counts. Refused by the proof, an empty mind, the ethereal's own;
 * whether it has befallen them.
 */
export function layCondition(bout: Bout, target: Creature, laid: Laid): boolean {
  if (target.dead || isRefused(bout, target, laid)) return false;
  const { kind, by } = laid;
  // COND-06: a charm has to be somebody's.
  const layer = laid.isTrap && kind !== 'charmed' ? null : by.id;
  const one = { kind, by: layer, lasts: laid.lasts } as Condition;
  const held = target.conditions.find((other) => isSameCondition(other, one));
  const stays = held && turnsOf(held.lasts) >= turnsOf(laid.lasts);
  const before = unseenBefore(bout);
  if (!stays) target.conditions = [...target.conditions.filter((other) => other !== held), one];
  if (kind === 'slowed' && !held) slowDown(bout.fight, target);
  const rules: RuleId[] = [
    conditionRules[kind],
    ...(held ? (['COND-11'] as const) : []),
    ...(laid.doubled && !stays ? (['ROLL-02'] as const) : []),
  ];
  tellLaid(bout, target, stays ? held : one, rules, before);
  // MOVE-04, COND-12: who cannot fly any more lands; a rider's flight is its mount's.
  if (kind === 'restrained' && target.height === 'air' && target.mount === null) land(bout, target);
  const doer = laid.isTrap ? null : by;
  bout.fire({ kind: 'laid', doer, sufferer: target, facts: { condition: kind } });
  return true;
}

/** COND-08, COND-10: who loses sight of somebody by it has seen by whom. */
function tellLaid(
  bout: Bout,
  target: Creature,
  one: Condition,
  rules: RuleId[],
  before: Unseen,
): void {
  if (bout.silent) return;
  const layer = 'by' in one && one.by !== null ? bout.fight.creatures[one.by] : undefined;
  const facts = {
    who: whoIs(target),
    condition: one.kind,
    by: layer && layer !== target ? whoIs(layer) : null,
    turns: one.lasts === 'until ended' ? null : one.lasts.turns,
  };
  const unseen = stillUnseen(before, unseenIn(bout.fight));
  tellAsSeen(bout, 'condition laid', rules, facts, unseen);
}

function isRefused(bout: Bout, target: Creature, { kind, by }: Laid): boolean {
  // COND-08: the ethereal cannot become so again while it lasts. COND-06: nobody charms themselves.
  if (kind === 'ethereal' && has(target, 'ethereal')) return true;
  if (kind === 'charmed' && by === target) return true;
  const proof = by !== target && isProof(target, by);
  if (!proof && !(kind === 'charmed' && hasBoon(target, 'empty mind'))) return false;
  const tried = { who: target, what: kind };
  if (proof) tellInVain(bout, 'invulnerable', tried, ['COMBAT-15']);
  else tellInVain(bout, 'empty mind', tried, ['QUEST-08']);
  return true;
}

/** COND-11, COND-06: two charms by two charmers are two. */
export const isSameCondition = (held: Condition, laid: Condition): boolean =>
  held.kind === laid.kind &&
  (held.kind !== 'charmed' || laid.kind !== 'charmed' || held.by === laid.by);

/** So many of its own turns it has it. */
const turnsOf = (lasts: Condition['lasts']): number =>
  lasts === 'until ended' ? Infinity : lasts.turns;
