import { type Form } from './form.ts';

/** What a stat is called. STAT-01: of HP it is the maximum that is other. */
export function statWord(stat: string, form: Form): string {
  if (stat !== 'hp') return stat;
  return form === 'plain' ? 'maximum HP' : 'HP';
}

/** `+2 dodge`, `+1 to all base stats`: by how much each is other, its number as `signed` writes it. */
export const changeWords = <T>(
  by: Readonly<Record<string, T | undefined>>,
  form: Form,
  signed: (n: T, form: Form) => string,
): string[] =>
  Object.entries(by).flatMap(([stat, n]) => {
    if (n === undefined) return [];
    const name = stat === 'all base stats' ? `to ${stat}` : statWord(stat, form);
    return [`${signed(n, form)} ${name}`];
  });
