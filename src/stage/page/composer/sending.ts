import { type SentCommand } from '../doing.ts';
import { sentFile } from '../files.ts';
import { type Around } from '../names.ts';
import { type CommandOption, type SentFile } from '../wire-commands.ts';
import { checkAll, isFile, type Offer, offered } from './check.ts';
import { type Draft } from './draft.ts';
import { askOffers, standingOffers } from './offers.ts';

export type Files = Readonly<Record<string, File>>;

export const offersOf = (draft: Draft, option: CommandOption, around: Around): Offer[] =>
  option.autocomplete ? (draft.known[option.name] ?? []) : standingOffers(option, around);

/** The offers to judge by: the bot is asked once more about a text that was typed, not picked. */
async function finalOffers(draft: Draft, around: Around): Promise<Map<string, Offer[]>> {
  const each = draft.slash.options.map(async (option): Promise<[string, Offer[]]> => {
    const before = offersOf(draft, option, around);
    const text = draft.texts[option.name] ?? '';
    const known = !option.autocomplete || text === '' || offered(before, text) !== undefined;
    const offers = known ? before : await askOffers(draft.slash, draft.texts, option.name);
    return [option.name, offers ?? []];
  });
  return new Map(await Promise.all(each));
}

async function sentFiles(files: Files): Promise<Record<string, SentFile>> {
  const sent: Record<string, SentFile> = {};
  for (const [name, file] of Object.entries(files)) sent[name] = await sentFile(file);
  return sent;
}

/** The command as it is sent, or what is wrong by option. */
export async function prepare(
  draft: Draft,
  files: Files,
  around: Around,
): Promise<{ sent: SentCommand } | { problems: Record<string, string> }> {
  const offers = await finalOffers(draft, around);
  const { options, path: command } = draft.slash;
  const { values, problems } = checkAll(
    options.filter((option) => !isFile(option)),
    draft.texts,
    ({ name }) => offers.get(name) ?? [],
  );
  for (const option of options.filter(isFile)) {
    if (option.required && !files[option.name]) problems[option.name] = 'Choose a file.';
  }
  if (Object.keys(problems).length > 0) return { problems };
  return { sent: { command, options: values, files: await sentFiles(files) } };
}
