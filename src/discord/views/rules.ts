import { type Asks, type RulebookEntry } from '../../play/index.ts';
import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { type RuleId } from '../../rules/names.ts';
import { writeCustomId } from '../custom-id.ts';
import { card, chooser, say, type Row, type Screen } from '../screen.ts';
import { escape } from './escape.ts';

type Book = Pick<Asks, 'rule' | 'searchRules'>;

/** Which settings a host can change this ruling by; nothing where there is none. */
function settingsOf(id: RuleId): string {
  const named = (Object.keys(houseRules) as HouseSetting[])
    .filter((setting) => houseRules[setting].rule === id)
    .map((setting) => `“${setting}”`);
  return named.length === 0 ? '' : ` (A host can change this: ${named.join(', ')}.)`;
}

/** One rule as a player reads it. */
function ruleCard(entry: RulebookEntry, rows: Row[] = []): Screen {
  const house = settingsOf(entry.id);
  return card(
    `${entry.id} ${escape(entry.title)}`,
    [
      escape(entry.rule),
      '',
      `**For example:** ${escape(entry.example)}`,
      ...(entry.ruling === null ? [] : ['', `**At this table:** ${escape(entry.ruling)}${house}`]),
      ...(entry.links.length === 0 ? [] : ['', `See also ${entry.links.join(', ')}.`]),
    ],
    rows,
  );
}

/** The rule of that number, or the best that the words find with the next best to choose from. */
export function findRules(book: Book, about: string): Screen {
  const id = /^[a-z]+-\d+$/i.test(about.trim()) ? about.trim().toUpperCase() : null;
  const exact = id === null ? null : book.rule(id as RuleId);
  if (exact) return ruleCard(exact, linkRow(book, exact));
  const [best, ...others] = book.searchRules(about, 10);
  if (!best)
    return say(
      `Nothing in the rulebook speaks of “${escape(about)}”.`,
      'Try other words, for example “bet”, “strike” or “slot”, or a number such as TURN-02.',
    );
  return ruleCard(best, others.length === 0 ? [] : [ruleChooser('Also found', others)]);
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
