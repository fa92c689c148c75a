import { type Asks, type RulebookEntry } from '../../play/index.ts';
import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { type RuleId } from '../../rules/names.ts';
import { writeCustomId } from '../custom-id.ts';
import { card, chooser, say, type Row, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { settingShown, type Settings } from './settings.ts';

type Book = Pick<Asks, 'rule' | 'searchRules'>;

/** Which settings a host can change this ruling by, and what they are at the reader's table. */
function settingLines(id: RuleId, settings: Settings | null): string[] {
  const named = (Object.keys(houseRules) as HouseSetting[]).filter(
    (setting) => houseRules[setting].rule === id,
  );
  if (named.length === 0) return [];
  if (settings === null)
    return [`A host can change this: ${named.map((setting) => `“${setting}”`).join(', ')}.`];
  const values = named.map((setting) => `“${setting}” is ${settingShown(settings, setting)}`);
  return [`**In your game:** ${values.join(', ')}. A host can change it.`];
}

/** What is played so where rule and ruling leave it open. */
const caseLines = ({ cases }: RulebookEntry): string[] =>
  cases.length === 0 ? [] : ['', '**Also:**', ...cases.map((one) => `- ${escape(one)}`)];

/** One rule as a player reads it. */
function ruleCard(entry: RulebookEntry, settings: Settings | null, rows: Row[] = []): Screen {
  return card(
    `${entry.id} ${escape(entry.title)}`,
    [
      escape(entry.rule),
      '',
      `**For example:** ${escape(entry.example)}`,
      ...(entry.ruling === null ? [] : ['', `**Ruling:** ${escape(entry.ruling)}`]),
      ...settingLines(entry.id, settings),
      ...caseLines(entry),
      ...(entry.links.length === 0 ? [] : ['', `See also ${entry.links.join(', ')}.`]),
    ],
    rows,
  );
}

/**
 * The rule of that number, or the best that the words find with the next best to choose from; a
 * number that no rule has is said. `settings`: of the reader's game, if there is one that they can
 * mean.
 */
export function findRules(book: Book, about: string, settings: Settings | null): Screen {
  const id = idIn(about);
  const exact = id === null ? null : book.rule(id);
  if (exact) return ruleCard(exact, settings, linkRow(book, exact));
  const none = `There is no rule ${id ?? ''}.`;
  const [best, ...others] = book.searchRules(about, 10);
  if (!best)
    return say(
      ...(id === null ? [] : [none]),
      `Nothing in the rulebook speaks of “${escape(about)}”.`,
      'Try other words, for example “bet”, “strike” or “slot”, or a number such as TURN-02.',
    );
  const rows = others.length === 0 ? [] : [ruleChooser('Also found', others)];
  const found = ruleCard(best, settings, rows);
  return id === null ? found : { ...found, content: `${none} This is what those words find.` };
}

/** `bet-4` and `BET-04` are one; null for what is no number of a rule. */
function idIn(about: string): RuleId | null {
  const [, chapter = '', number = ''] = /^([a-z]{2,12})-0*(\d{1,4})$/i.exec(about.trim()) ?? [];
  return number === '' ? null : (`${chapter.toUpperCase()}-${number.padStart(2, '0')}` as RuleId);
}

const linkRow = (book: Book, entry: RulebookEntry): Row[] => {
  const linked = entry.links.flatMap((id) => book.rule(id) ?? []);
  return linked.length === 0 ? [] : [ruleChooser('See also', linked)];
};

const ruleChooser = (placeholder: string, entries: RulebookEntry[]): Row =>
  chooser(
    writeCustomId('rule'),
    placeholder,
    entries.map(({ id, title }) => ({ label: `${id} ${title}`, value: id })),
  );
