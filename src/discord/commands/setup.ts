import { anywhere, group } from '../command.ts';
import { setupCheck } from '../views/setup.ts';

const check = anywhere({
  name: 'check',
  description: 'What I can do in this channel, what is missing, and what for',
  run: ({ caller, desk }) => Promise.resolve(setupCheck(caller.allowed, desk.bot.invite)),
});

export const setup = group(
  { name: 'setup', description: 'Set the bot up in this server', hostOnly: true },
  [check],
);
