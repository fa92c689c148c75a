import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { heroId } from '../../rules/names.ts';
import { group, inGame } from '../command.ts';
import { forHost } from '../for-host.ts';
import { choice, optional, person, suggested, text, wholeNumber } from '../options.ts';
import { matching, meant } from '../suggestions/pick.ts';
import { correctable } from '../views/duel.ts';
import { hostPanel, sureCancel, sureRemove } from '../views/host.ts';

const panel = inGame({
  name: 'panel',
  description: 'How the game stands and what a host can do (it shows no secret)',
  run: ({ desk, caller, game }) => forHost(desk, caller, game.game, hostPanel),
});

const pause = inGame({
  name: 'pause',
  description: 'Stop the game and all its deadlines until you resume it',
  run: ({ act }) => act({ do: 'pause' }),
});

const resume = inGame({
  name: 'resume',
  description: 'Go on after a pause; all deadlines move by it',
  run: ({ act }) => act({ do: 'resume' }),
});

const cancel = inGame({
  name: 'cancel',
  description: 'End the game for good without a winner; you are asked once more',
  run: ({ desk, caller, game }) => forHost(desk, caller, game.game, sureCancel),
});

const second = inGame({
  name: 'second',
  description: 'Name a second host, in the place of an earlier second one',
  options: { person: person('Who shall be host beside you') },
  run: ({ act, caller, options: { person: player } }) =>
    act({ do: 'second', player, bot: caller.bots?.includes(player) ?? false }),
});

const takeOver = inGame({
  name: 'take-over',
  description: 'Become the host of this game (for those who manage the server)',
  run: ({ act }) => act({ do: 'take over' }),
});

const heroes = suggested('Which hero', async ({ typed, everyone }) => {
  const view = await everyone();
  return matching(
    typed,
    (view?.heroes ?? []).map(({ id, name }) => ({ name, value: id })),
  );
});

const remove = inGame({
  name: 'remove',
  description: 'Remove a hero from the game for good; you are asked once more, and why',
  options: { hero: heroes },
  run: async ({ desk, caller, game, act, options }) => {
    const view = await desk.asks.publicView(game.game);
    const choices = (view?.heroes ?? []).map(({ id, name }) => ({ name, value: id }));
    const id = heroId(meant(options.hero, choices));
    const hero = view?.heroes.find((one) => one.id === id);
    return hero && view?.hosts.includes(caller.player) === true
      ? sureRemove(view, hero)
      : act({ do: 'remove', hero: id, why: '' });
  },
});

const settings = Object.fromEntries(
  Object.keys(houseRules).map((setting) => [setting, setting]),
) as Record<HouseSetting, string>;

const set = inGame({
  name: 'set',
  description: 'Change a house setting: at once in the lobby, else from next week on',
  options: {
    setting: choice('Which one', settings),
    value: wholeNumber('Its value; 1 for yes and 0 for no', { min: 0, max: 1000 }),
  },
  run: ({ act, options: { setting, value } }) => act({ do: 'set', setting, value }),
});

const posted = suggested('Whose feature', async ({ typed, everyone }) => {
  const view = await everyone();
  return matching(typed, view ? correctable(view) : []);
});

const correct = inGame({
  name: 'correct-feature',
  description: 'Put a posted feature right; all bets go back, and betting starts anew',
  options: {
    hero: posted,
    why: text('What was wrong; everybody reads it', { max: 200 }),
    title: optional(
      text('The title as it should be; left as it is, if you give none', { max: 60 }),
    ),
    quote: optional(text('The quote as it should be', { max: 300 })),
  },
  run: async ({ desk, game, act, options: { hero, why, title, quote } }) => {
    const view = await desk.asks.publicView(game.game);
    const id = heroId(meant(hero, view ? correctable(view) : []));
    return act({ do: 'correct feature', hero: id, why, title, quote });
  },
});

export const host = group(
  { name: 'host', description: 'Run your game: pause, settings, people', hostOnly: true },
  [panel, pause, resume, cancel, second, takeOver, remove, set, correct],
);
