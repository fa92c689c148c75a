import { ownKinds } from '../lore/own.ts';
import { type Step } from '../format/transcript.ts';
import { shownMessage, type Breakdown, type Outcome } from './breakdown.ts';
import { textOfForm, type Played } from './judge.ts';
import { changesFor } from './look.ts';

/** One line for a transcript that went well; for one that did not, all that helps to see why. */
export function reportOf({ transcript, counts, broke }: Outcome): string {
  if (broke === null) {
    const { steps, expectations, secrets, payloads } = counts;
    return `✓ ${transcript.file}: ${transcript.title} (${steps} steps, ${expectations} expectations, ${secrets} secrets, ${payloads} payloads)`;
  }
  return [`✗ ${transcript.file}: ${transcript.title}`, ...linesOf(transcript.file, broke)].join(
    '\n',
  );
}

function linesOf(file: string, { line, step, failures, findings, saw, log }: Breakdown): string[] {
  return [
    `  ${file}:${line}: ${step}`,
    ...failures.flatMap(({ line: at, expected, but }) => [
      `  ${file}:${at}: expected ${indented(expected)}`,
      `    but ${indented(but)}`,
    ]),
    ...findings.map(({ check, line: at, says }) => {
      const planted = at > 0 ? ` (planted at ${file}:${at})` : '';
      return `  the runner’s own check “${check}”${planted}: ${indented(says)}`;
    }),
    ...saw.flatMap(({ name, text }) => [
      `  ${name} saw in this step:`,
      `    ${indented(text) || 'nothing new'}`,
    ]),
    ...(log.length > 0
      ? ['  the last lines of the bot’s log:', ...log.map((one) => `    ${one}`)]
      : []),
  ];
}

const indented = (text: string): string => text.replaceAll('\n', '\n    ');

/** A step and who newly saw what in it, for reading along. */
export function shownStep(step: Step, played: Played): string {
  const { done, refused } = played;
  const status = done.outcome ? ` → ${done.outcome.status}` : '';
  return [
    `${step.line}: ${step.said}${status}${refused === null ? '' : ` → refused: ${refused}`}`,
    ...sightsOf(played).map(
      ({ names, place, texts }) => `  ${names}, in ${place}:\n    ${indented(texts.join('\n'))}`,
    ),
    ...(done.outcome?.modal
      ? [`  the form:\n    ${indented(textOfForm(done.outcome.modal))}`]
      : []),
    ...(done.offered ? [`  offered: ${done.offered.join(', ')}`] : []),
  ].join('\n');
}

type Sight = { names: string; place: string; texts: string[] };

/** Messages that the same people saw in the same place stand together. */
function sightsOf({ cast, before, after }: Played): Sight[] {
  const seen = new Map<string, { place: string; text: string; names: string[] }>();
  for (const [name, person] of cast.people)
    for (const { channel, message } of changesFor(before, after, person)) {
      const text = shownMessage(message);
      const one = seen.get(`${message.id} ${text}`) ?? { place: channel.name, text, names: [] };
      seen.set(`${message.id} ${text}`, { ...one, names: [...one.names, name] });
    }
  const sights: Sight[] = [];
  for (const { place, text, names: who } of seen.values()) {
    const names = who.length === cast.people.size ? 'everybody' : who.join(', ');
    const same = sights.find((one) => one.names === names && one.place === place);
    if (same) same.texts.push(text);
    else sights.push({ names, place, texts: [text] });
  }
  return sights;
}

/** What the whole of a run looked at. */
export function summaryOf(outcomes: readonly Outcome[], seconds: number): string {
  const sum = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = outcomes.filter(({ broke }) => broke !== null).length;
  const judged = sum(({ counts }) => counts.judged);
  return [
    `transcripts: ${outcomes.length - failed} passed, ${failed} failed, in ${seconds.toFixed(1)} s`,
    `${sum(({ counts }) => counts.steps)} steps, ${sum(({ counts }) => counts.expectations)} expectations, ` +
      `${sum(({ counts }) => counts.secrets)} secrets planted, ${sum(({ counts }) => counts.payloads)} payloads ` +
      `and ${sum(({ counts }) => counts.logLines)} log lines scanned`,
    `the runner’s own secrets: ${ownKinds.map((kind) => `${sum(({ counts }) => counts.own[kind])} ${kind}`).join(', ')}`,
    judged > 0
      ? `${judged} requests and answers held against Discord’s description`
      : 'DISCORD_OPENAPI was not given: nothing was held against Discord’s description',
  ].join('\n');
}
