import { Markdown } from '../markdown/markdown.tsx';
import { FileLink } from '../messages/attachment.tsx';
import { Picture } from '../messages/picture.tsx';
import { type Component } from '../wire-parts.ts';
import { ButtonView } from './button.tsx';
import { Container } from './container.tsx';
import { keysOf } from './keys.ts';
import { SelectView } from './select.tsx';

export interface PartProps<C> {
  message: string;
  component: C;
}

export function Parts({ message, parts }: { message: string; parts: Component[] }) {
  const keys = keysOf(parts);
  return (
    <>
      {parts.map((part, at) => (
        <ComponentView key={keys[at]} message={message} component={part} />
      ))}
    </>
  );
}

const fileName = (url: string): string => decodeURIComponent(url.split(/[/?]/).pop() ?? 'file');

/** Any of Discord's components; one that this page does not know is left out. */
export function ComponentView({ message, component }: PartProps<Component>) {
  switch (component.type) {
    case 1:
      return (
        <div class="row" role="group">
          <Parts message={message} parts={component.components} />
        </div>
      );
    case 2:
      return <ButtonView message={message} component={component} />;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return <SelectView message={message} component={component} />;
    case 9:
      return (
        <div class="section">
          <div class="section-text">
            <Parts message={message} parts={component.components} />
          </div>
          <ComponentView message={message} component={component.accessory} />
        </div>
      );
    case 10:
      return <Markdown text={component.content} />;
    case 11:
      return (
        <Picture
          url={component.media.url}
          alt={component.description ?? 'Picture without a description'}
          spoiler={component.spoiler ?? false}
          small
        />
      );
    case 12:
      return (
        <div class="gallery">
          {component.items.map((item, at) => (
            <Picture
              key={at}
              url={item.media.url}
              alt={item.description ?? 'Picture without a description'}
              spoiler={item.spoiler ?? false}
            />
          ))}
        </div>
      );
    case 13:
      return (
        <FileLink url={component.file.url} name={component.name ?? fileName(component.file.url)} />
      );
    case 14:
      return (
        <hr
          class={`separator ${component.spacing === 2 ? 'wide' : ''} ${component.divider === false ? 'bare' : ''}`}
        />
      );
    case 17:
      return <Container message={message} component={component} />;
    default:
      return null;
  }
}
