import { inGame } from '../command.ts';
import { choice, optional, wholeNumber } from '../options.ts';
import { mostHp, mostSpent, noAutopilot } from '../../rules/orders.ts';
import { autopilotCard } from '../views/autopilot.ts';
import { meWords } from '../views/commands/me.ts';

const words = meWords.autopilot;

/** TURN-05: their turns are played while they do not come. Who sets a limit wants them played. */
export const autopilot = inGame({
  name: 'autopilot',
  description: words.about,
  options: {
    play: optional(choice(words.play, words.plays)),
    spend: optional(wholeNumber(words.spend, { min: 0, max: mostSpent })),
    'least-hp': optional(wholeNumber(words.leastHp, { min: 0, max: mostHp })),
    monster: optional(choice(words.monster, words.monsters)),
  },
  run: async ({ act, own, options }) => {
    const view = await own();
    if (Object.values(options).every((one) => one === null)) return autopilotCard(view);
    const { play, spend, 'least-hp': leastHp, monster } = options;
    const before = play === 'afresh' ? noAutopilot : view.autopilot;
    return act({
      do: 'set autopilot',
      on: play !== 'off',
      spend: spend ?? before.spend,
      leastHp: leastHp ?? before.leastHp,
      fights: monster === null ? before.fights : monster === 'fight',
    });
  },
});
