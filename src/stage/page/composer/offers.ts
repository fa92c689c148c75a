import { useEffect, useRef, useState } from 'preact/hooks';
import { of, tell } from '../api.ts';
import { type Around, entityOffers } from '../names.ts';
import { stage } from '../store.ts';
import { type CommandOption } from '../wire-commands.ts';
import { type Slash } from './catalogue.ts';
import { type Offer, optionKind } from './check.ts';
import { type Texts } from './line.ts';

const pause = 120;

interface Offered {
  choices: { name: string; value: string | number }[];
  status: string;
}

const asOffers = (choices: Offered['choices']): Offer[] =>
  choices.map(({ name, value }) => ({ label: name, value: String(value) }));

/** What can be offered without asking the bot. */
export function standingOffers(option: CommandOption, around: Around): Offer[] {
  if (option.choices?.length) return asOffers(option.choices);
  if (option.type !== optionKind.boolean) {
    return entityOffers(option.type, around, option.channel_types);
  }
  return [
    { label: 'True', value: 'true' },
    { label: 'False', value: 'false' },
  ];
}

/** Asks the bot what it offers for one option; null when it did not answer. */
export async function askOffers(
  slash: Slash,
  texts: Texts,
  focused: string,
): Promise<Offer[] | null> {
  const person = stage().person?.id ?? '';
  const filled = Object.entries(texts).filter(([name, text]) => text !== '' || name === focused);
  const options = Object.fromEntries([...filled, [focused, texts[focused] ?? '']]);
  const asked = { channel: stage().open, command: slash.path, options, focused };
  const offered = await tell<Offered>(of(person, 'autocomplete'), asked).catch(() => null);
  return offered?.status === 'choices' ? asOffers(offered.choices) : null;
}

/** What the bot answered, and the text that it was asked about. */
export type Asked = 'asking' | 'silent' | { text: string; offers: Offer[] };

/** What the bot offers for the option that is being typed, asked a moment after each key. */
export function useAutocomplete(slash: Slash, texts: Texts, focus: string | null): Asked | null {
  const option = slash.options.find(({ name }) => name === focus);
  const [asked, setAsked] = useState<Asked | null>(null);
  const round = useRef(0);
  const text = focus === null ? '' : (texts[focus] ?? '');
  useEffect(() => setAsked(option?.autocomplete ? 'asking' : null), [slash.path, focus]);
  useEffect(() => {
    round.current += 1;
    const mine = round.current;
    if (!option?.autocomplete) return;
    const timer = setTimeout(() => {
      void askOffers(slash, texts, option.name).then((offers) => {
        if (mine === round.current) setAsked(offers ? { text, offers } : 'silent');
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [slash.path, focus, text]);
  return asked;
}
