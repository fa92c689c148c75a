import { permissions, missingIn } from '../permissions.ts';
import { card, type Screen } from '../screen.ts';

/** Each permission with what it is for, those that are missing first. */
export function setupCheck(allowed: bigint, invite: string): Screen {
  const missing = missingIn(allowed);
  const present = permissions.filter((one) => !missing.includes(one));
  const needed = missing.some(({ use }) => use === 'needed');
  return card('Setup of this channel', [
    missing.length === 0
      ? 'All is well: a game can be played here.'
      : needed
        ? '**A game cannot be played here yet.** Give me in this channel what is missing:'
        : 'A game can be played here. It is nicer with what is missing:',
    ...missing.map(({ name, why, use }) => `✗ **${name}** (${use}): ${why}`),
    ...present.map(({ name, why }) => `✓ ${name}: ${why}`),
    '',
    'Of Discord’s intents I use Guilds and Direct Messages; I need none of the privileged ones.',
    'Whoever has Manage Threads here can open the heroes’ private threads. To keep secrets from them, take that permission away in this channel, or let players use direct messages.',
    `My invitation asks for just these permissions: ${invite}`,
  ]);
}
