import { useEffect, useState } from 'preact/hooks';
import { useAround } from '../around.ts';
import { useActive } from '../parts/active.ts';
import { type CommandOption } from '../wire-commands.ts';
import { type Offer, offered } from './check.ts';
import { type Draft, know, pick } from './draft.ts';
import { type Asked, useAutocomplete } from './offers.ts';
import { offersOf } from './sending.ts';

export type Step = (draft: Draft) => Draft;

export interface Offered {
  option: CommandOption | undefined;
  text: string;
  offers: Offer[];
  asked: Asked | null;
  /** Whether the list is on the page, and which of it is marked. */
  open: boolean;
  active: number;
  moved: (event: KeyboardEvent) => boolean;
  hide: () => void;
  take: (offer: Offer) => void;
}

/** What fits the text; one that was already picked leaves all of them. */
function fitting(offers: Offer[], text: string): Offer[] {
  if (offered(offers, text)) return offers;
  const wanted = text.trim().toLowerCase();
  return offers.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** What can be picked for the option that has the focus. */
export function useOffered(draft: Draft, onStep: (step: Step) => void): Offered {
  const around = useAround();
  const { slash, texts, focus } = draft;
  const option = slash.options.find(({ name }) => name === focus);
  const text = focus === null ? '' : (texts[focus] ?? '');
  const [hidden, setHidden] = useState<string | null>(null);
  const asked = useAutocomplete(slash, texts, focus);
  const answered = asked !== null && typeof asked === 'object' ? asked : null;
  const standing = option && !option.autocomplete ? offersOf(draft, option, around) : [];
  const offers = option?.autocomplete ? (answered?.offers ?? []) : fitting(standing, text);
  const open = hidden !== `${focus}:${text}`;
  const { active, setActive, moved } = useActive(open ? offers.length : 0, -1);

  // An answer about an older text marks nothing: Enter must not take what was not meant.
  const upToDate = !option?.autocomplete || answered?.text === text;
  useEffect(() => {
    setActive(text === '' || !upToDate || offered(offers, text) ? -1 : 0);
  }, [focus, text, upToDate]);
  useEffect(() => {
    if (focus !== null && answered) onStep((before) => know(before, focus, answered.offers));
  }, [answered]);

  const take = (offer: Offer): void => {
    if (focus === null) return;
    setHidden(`${focus}:${offer.label}`);
    onStep((before) => pick(before, focus, offer));
  };
  const hide = (): void => setHidden(`${focus}:${text}`);
  return { option, text, offers, asked, open, active, moved, hide, take };
}
