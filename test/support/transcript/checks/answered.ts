import { type Entry } from '../play/stage-types.ts';
import { callbackRoute, pathOf } from './payload.ts';

const ACKNOWLEDGED_WITHIN = 3_000;

/** Each interaction got exactly one acknowledgement, within 3 seconds. */
export function wronglyAnswered(entries: readonly Entry[]): string[] {
  const accepted = new Map<string, number>();
  const wrong: string[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'request') continue;
    const interaction = callbackRoute.exec(pathOf(entry))?.[1];
    if (interaction === undefined) continue;
    if (entry.status < 300) accepted.set(interaction, (accepted.get(interaction) ?? 0) + 1);
    else if (entry.fault === null)
      wrong.push(
        `interaction ${interaction} was answered ${entry.status}: ${JSON.stringify(entry.answer)}`,
      );
  }
  for (const entry of entries) {
    if (entry.kind !== 'interaction') continue;
    const what = `${entry.type} “${entry.name}” (interaction ${entry.interaction})`;
    const after = entry.acknowledgedAfter;
    if (after === null) wrong.push(`${what} was not acknowledged`);
    else if (after > ACKNOWLEDGED_WITHIN) wrong.push(`${what} was acknowledged after ${after} ms`);
    const times = accepted.get(entry.interaction) ?? 0;
    if (times > 1) wrong.push(`${what} was acknowledged ${times} times`);
  }
  return wrong;
}
