import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { type Draft } from './draft.ts';
import { firstField } from './line.ts';
import { OfferList } from './offer-list.tsx';
import { type Offered, type Step, useOffered } from './offered.ts';
import { OptionChips } from './option-chips.tsx';
import { type Files } from './sending.ts';

interface CommandFormProps {
  draft: Draft;
  files: Files;
  onStep: (step: Step) => void;
  onFiles: (files: Files) => void;
  onSend: () => void;
  /** Back to plain typing. */
  onLeave: () => void;
}

type Keyed = Pick<CommandFormProps, 'draft' | 'onSend' | 'onLeave'>;

/** Whether the key meant something to the form. */
function handleKey(
  event: KeyboardEvent,
  offered: Offered,
  { draft, onSend, onLeave }: Keyed,
): boolean {
  const { option, text, offers, open, active, hide, take, moved } = offered;
  const offer = open ? offers[active] : undefined;
  const inField = event.target instanceof HTMLInputElement;
  const inFirst = draft.focus === null || draft.focus === firstField(draft.slash.options)?.name;
  if (event.key === 'Escape') {
    if (open && offers.length > 0 && text !== '') hide();
    else onLeave();
    return true;
  }
  if (event.key === 'Backspace' && text === '' && inFirst && (inField || !option)) {
    onLeave();
    return true;
  }
  if (!inField) return false;
  if (moved(event)) return true;
  if (offer && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) take(offer);
  else if (event.key === 'Enter') onSend();
  else return false;
  return true;
}

/** A slash command with a field for each of its options. */
export function CommandForm(props: CommandFormProps) {
  const { draft, files, onStep, onFiles, onSend, onLeave } = props;
  const list = useId();
  const send = useRef<HTMLButtonElement>(null);
  const { slash } = draft;
  const offered = useOffered(draft, onStep);
  useLayoutEffect(() => {
    if (slash.options.length === 0) send.current?.focus();
  }, [slash.path]);
  return (
    <form
      class="command-form"
      aria-label={`/${slash.path}`}
      onKeyDown={(event) => {
        if (handleKey(event, offered, { draft, onSend, onLeave })) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <OfferList id={list} offered={offered} />
      <p class="command-head">
        <b>/{slash.path}</b> <span>{offered.option?.description ?? slash.description}</span>
      </p>
      {draft.refusal !== null && (
        <p class="failure" role="alert">
          {draft.refusal}
        </p>
      )}
      <OptionChips
        key={slash.path}
        draft={draft}
        offered={offered}
        list={list}
        files={files}
        onStep={onStep}
        onFiles={onFiles}
      />
      <div class="command-foot">
        <button type="button" onClick={onLeave}>
          Cancel
        </button>
        <button ref={send} type="submit" class="primary">
          Send
        </button>
      </div>
    </form>
  );
}
