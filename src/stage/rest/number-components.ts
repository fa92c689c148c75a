import { asList, asObject, asWord, isObject, type Json, type JsonObject } from '../json.ts';
import { COMPONENT } from '../wire.ts';

const SELECTS: readonly number[] = [3, 5, 6, 7, 8];

const shown = (item: JsonObject): JsonObject => ({
  ...item,
  description: item['description'] ?? null,
  spoiler: item['spoiler'] ?? false,
});

/** A component with what Discord adds when it was left out. */
function usual(one: JsonObject): JsonObject {
  const { type } = one;
  if (SELECTS.includes(Number(type)))
    return { ...one, min_values: one['min_values'] ?? 1, max_values: one['max_values'] ?? 1 };
  if (type === COMPONENT.separator)
    return { ...one, divider: one['divider'] ?? true, spacing: one['spacing'] ?? 1 };
  if (type === COMPONENT.container)
    return { ...one, accent_color: one['accent_color'] ?? null, spoiler: one['spoiler'] ?? false };
  if (type === COMPONENT.thumbnail) return shown(one);
  if (type === COMPONENT.gallery)
    return { ...one, items: asList(one['items']).map((item) => shown(asObject(item))) };
  if (type === COMPONENT.file) {
    const name = asWord(asObject(one['file'])['url']).split('/').at(-1) ?? '';
    return { ...one, name, size: one['size'] ?? 0, spoiler: one['spoiler'] ?? false };
  }
  return one;
}

/** Every component of a message has a number; those without get the next free one, as on Discord. */
export function numbered(components: Json): Json {
  const taken = new Set<number>();
  const collect = (node: Json | undefined): void => {
    if (Array.isArray(node)) return node.forEach(collect);
    if (!isObject(node)) return;
    if (typeof node['id'] === 'number' && typeof node['type'] === 'number') taken.add(node['id']);
    for (const value of Object.values(node)) collect(value);
  };
  collect(components);
  let last = 0;
  const next = (): number => {
    do last++;
    while (taken.has(last));
    return last;
  };
  const number = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(number);
    if (!isObject(node) || typeof node['type'] !== 'number') return node;
    const id = typeof node['id'] === 'number' && node['id'] > 0 ? node['id'] : next();
    const { components: inner, accessory, component, ...rest } = usual(node);
    return {
      ...rest,
      id,
      ...(inner !== undefined && { components: number(inner) }),
      ...(accessory !== undefined && { accessory: number(accessory) }),
      ...(component !== undefined && { component: number(component) }),
    };
  };
  return number(components);
}
