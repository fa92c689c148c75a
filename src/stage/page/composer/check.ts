import { type CommandOption } from '../wire-commands.ts';
import { type Texts } from './line.ts';

/** Discord's numbers for the kinds of options. */
export const optionKind = {
  string: 3,
  integer: 4,
  boolean: 5,
  person: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export const isFile = ({ type }: CommandOption): boolean => type === optionKind.attachment;

export interface Offer {
  label: string;
  value: string;
  description?: string;
}

export type OptionValue = string | number | boolean;
export type Checked = { value: OptionValue } | { problem: string } | { empty: true };

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The offer that a text names: by its label, with or without its `@` or `#`, or by its value. */
export const offered = (offers: Offer[], text: string): Offer | undefined =>
  offers.find(({ label }) => same(label, text)) ??
  offers.find(
    ({ label, value }) => same(label.replace(/^[@#]/, ''), text) || value === text.trim(),
  );

function checkNumber(option: CommandOption, text: string): Checked {
  const value = Number(text.trim().replace(',', '.'));
  const whole = option.type === optionKind.integer;
  if (Number.isNaN(value) || (whole && !Number.isInteger(value))) {
    return { problem: whole ? 'Type a whole number.' : 'Type a number.' };
  }
  if (option.min_value !== undefined && value < option.min_value) {
    return { problem: `Type ${option.min_value} or more.` };
  }
  if (option.max_value !== undefined && value > option.max_value) {
    return { problem: `Type ${option.max_value} or less.` };
  }
  return { value };
}

function checkText(option: CommandOption, text: string): Checked {
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (text.length < least) return { problem: `Type at least ${least} characters.` };
  if (text.length > most) return { problem: `Type at most ${most} characters.` };
  return { value: text };
}

/** Options whose value must be one of those offered. */
export const isPicked = (option: CommandOption): boolean =>
  (option.choices?.length ?? 0) > 0 ||
  (option.type >= optionKind.boolean && option.type <= optionKind.mentionable);

/** What a typed text means for an option, or one sentence about what is wrong with it. */
export function checkOption(option: CommandOption, typed: string, offers: Offer[]): Checked {
  const text = typed.trim();
  if (text === '') return option.required ? { problem: 'This is needed.' } : { empty: true };
  const offer = offered(offers, text);
  if (option.type === optionKind.boolean) {
    return offer ? { value: offer.value === 'true' } : { problem: 'Choose True or False.' };
  }
  if (isPicked(option) && !offer) return { problem: 'Choose one from the list.' };
  const value = offer?.value ?? text;
  if (option.type === optionKind.integer || option.type === optionKind.number) {
    return checkNumber(option, value);
  }
  return option.type === optionKind.string && !offer ? checkText(option, text) : { value };
}

/** All options of a command at once: the values to send, and what is wrong by option. */
export function checkAll(
  options: CommandOption[],
  texts: Texts,
  offersOf: (option: CommandOption) => Offer[],
): { values: Record<string, OptionValue>; problems: Record<string, string> } {
  const values: Record<string, OptionValue> = {};
  const problems: Record<string, string> = {};
  for (const option of options) {
    const checked = checkOption(option, texts[option.name] ?? '', offersOf(option));
    if ('value' in checked) values[option.name] = checked.value;
    if ('problem' in checked) problems[option.name] = checked.problem;
  }
  return { values, problems };
}
