import { type Component } from '../wire-parts.ts';

/** A select is known by what it asks for: bots put the state of things into its id. */
function nameOf(component: Component): string {
  if (component.type === 1) return `row ${component.components.map(nameOf)[0] ?? ''}`;
  if ('placeholder' in component && component.placeholder) return `select ${component.placeholder}`;
  return 'custom_id' in component && component.custom_id ? component.custom_id : '';
}

/**
 * What makes each of these the same one after an edit of its message, so that an open chooser
 * stays open where others come and go around it.
 */
export function keysOf(components: Component[]): string[] {
  const times = new Map<string, number>();
  return components.map((component) => {
    const name = nameOf(component);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return `${name} ${time}`;
  });
}
