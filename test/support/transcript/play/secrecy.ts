import { type Act, type Planted, type Step } from '../format/transcript.ts';
import { unmarked } from './act.ts';
import { type Run } from './begin.ts';
import { personOf } from './cast.ts';
import { versionsIn } from './look.ts';
import { type Id } from './stage-types.ts';

/** Plants the secrets of the file or of a step; what stood anywhere before does not tell them. */
export function plant({ keeper, cast, look }: Run, secrets: readonly Planted[]): void {
  for (const { name, words, knownTo, line } of secrets) {
    const known = new Set(knownTo.map((person) => personOf(cast, person)));
    keeper.plant({ name, by: null, words, knownTo: known, line }, versionsIn(look));
  }
}

/** Reveals and plants what the step says; its act comes back without the marks. */
export function keepSecrets(run: Run, step: Step): Act {
  reveal(run, step);
  plant(run, step.secrets);
  const { act, words } = unmarked(step.act);
  if (!('person' in act)) return act;
  const by = personOf(run.cast, act.person);
  if (words.length > 0) {
    const secret = { name: act.person, by, words, knownTo: new Set([by]), line: step.line };
    run.keeper.plant(secret, versionsIn(run.look));
  }
  if (act.do === 'write to bot') {
    run.keeper.neverLog(act.text);
    // Where the file marks what is secret in it, it also says until when.
    if (words.length === 0) keepToThemselves(run, step, by, act.text);
  }
  return act;
}

/** What somebody writes to the bot is told to nobody else in these words, ever. */
function keepToThemselves({ keeper, look }: Run, { line }: Step, by: Id, text: string): void {
  // One word alone may well stand in a text that others read.
  if (!/\d/.test(text)) return;
  const secret = { name: 'a direct message', by, words: [text], knownTo: new Set([by]), line };
  keeper.plant({ ...secret, forGood: true }, versionsIn(look));
}

function reveal({ keeper, cast }: Run, step: Step): void {
  for (const { secret, to } of step.revealed) {
    const by = secret === null ? undefined : cast.people.get(secret);
    const people = to?.map((person) => personOf(cast, person)) ?? null;
    keeper.reveal(
      (one) =>
        one.forGood !== true &&
        (secret === null || one.name === secret || (by !== undefined && one.by === by)),
      people,
    );
  }
}
