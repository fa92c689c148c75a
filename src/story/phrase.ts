import { type Beat, type Left, oneself, type Result } from './beat.ts';
import { listed, times } from './words.ts';

/** Everything that follows the name. */
export function phrase({ said, on, count, results, health }: Beat): string {
  const often = count === 1 ? '' : ` ${times(count)}`;
  const naming: Naming = { last: on === undefined ? [] : [on] };
  const told = alike(results).map((one) => resultText(one, count, naming));
  const left = [...new Map(health.map((one) => [one.who, one])).values()];
  const after = [...told, ...left.map((one) => leaving(said, one, naming))];
  const [vain, rest] = [after.filter(isInVain), after.filter((one) => !isInVain(one))];
  return [`${said}${often}`, ...(rest.length === 0 ? [] : [listed(rest)]), ...vain].join(', ');
}

/** That something did not come about, which nothing else is listed with. */
const isInVain = (text: string): boolean => /^(but|though) /.test(text);

/** Who was named last in a sentence, so that a word may stand for them. */
type Naming = { last: readonly string[] };
type Alike = { said: string; whom: string[]; often: number };

/** What befell several alike, and each of them as often, is told of all of them at once. */
function alike(results: readonly Result[]): Alike[] {
  const counts = new Map<string, { result: Result; often: number }>();
  for (const result of results) {
    const key = `${result.said} ${result.whom ?? ''}`;
    counts.set(key, { result, often: (counts.get(key)?.often ?? 0) + 1 });
  }
  const groups = new Map<string, Alike>();
  for (const { result, often } of counts.values()) {
    const { said, whom } = result;
    const key = `${often} ${said}`;
    const before = groups.get(key)?.whom ?? [];
    groups.set(key, { said, often, whom: whom === null ? before : [...before, whom] });
  }
  return [...groups.values()];
}

function resultText({ said, whom, often }: Alike, count: number, naming: Naming): string {
  const text = whom.length === 0 ? said : withNames(said, whom, naming);
  if (often === 1) return text;
  return often === count ? `each time ${text}` : `${text} ${times(often)}`;
}

function withNames(said: string, whom: readonly string[], naming: Naming): string {
  const names = named(said, whom, naming);
  return said
    .replace(pronoun, () => names)
    .replace('both could not', 'neither could')
    .replace('all of them could not', 'none of them could');
}

const pronoun = /\bthe[my]\b/;

/** Names, or what stands for them where they were named last. */
function named(said: string, whom: readonly string[], naming: Naming): string {
  const isSame =
    whom.length === naming.last.length && whom.every((one) => naming.last.includes(one));
  if (isSame && whom.length === 1) return pronoun.exec(said)?.[0] ?? 'them';
  if (isSame) return whom.length === 2 ? 'both' : 'all of them';
  if (whom.some((one) => !isOneself(one))) naming.last = whom;
  return listed([...whom.filter((one) => !isOneself(one)), ...whom.filter(isOneself)]);
}

const isOneself = (one: string): boolean => one === oneself;

/** Of whom a wound befell it is told of themselves, of who dealt it of the other. */
function leaving(said: string, { who, health }: Left, naming: Naming): string {
  if (said.startsWith('was ')) return `which left them ${health}`;
  return `leaving ${named('them', [who], naming)} ${health}`;
}
