import { press } from '../doing.ts';
import { webAddress } from '../markdown/links.ts';
import { useStage } from '../store.ts';
import { type ButtonComponent, type Emoji } from '../wire-parts.ts';
import { type PartProps } from './component.tsx';

const styles: Readonly<Record<number, string>> = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'danger',
};

/** An emoji of the standard set; a server's own has no picture here. */
export const plainEmoji = (emoji: Emoji | undefined): string | null =>
  emoji?.name && !emoji.id ? emoji.name : null;

function Face({ component }: { component: ButtonComponent }) {
  const emoji = plainEmoji(component.emoji);
  return (
    <>
      {emoji && (
        <span aria-hidden={component.label !== undefined}>
          {emoji}
          {component.label !== undefined && ' '}
        </span>
      )}
      {component.label ?? (emoji ? null : (component.emoji?.name ?? 'Button'))}
    </>
  );
}

export function ButtonView({ message, component }: PartProps<ButtonComponent>) {
  const { custom_id: customId, disabled, style } = component;
  const busy = useStage(
    ({ waiting }) => waiting[message] !== undefined && waiting[message] === customId,
  );
  if (style === 5) {
    const href = webAddress(component.url ?? '');
    return href === null || disabled ? (
      <span class="button disabled">
        <Face component={component} />
      </span>
    ) : (
      <a class="button" href={href} target="_blank" rel="noopener noreferrer">
        <Face component={component} /> <span aria-hidden="true">↗</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      class={`button ${styles[style] ?? 'secondary'}`}
      aria-disabled={disabled === true}
      aria-busy={busy}
      onClick={() => {
        if (!disabled && !busy && customId !== undefined) void press(message, customId);
      }}
    >
      <Face component={component} />
    </button>
  );
}
