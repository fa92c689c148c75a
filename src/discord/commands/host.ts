import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { heroId } from '../../rules/names.ts';
import { group, inGame } from '../command.ts';
import { forHost, panelForHost } from '../for-host.ts';
import { choice, optional, person, suggested, text, wholeNumber } from '../options.ts';
import {
  monsterDeed,
  monsterDeedMeant,
  monsterMeant,
  monsterOption,
} from '../suggestions/monster.ts';
import { matching, meant } from '../suggestions/pick.ts';
import { cannotLead } from '../views/cannot.ts';
import { severalDeeds } from '../views/several.ts';
import { hostWords as words } from '../views/commands/host.ts';
import { correctable } from '../views/duel.ts';
import { sureCancel, sureRemove } from '../views/host.ts';
import { monsterPanel } from '../views/panel/monster.ts';
import { bring } from './host-bring.ts';

const panel = inGame({
  name: 'panel',
  description: words.panel,
  run: ({ desk, caller, game }) => forHost(desk, caller, game.game, panelForHost),
});

const pause = inGame({
  name: 'pause',
  description: words.pause,
  run: ({ act }) => act({ do: 'pause' }),
});

const resume = inGame({
  name: 'resume',
  description: words.resume,
  run: ({ act }) => act({ do: 'resume' }),
});

const cancel = inGame({
  name: 'cancel',
  description: words.cancel,
  run: ({ desk, caller, game }) => forHost(desk, caller, game.game, sureCancel),
});

const second = inGame({
  name: 'second',
  description: words.second.about,
  options: { person: person(words.second.person) },
  run: ({ act, caller, options: { person: player } }) =>
    act({ do: 'second', player, bot: caller.bots?.includes(player) ?? false }),
});

const takeOver = inGame({
  name: 'take-over',
  description: words.takeOver,
  run: ({ act }) => act({ do: 'take over' }),
});

const heroes = suggested(words.remove.hero, async ({ typed, everyone }) => {
  const view = await everyone();
  return matching(
    typed,
    (view?.heroes ?? []).map(({ id, name }) => ({ name, value: id })),
  );
});

const remove = inGame({
  name: 'remove',
  description: words.remove.about,
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

const playMonster = inGame({
  name: 'play-monster',
  description: words.playMonster,
  run: async ({ desk, caller, game, act }) => {
    const view = await desk.asks.monsterView(game.game, caller.player);
    return view ? monsterPanel(view) : act({ do: 'take monster' });
  },
});

const freeMonster = inGame({
  name: 'free-monster',
  description: words.freeMonster,
  run: ({ act }) => act({ do: 'release monster' }),
});

const leadMonster = inGame({
  name: 'lead-monster',
  description: words.leadMonster.about,
  options: { what: monsterDeed, by: monsterOption },
  run: async ({ desk, caller, game, act, options: { what, by } }) => {
    const view = await desk.asks.monsterView(game.game, caller.player);
    const seat = view && monsterMeant(view, by);
    const action = seat && monsterDeedMeant(seat, what);
    if (Array.isArray(action)) return severalDeeds('lead', what, action);
    // In a paused game nothing can be done at all, and the rules say so.
    if (seat && !action && view.everyone.pausedSince === null) return cannotLead(seat, what);
    return act({
      do: 'lead',
      action: action ?? { do: 'end turn' },
      step: null,
      by: seat?.you ?? 'm1',
    });
  },
});

const settings = Object.fromEntries(
  Object.keys(houseRules).map((setting) => [setting, setting]),
) as Record<HouseSetting, string>;

const set = inGame({
  name: 'set',
  description: words.set.about,
  options: {
    setting: choice(words.set.setting, settings),
    value: wholeNumber(words.set.value, { min: 0, max: 1000 }),
  },
  run: ({ act, options: { setting, value } }) => act({ do: 'set', setting, value }),
});

const posted = suggested(words.correct.hero, async ({ typed, everyone }) => {
  const view = await everyone();
  return matching(typed, view ? correctable(view) : []);
});

const correct = inGame({
  name: 'correct-feature',
  description: words.correct.about,
  options: {
    hero: posted,
    why: text(words.correct.why, { max: 200 }),
    title: optional(text(words.correct.title, { max: 60 })),
    quote: optional(text(words.correct.quote, { max: 300 })),
  },
  run: async ({ desk, game, act, options: { hero, why, title, quote } }) => {
    const view = await desk.asks.publicView(game.game);
    const id = heroId(meant(hero, view ? correctable(view) : []));
    return act({ do: 'correct feature', hero: id, why, title, quote });
  },
});

export const host = group({ name: 'host', description: words.about, hostOnly: true }, [
  panel,
  pause,
  resume,
  cancel,
  second,
  takeOver,
  remove,
  playMonster,
  freeMonster,
  leadMonster,
  set,
  bring,
  correct,
]);
