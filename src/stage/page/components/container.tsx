import { useState } from 'preact/hooks';
import { type Component } from '../wire-parts.ts';
import { Parts, type PartProps } from './component.tsx';

export function Container({ message, component }: PartProps<Extract<Component, { type: 17 }>>) {
  const { accent_color: accent, spoiler, components } = component;
  const [shown, setShown] = useState(spoiler !== true);
  const bar =
    typeof accent === 'number'
      ? { borderInlineStartColor: `#${accent.toString(16).padStart(6, '0')}` }
      : {};
  if (!shown) {
    return (
      <button type="button" class="covered" onClick={() => setShown(true)}>
        Spoiler: show it
      </button>
    );
  }
  return (
    <div class={typeof accent === 'number' ? 'container accented' : 'container'} style={bar}>
      <Parts message={message} parts={components} />
    </div>
  );
}
