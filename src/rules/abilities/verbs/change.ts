import { z } from 'zod';
import { type Change, type Creature } from '../../combat/creature.ts';
import { changing, tellEnchanted } from '../../combat/enchanting.ts';
import { tellUnmended } from '../../combat/hurt.ts';
import { isBeyondMending } from '../../combat/stalemate.ts';
import { statFound } from '../../combat/varying.ts';
import { type StatName } from '../../hero/stats.ts';
import { type Amount, amountSchema, formulaOf, formulaSchema, isFormula } from '../amount.ts';
import { aimSchema } from '../aim.ts';
import { addedUp, statChanges } from '../stat-changes.ts';
import { signedWords } from '../aloud/amounts.ts';
import { type Form } from '../aloud/form.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { listed } from '../aloud/lists.ts';
import { changeWords } from '../aloud/stats.ts';
import { type Named, you } from '../aloud/whom.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reached } from './reached.ts';
import { type Run, verb } from './verb.ts';

const stats = statChanges(formulaSchema);

/** STAT-08: stats that are other for a while. */
export const change = verb(
  z.strictObject({
    change: stats.schema,
    turns: amountSchema.optional(),
    to: aimSchema.optional(),
  }),
  (run, { change: named, turns, to }) => {
    const lasting = turnsOf(run, turns);
    const said = saidIn(named);
    for (const one of reached(run, to)) {
      const lasts = lastingOn(run, one, lasting);
      const by = allowed(run, one, said.numbers ?? workedOut(run, one, said.each));
      if (!by) continue;
      const laid: Change = { by, from: run.ability, lasts };
      if (said.formula) laid.formula = true;
      one.changes = [...(one.changes ?? []), laid];
      tellEnchanted(run, one, changing(laid), lasts);
    }
  },
  {
    plain: ({ change: by, turns, to }, { whom }) =>
      `give ${whom(to).on} ${wordsOf(by, 'plain', whom(to))}${lastingWords(turns)}`,
    terse: ({ change: by, turns, to }, { upon, whom }) =>
      `${wordsOf(by, 'terse', whom(to))}${lastingShort(turns)}${upon(to)}`,
  },
);

/** STAT-07: what a formula says goes by the stats of whom it changes. */
const wordsOf = (
  by: Readonly<Record<string, Amount | undefined>>,
  form: Form,
  whom: Named,
): string => {
  const whose = whom === you ? 'yours' : 'theirs';
  const words = changeWords(by, form, (n) => signedWords(n, form, whose));
  if (words.length === 0) return 'no change';
  return form === 'plain' ? listed(words) : words.join(', ');
};

/** DUEL-02: too late in a fight no maximum rises. What is left of the change; null: nothing. */
function allowed({ bout, carrier, ability }: Run, one: Creature, by: Change['by']) {
  const { hp = 0, ...others } = by;
  if (hp <= 0 || !isBeyondMending(bout.fight)) return by;
  tellUnmended(bout, one, carrier, ability, 'past mending');
  return Object.keys(others).length === 0 ? null : others;
}

/** `numbers`: where nothing has to be worked out; `formula`: where it looks at stats. */
type Said = { each: [StatName, Amount][]; numbers: Change['by'] | null; formula: boolean };

const known = new WeakMap<object, Said>();

/** What stands on a card, read once. */
function saidIn(named: Parameters<typeof stats.each>[0]): Said {
  const before = known.get(named);
  if (before) return before;
  const each = stats.each(named);
  const fixed = each.every((one): one is [StatName, number] => typeof one[1] === 'number');
  const said = {
    each,
    numbers: fixed ? addedUp(each) : null,
    formula: each.some(([, amount]) => isFormula(amount)),
  };
  known.set(named, said);
  return said;
}

/** STAT-07: no formula looks at what another has made of a stat. */
function workedOut(
  { carrier, carried }: Run,
  one: Creature,
  each: readonly [StatName, Amount][],
): Change['by'] {
  const stat = (name: StatName) => statFound(one, name);
  const worth = { x: carried.x, level: carrier.level, stat };
  return addedUp(each.map(([name, amount]) => [name, formulaOf(amount, worth)]));
}
