import { type Asks, type RulebookEntry } from '../../play/index.ts';
import { houseRules, type House, type HouseSetting } from '../../rules/house.ts';
import { type RuleId } from '../../rules/names.ts';
import { writeCustomId } from '../custom-id.ts';
import { card, chooser, say, type Row, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { settingValue } from './settings.ts';

type Book = Pick<Asks, 'rule' | 'searchRules'>;

/** Which settings a host can change this ruling by, and what they are at the reader's table. */
function settingLines(id: RuleId, house: House | null): string[] {
  const named = (Object.keys(houseRules) as HouseSetting[]).filter(
    (setting) => houseRules[setting].rule === id,
  );
  if (named.length === 0) return [];
  if (house === null)
    return [`A host can change this: ${named.map((setting) => `“${setting}”`).join(', ')}.`];
  const values = named.map((setting) => `“${setting}” is ${settingValue(setting, house[setting])}`);
  return [`**In your game:** ${values.join(', ')}. A host can change it.`];
}

/** One rule as a player reads it. */
function ruleCard(entry: RulebookEntry, house: House | null, rows: Row[] = []): Screen {
  return card(
    `${entry.id} ${escape(entry.title)}`,
    [
      escape(entry.rule),
      '',
      `**For example:** ${escape(entry.example)}`,
      ...(entry.ruling === null ? [] : ['', `**Ruling:** ${escape(entry.ruling)}`]),
      ...settingLines(entry.id, house),
      ...(entry.links.length === 0 ? [] : ['', `See also ${entry.links.join(', ')}.`]),
    ],
    rows,
  );
}

/**
 * The rule of that number, or the best that the words find with the next best to choose from.
 * `house`: the settings of the reader's game, if there is one that they can mean.
 */
export function findRules(book: Book, about: string, house: House | null): Screen {
  const id = /^[a-z]+-\d+$/i.test(about.trim()) ? about.trim().toUpperCase() : null;
  const exact = id === null ? null : book.rule(id as RuleId);
  if (exact) return ruleCard(exact, house, linkRow(book, exact));
  const [best, ...others] = book.searchRules(about, 10);
  if (!best)
    return say(
      `Nothing in the rulebook speaks of “${escape(about)}”.`,
      'Try other words, for example “bet”, “strike” or “slot”, or a number such as TURN-02.',
    );
  return ruleCard(best, house, others.length === 0 ? [] : [ruleChooser('Also found', others)]);
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
