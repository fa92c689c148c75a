import { type CommandOption } from '../wire-commands.ts';
import { type Slash } from './catalogue.ts';
import { isFile, type Offer } from './check.ts';
import { firstField, readOptions, type Texts } from './line.ts';

/** A command that is being filled in. */
export interface Draft {
  slash: Slash;
  texts: Texts;
  /** Options that are not needed and were asked for. */
  added: readonly string[];
  /** What the bot offered so far, so that a shown name is sent as its value. */
  known: Readonly<Record<string, Offer[]>>;
  focus: string | null;
  problems: Readonly<Record<string, string>>;
  refusal: string | null;
}

const clean = { problems: {}, refusal: null };

export const begin = (slash: Slash, texts: Texts = {}, focus: string | null = null): Draft => ({
  slash,
  texts,
  added: [],
  known: {},
  focus: focus ?? firstField(slash.options)?.name ?? null,
  ...clean,
});

const isShown = (draft: Draft, { name, required }: CommandOption): boolean =>
  required === true ||
  name === draft.focus ||
  draft.added.includes(name) ||
  draft.texts[name] !== undefined;

export const shownOptions = (draft: Draft): CommandOption[] =>
  draft.slash.options.filter((option) => isShown(draft, option));

export const leftOptions = (draft: Draft): CommandOption[] =>
  draft.slash.options.filter((option) => !isShown(draft, option));

export function typeInto(draft: Draft, name: string, typed: string): Draft {
  const { texts, focus } = readOptions(typed, name, draft.slash.options, draft.texts);
  return { ...draft, ...clean, texts, focus };
}

export const know = (draft: Draft, name: string, offers: Offer[]): Draft => ({
  ...draft,
  known: { ...draft.known, [name]: [...offers, ...(draft.known[name] ?? [])].slice(0, 200) },
});

/** Takes an offer and goes on to the next option that is needed. */
export function pick(draft: Draft, name: string, offer: Offer): Draft {
  const texts = { ...draft.texts, [name]: offer.label };
  const next = draft.slash.options.find(
    (option) => option.required && !texts[option.name] && !isFile(option),
  );
  return { ...know(draft, name, [offer]), ...clean, texts, focus: next?.name ?? name };
}

export const add = (draft: Draft, name: string): Draft => ({
  ...draft,
  added: [...draft.added, name],
  focus: name,
});

export function leaveOut(draft: Draft, name: string): Draft {
  const { [name]: _gone, ...texts } = draft.texts;
  const focus = draft.slash.options.find((option) => option.name !== name)?.name ?? null;
  return { ...draft, ...clean, texts, added: draft.added.filter((each) => each !== name), focus };
}
