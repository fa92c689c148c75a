import { holdsGames, kindOf } from '../channel-kind.ts';
import { anywhere, group } from '../command.ts';
import { factsOf } from '../log.ts';
import { missingIn } from '../permissions.ts';
import { singleWords } from '../views/commands/single.ts';
import { setupCheck } from '../views/setup.ts';

const check = anywhere({
  name: 'check',
  description: singleWords.setup.check,
  run: async ({ caller, desk }) => {
    const { allowed, channel } = caller;
    const { wire, bot, log } = desk;
    const [kind, flags] = await Promise.all([
      kindOf(wire, caller, channel),
      wire
        .application()
        .then((own) => Number(own.flags))
        .catch((error: unknown) => {
          log.warn(factsOf(error), 'Discord does not tell of its application');
          return null;
        }),
    ]);
    if (missingIn(allowed, 'needed').length === 0) await desk.hurry(channel);
    return setupCheck({ allowed, invite: bot.invite, kind, fits: holdsGames(kind), flags });
  },
});

export const setup = group(
  { name: 'setup', description: singleWords.setup.about, hostOnly: true },
  [check],
);
