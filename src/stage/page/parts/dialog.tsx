import { type ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** A drawer lies at the side and closes when one presses beside it; a modal does not. */
  kind: 'drawer' | 'modal';
  children: ComponentChildren;
}

/** A window over the page: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, kind, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog
      ?.querySelector<HTMLElement>('.modal-form .field [id^="field-"]:is(input, textarea, button)')
      ?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${kind}`}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (kind === 'drawer' && event.target === event.currentTarget) onClose();
      }}
    >
      <div class="dialog-inner">
        <header class="dialog-head">
          <h2 id={name}>{title}</h2>
          <button type="button" class="quiet icon" aria-label="Close" onClick={onClose}>
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
