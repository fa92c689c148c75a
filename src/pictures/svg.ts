/** What may stand in a text or between the quotes of an attribute. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

type Attributes = Record<string, string | number>;

/** One element with what is in it. Attributes stand as they are told, texts are escaped. */
export function element(name: string, attributes: Attributes, ...inner: string[]): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(`${value}`)}"`);
  return `<${name}${said.join('')}>${inner.join('')}</${name}>`;
}

/** A picture as SVG, in pixels. */
export type Drawing = { width: number; height: number; svg: string };

export const family = 'Atkinson Hyperlegible';

export function drawing(width: number, height: number, ...inner: string[]): Drawing {
  const box = `0 0 ${width} ${height}`;
  const whole = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: box };
  return { width, height, svg: element('svg', { ...whole, 'font-family': family }, ...inner) };
}

/** A bold word or number about its middle. */
export const label = (x: number, y: number, size: number, fill: string, text: string): string =>
  element(
    'text',
    {
      ...{ x, y: Math.round((y + 0.36 * size) * 10) / 10, fill, 'font-size': size },
      ...{ 'text-anchor': 'middle', 'font-weight': 700 },
    },
    escaped(text),
  );

/** A word that begins at its left end. */
export const word = (x: number, y: number, size: number, fill: string, text: string): string =>
  element('text', { x, y: y + 0.36 * size, fill, 'font-size': size }, escaped(text));
