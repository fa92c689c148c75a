import { ChoiceList } from '../parts/choice-list.tsx';
import { isPicked } from './check.ts';
import { type Offered } from './offered.ts';

/** What can be picked for the option in focus, above the composer. */
export function OfferList({ id, offered }: { id: string; offered: Offered }) {
  const { option, offers, asked, active, text, take, open } = offered;
  if (!option || !open) return null;
  if (asked === 'silent') {
    return <p class="above-composer-head">The bot offers nothing just now. Type on.</p>;
  }
  if (asked === 'asking') return <p class="above-composer-head">Asking the bot …</p>;
  if (offers.length === 0) {
    if (!asked && text === '') return null;
    const said =
      text === '' ? 'There is nothing to offer here now.' : 'Nothing fits what you typed.';
    return asked || isPicked(option) ? <p class="above-composer-head">{said}</p> : null;
  }
  return (
    <div class="above-composer">
      <p class="above-composer-head" aria-live="polite">
        {option.name}: {offers.length} to choose from
      </p>
      <ChoiceList
        id={id}
        label={`Choices for ${option.name}`}
        choices={offers}
        active={active}
        chosen={[]}
        onChoose={take}
      />
    </div>
  );
}
