import { useLayoutEffect, useRef } from 'preact/hooks';
import { stepTo } from './active.ts';

export interface MenuEntry {
  label: string;
  run: () => void;
  danger?: boolean;
}

interface MenuProps {
  label: string;
  entries: MenuEntry[];
  onClose: () => void;
}

/** A menu of actions below the button that opened it; the focus walks through it by arrows. */
export function Menu({ label, entries, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  const items = (): HTMLElement[] =>
    [...(menu.current?.children ?? [])].filter((each) => each instanceof HTMLElement);
  useLayoutEffect(() => {
    items()[0]?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: 'nearest' });
    const beside = (event: Event): void => {
      if (event.target instanceof Node && !menu.current?.parentElement?.contains(event.target)) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, []);
  const close = (): void => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const next = stepTo(event.key, at, all.length);
    if (next !== null) all[next]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={menu} class="menu" role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <button
          key={entry.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          class={entry.danger ? 'danger' : undefined}
          onClick={() => {
            close();
            entry.run();
          }}
        >
          {entry.label}
        </button>
      ))}
    </div>
  );
}
