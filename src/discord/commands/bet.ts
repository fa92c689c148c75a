import { heroId } from '../../rules/names.ts';
import { group, inGame } from '../command.ts';
import { beginning } from '../limits.ts';
import { suggested, wholeNumber } from '../options.ts';
import { say } from '../screen.ts';
import { matching, meant } from '../suggestions/pick.ts';
import { betLines, onWhom, pickChoices } from '../views/bets.ts';
import { betWords as words } from '../views/commands/bet.ts';

const picks = suggested(words.place.on, async ({ typed, own, everyone }) => {
  const view = await own();
  const all = view?.legal.bet?.on.map(({ pick, name }) => ({ name: onWhom(name), value: pick }));
  const duel = (await everyone())?.duel;
  return matching(typed, all ?? (duel ? pickChoices(duel) : []));
});

const place = inGame({
  name: 'place',
  description: words.place.about,
  fits: ({ legal }) => legal.bet !== null,
  options: { on: picks, gold: wholeNumber(words.place.gold, { min: 1, max: 1_000_000 }) },
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
  description: words.withdraw,
  fits: ({ legal }) => legal.withdrawBet,
  run: ({ act }) => act({ do: 'withdraw bet' }),
});

const show = inGame({
  name: 'show',
  description: words.show,
  fits: ({ everyone: { duel } }) => duel !== null && duel.result === null,
  run: async ({ own }) => say(...betLines(await own())),
});

export const bet = group({ name: 'bet', description: words.about, where: 'server and direct' }, [
  place,
  withdraw,
  show,
]);
