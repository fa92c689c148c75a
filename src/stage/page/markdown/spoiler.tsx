import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Hidden until pressed, from eyes and from screen readers alike. */
export function Spoiler({ children }: { children: ComponentChildren }) {
  const [shown, setShown] = useState(false);
  if (shown) return <span class="spoiler shown">{children}</span>;
  return (
    <button
      type="button"
      class="spoiler"
      aria-label="Spoiler: press to show"
      onClick={() => setShown(true)}
    >
      <span class="spoiler-inside" aria-hidden="true" inert>
        {children}
      </span>
    </button>
  );
}
