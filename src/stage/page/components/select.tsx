import { useEffect, useState } from 'preact/hooks';
import { useAround } from '../around.ts';
import { type Offer, optionKind } from '../composer/check.ts';
import { choose } from '../doing.ts';
import { type Around, entityOffers } from '../names.ts';
import { Chooser } from '../parts/chooser.tsx';
import { useStage } from '../store.ts';
import { type SelectComponent } from '../wire-parts.ts';
import { plainEmoji } from './button.tsx';
import { type PartProps } from './component.tsx';

/** Discord numbers the kinds of selects otherwise than the kinds of options. */
const optionOfSelect = {
  5: optionKind.person,
  6: optionKind.role,
  7: optionKind.mentionable,
  8: optionKind.channel,
} as const;

function offersOf(select: SelectComponent, around: Around): Offer[] {
  if (select.type !== 3)
    return entityOffers(optionOfSelect[select.type], around, select.channel_types);
  return (select.options ?? []).map(({ label, value, description, emoji }) => ({
    value,
    label: [plainEmoji(emoji), label].filter(Boolean).join(' '),
    ...(description === undefined ? {} : { description }),
  }));
}

const preset = (select: SelectComponent): string[] => [
  ...(select.options ?? []).filter((option) => option.default).map(({ value }) => value),
  ...(select.default_values ?? []).map(({ id }) => id),
];

export function SelectView({ message, component }: PartProps<SelectComponent>) {
  const around = useAround();
  const [chosen, setChosen] = useState(preset(component));
  const { custom_id: customId, placeholder, disabled } = component;
  const busy = useStage(({ waiting }) => waiting[message] === customId);
  const definition = JSON.stringify(component);
  useEffect(() => setChosen(preset(component)), [definition]);
  return (
    <Chooser
      label={placeholder ?? 'Make a selection'}
      choices={offersOf(component, around)}
      chosen={chosen}
      least={component.min_values ?? 1}
      most={component.max_values ?? 1}
      disabled={disabled ?? false}
      busy={busy}
      onDone={(values) => {
        setChosen(values);
        void choose(message, customId, values);
      }}
    />
  );
}
