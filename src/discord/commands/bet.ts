import { heroId } from '../../rules/names.ts';
import { group, inGame } from '../command.ts';
import { beginning } from '../limits.ts';
import { suggested, wholeNumber } from '../options.ts';
import { say } from '../screen.ts';
import { matching, meant } from '../suggestions/pick.ts';
import { betLines, onWhom, pickChoices } from '../views/bets.ts';

const picks = suggested('Who will win: a duelist or a tie', async ({ typed, own, everyone }) => {
  const view = await own();
  const all = view?.legal.bet?.on.map(({ pick, name }) => ({ name: onWhom(name), value: pick }));
  const duel = (await everyone())?.duel;
  return matching(typed, all ?? (duel ? pickChoices(duel) : []));
});

const place = inGame({
  name: 'place',
  description: 'Stake gold on this week’s duel; nobody sees it before bets close',
  options: { on: picks, gold: wholeNumber('How much', { min: 1, max: 1_000_000 }) },
  run: async ({ act, own, options: { on, gold: stake } }) => {
    const { duel } = (await own()).everyone;
    const pick = duel ? meant(on, pickChoices(duel)) : on;
    return act({
      do: 'bet',
      on: pick === 'tie' ? pick : heroId(beginning(pick, 24)),
      stake,
    });
  },
});

const withdraw = inGame({
  name: 'withdraw',
  description: 'Take your bet back while bets are open',
  run: ({ act }) => act({ do: 'withdraw bet' }),
});

const show = inGame({
  name: 'show',
  description: 'Your bet, who has bet, and what a right bet pays',
  run: async ({ own }) => say(...betLines(await own())),
});

export const bet = group(
  { name: 'bet', description: 'Bet on the duel', where: 'server and direct' },
  [place, withdraw, show],
);
