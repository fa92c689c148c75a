import { type Named } from '../wire.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function replaceNames(
  text: string,
  sign: string,
  all: Named[],
  mark: (id: string) => string,
): string {
  const named = all.filter(({ name }) => name !== '');
  if (named.length === 0) return text;
  const byName = new Map(named.map(({ id, name }) => [name.toLowerCase(), id]));
  const names = named.map(({ name }) => escaped(name)).sort((a, b) => b.length - a.length);
  const shape = new RegExp(
    `(?<![\\p{L}\\p{N}_<])${sign}(${names.join('|')})(?![\\p{L}\\p{N}_])`,
    'giu',
  );
  return text.replace(shape, (whole, name: string) => {
    const id = byName.get(name.toLowerCase());
    return id ? mark(id) : whole;
  });
}

/** `@Bran` and `#menagerie` as one types them, written as the marks that Discord stores. */
export function withMentions(text: string, people: Named[], channels: Named[]): string {
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : replaceNames(
            replaceNames(part, '@', people, (id) => `<@${id}>`),
            '#',
            channels,
            (id) => `<#${id}>`,
          ),
    )
    .join('');
}

/** The other way round, for editing what one wrote. */
export const withNames = (text: string, people: Named[], channels: Named[]): string =>
  text
    .replace(/<@!?(\d+)>/g, (whole, id: string) => {
      const person = people.find((each) => each.id === id);
      return person ? `@${person.name}` : whole;
    })
    .replace(/<#(\d+)>/g, (whole, id: string) => {
      const channel = channels.find((each) => each.id === id);
      return channel ? `#${channel.name}` : whole;
    });
