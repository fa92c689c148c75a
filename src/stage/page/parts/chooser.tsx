import { useId, useRef, useState } from 'preact/hooks';
import { type Offer } from '../composer/check.ts';
import { ChooserPanel } from './chooser-panel.tsx';

export interface ChooserProps {
  id?: string;
  /** What the chooser is for, where its label does not say it. */
  name?: string;
  label: string;
  choices: Offer[];
  chosen: string[];
  least: number;
  most: number;
  disabled?: boolean;
  busy?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  onDone: (values: string[]) => void;
}

/** A chooser that unfolds below its button: one choice closes it, several are sent by "Done". */
export function Chooser(props: ChooserProps) {
  const { label, choices, chosen, disabled, busy, describedBy, invalid } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const shown = choices.filter(({ value }) => chosen.includes(value)).map((each) => each.label);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div class="chooser">
      <button
        ref={button}
        id={props.id}
        type="button"
        class="chooser-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-label={[props.name, label, shown.join(', ')].filter(Boolean).join(': ')}
        aria-disabled={disabled === true || busy === true}
        aria-busy={busy}
        aria-describedby={describedBy}
        data-invalid={invalid === true}
        onClick={() => {
          if (!disabled && !busy) setOpen(!open);
        }}
      >
        <span class={shown.length > 0 ? 'chosen' : 'placeholder'}>
          {shown.length > 0 ? shown.join(', ') : label}
        </span>
        <span class="arrow" aria-hidden="true">
          {busy ? '…' : open ? '▴' : '▾'}
        </span>
      </button>
      {open && <ChooserPanel {...props} id={panel} onClose={close} />}
    </div>
  );
}
