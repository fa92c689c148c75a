import type { z } from 'zod';

/** What somebody does or has, and a trap, which lies there alone, does not. */
const ofSomebody = [
  ...['actions', 'move', 'teleport', 'swap', 'hide', 'attack', 'summon'],
  ...['drain', 'refill', 'steal charges', 'steal boons', 'pass on', 'update', 'gold'],
  ...['study', 'fetch', 'copy'],
];

/** ITEM-26: refuses in a trap what its owner would have to do, and so would tell whose it was. */
export function refuseOwnersDeeds(
  ability: { trap?: object; do: readonly object[] },
  context: z.core.$RefinementCtx,
): void {
  if (!ability.trap) return;
  const refuse = (at: number, key: string, message: string) =>
    context.addIssue({ code: 'custom', path: ['do', at, key], message });
  for (const [at, effect] of ability.do.entries()) {
    for (const word of ofSomebody)
      if (word in effect) refuse(at, word, 'expected what befalls whoever springs a trap');
    if ('to' in effect && (effect.to === 'self' || effect.to === 'victim'))
      refuse(at, 'to', 'expected target, other, or all of some within so many tiles');
  }
}
