import { type FightView } from '../../rules/sight/fight.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { group, inGame } from '../command.ts';
import {
  attackMeant,
  attackOption,
  creatureOption,
  deedOption,
  healthMeant,
  moveMeant,
  moveOption,
  targetsMeant,
  useOption,
} from '../suggestions/fight.ts';
import { choice } from '../options.ts';
import { deedMeant, deedsMeant, useMeant, usesMeant } from '../suggestions/deeds.ts';
import { itemId } from '../../rules/names.ts';
import { byOption, seatIn } from '../suggestions/seat.ts';
import { cannotDo, cannotUse } from '../views/cannot.ts';
import { actWords as words } from '../views/commands/act.ts';
import { severalDeeds } from '../views/several.ts';
import { noTile } from '../views/moves.ts';
import { sureConcede } from '../views/panel/sure.ts';
import { type CreatureId } from '../../rules/combat/creature.ts';
import { type FightAction } from '../../rules/combat/action.ts';
import { type Intent } from '../../rules/intent.ts';

/** A typed command means the fight as it is, whatever its writer saw last. */
const doing = (action: FightAction, by?: CreatureId): Intent => ({
  do: 'fight',
  action,
  step: null,
  ...(by && { by }),
});

const nothingToChoose: FightAction = { do: 'end turn' };

/** Then nothing can be done at all, and the rules say so. */
const isPaused = ({ everyone }: HeroView): boolean => everyone.pausedSince !== null;

/** Without a fight there is nothing to choose from: any action is refused with the right words. */
function inFight(
  view: HeroView,
  choose: (fight: FightView) => FightAction,
  who: string | null = null,
): Intent {
  const seat = seatIn(view, who);
  return doing(seat ? choose(seat.fight) : nothingToChoose, seat?.by);
}

/** How all is called that what was typed may mean; nothing where nothing can be done anyway. */
function severalIn(
  view: HeroView,
  who: string | null,
  meant: (fight: FightView) => string[],
): string[] {
  const seat = isPaused(view) ? null : seatIn(view, who);
  return seat ? meant(seat.fight) : [];
}

/** COMBAT-14: where nothing is asked, the rules say so. */
const answerMeant = ({ legal }: FightView, use: boolean): FightAction =>
  legal.find((one) => one.do === 'answer' && one.use === use) ?? {
    do: 'answer',
    item: itemId(''),
    use,
  };

const attack = inGame({
  name: 'attack',
  description: words.attack.about,
  options: { target: attackOption, by: byOption },
  run: async ({ act, own, options: { target, by } }) => {
    const view = await own();
    const several = severalIn(view, by, (fight) => targetsMeant(fight, target));
    return several.length > 1
      ? severalDeeds('attack', target, several)
      : act(inFight(view, (fight) => attackMeant(fight, target), by));
  },
});

const move = inGame({
  name: 'move',
  description: words.move.about,
  options: { to: moveOption, by: byOption },
  run: async ({ act, own, options }) => {
    const seat = seatIn(await own(), options.by);
    const action = seat ? moveMeant(seat.fight, options.to) : nothingToChoose;
    return action ? act(doing(action, seat?.by)) : noTile;
  },
});

const use = inGame({
  name: 'use',
  description: words.use.about,
  options: { what: useOption, by: byOption },
  run: async ({ act, own, options }) => {
    const view = await own();
    const several = severalIn(view, options.by, (fight) => usesMeant(fight, options.what));
    if (several.length > 1) return severalDeeds('use', options.what, several);
    const seat = seatIn(view, options.by);
    const action = seat ? useMeant(seat.fight, options.what) : nothingToChoose;
    return seat && !action && !isPaused(view)
      ? cannotUse(seat.fight, options.what, view.legal.identify.length > 0)
      : act(doing(action ?? nothingToChoose, seat?.by));
  },
});

const deed = inGame({
  name: 'do',
  description: words.do.about,
  options: { what: deedOption, by: byOption },
  run: async ({ act, own, options }) => {
    const view = await own();
    const several = severalIn(view, options.by, (fight) => deedsMeant(fight, options.what));
    if (several.length > 1) return severalDeeds('do', options.what, several);
    const seat = seatIn(view, options.by);
    const action = seat ? deedMeant(seat.fight, options.what) : nothingToChoose;
    return seat && !action && !isPaused(view)
      ? cannotDo(seat.fight, options.what)
      : act(doing(action ?? nothingToChoose, seat?.by));
  },
});

const answer = inGame({
  name: 'answer',
  description: words.answer.about,
  options: { use: choice(words.answer.use, words.answer.words) },
  run: async ({ act, own, options }) => {
    const view = await own();
    // ITEM-24: who comes along may be asked.
    const asked = view.companions.find((one) => one.asked !== undefined);
    const use = options.use === 'yes';
    return act(
      asked
        ? doing(answerMeant(asked, use), asked.you)
        : inFight(view, (fight) => answerMeant(fight, use)),
    );
  },
});

const end = inGame({
  name: 'end',
  description: words.end,
  options: { by: byOption },
  run: async ({ act, own, options: { by } }) =>
    act(inFight(await own(), () => ({ do: 'end turn' }), by)),
});

const concede = inGame({
  name: 'concede',
  description: words.concede,
  run: async ({ act, own }) => {
    const view = await own();
    const can = view.fight?.legal.some((action) => action.do === 'concede') === true;
    return can ? sureConcede(view) : act(doing({ do: 'concede' }));
  },
});

const thumbsUp = inGame({
  name: 'thumbs-up',
  description: words.thumbsUp,
  run: ({ act }) => act(doing({ do: 'thumbs up' })),
});

const health = inGame({
  name: 'health',
  description: words.health.about,
  options: { of: creatureOption },
  run: async ({ act, own, options }) =>
    act(inFight(await own(), (fight) => healthMeant(fight, options.of))),
});

export const act = group({ name: 'act', description: words.about }, [
  attack,
  move,
  use,
  deed,
  answer,
  end,
  concede,
  thumbsUp,
  health,
]);
