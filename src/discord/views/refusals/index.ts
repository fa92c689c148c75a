import { type FightRefusalFacts } from '../../../rules/combat/refusal.ts';
import { type Refusal, type RefusalFacts } from '../../../rules/refusal.ts';
import { type RuleId } from '../../../rules/names.ts';
import { absenceRefusals } from './absence.ts';
import { additionRefusals } from './additions.ts';
import { broughtRefusals } from './brought.ts';
import { duelRefusals } from './duel.ts';
import { fightRefusals } from './fight.ts';
import { goodsRefusals } from './goods.ts';
import { hostingRefusals } from './hosting.ts';
import { movingRefusals } from './moving.ts';
import { redRefusals } from './red.ts';
import { sellingRefusals } from './selling.ts';
import { type Sentences } from './sentences.ts';
import { usingRefusals } from './using.ts';
import { weekRefusals } from './week.ts';

const sentences: Sentences<RefusalFacts & FightRefusalFacts> = {
  ...weekRefusals,
  ...absenceRefusals,
  ...hostingRefusals,
  ...broughtRefusals,
  ...goodsRefusals,
  ...redRefusals,
  ...sellingRefusals,
  ...additionRefusals,
  ...duelRefusals,
  ...fightRefusals,
  ...movingRefusals,
  ...usingRefusals,
};

type TitleOf = (rule: RuleId) => string | null;

/** What did not happen and why, by which rule, and what to do now. */
export function refusalText(refusal: Refusal, titleOf: TitleOf): string {
  const write = sentences[refusal.refused] as (facts: object) => [string, string];
  const [why, now] = write(refusal.facts);
  return `${why}${cited(refusal.rule, titleOf)}. ${now}`;
}

/** Why alone: `Bear is 6 tiles away, and Fist reaches 1 (COMBAT-03)`. */
export function whyNot({ refused, facts, rule }: Refusal): string {
  const [why] = (sentences[refused] as (facts: object) => [string, string])(facts);
  return `${why.slice(why.indexOf(': ') + 2)}${cited(rule, () => null)}`;
}

const cited = (rule: RuleId | null, titleOf: TitleOf) => {
  if (rule === null) return '';
  const title = titleOf(rule);
  return title === null ? ` (${rule})` : ` (${rule} ${title})`;
};
