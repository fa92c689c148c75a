import { breakPath, brokenIds } from './break-file.ts';
import { findCitations } from './citations.ts';
import { readRulebook } from './rulebook.ts';

const listOr = (items: readonly string[], none: string) =>
  items.length === 0 ? none : items.join(', ');

/** Each rule with where it is explained, cited and broken, then what is lacking. */
export function listRules(root: string): string {
  const rulebook = readRulebook(root);
  const citations = findCitations(root);
  const broken = new Set(brokenIds(root));
  const ids = [...new Set([...rulebook.keys(), ...citations.keys(), ...broken])];
  const citing = (id: string) => {
    const { tests, scripts } = citations.get(id) ?? { tests: [], scripts: [] };
    return [...tests, ...scripts];
  };
  const rows = ids.map((id) => {
    const entry = rulebook.get(id);
    return [
      `${id}  ${entry?.title ?? '(no title)'}`,
      `    explained  ${entry?.path ?? 'nowhere'}`,
      `    cited      ${listOr(citing(id), 'nowhere')}`,
      ...(broken.has(id) ? [`    broken     ${breakPath(id)}`] : []),
    ].join('\n');
  });
  const lacking = (what: string, has: (id: string) => boolean) => {
    const without = ids.filter((id) => !has(id));
    return `without ${what} (${without.length}): ${listOr(without, 'none')}`;
  };
  return [
    ...rows,
    '',
    `${ids.length} rules`,
    lacking('an explanation', (id) => rulebook.has(id)),
    lacking('a citing test', (id) => citing(id).length > 0),
    lacking('a break', (id) => broken.has(id)),
  ].join('\n');
}
