import { type FightView } from '../../rules/sight/fight.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { group, inGame } from '../command.ts';
import {
  attackMeant,
  attackOption,
  creatureOption,
  healthMeant,
  moveMeant,
  moveOption,
} from '../suggestions/fight.ts';
import { actWords as words } from '../views/commands/act.ts';
import { noTile } from '../views/moves.ts';
import { sureConcede } from '../views/panel/sure.ts';
import { type FightAction } from '../../rules/combat/action.ts';
import { type Intent } from '../../rules/intent.ts';

/** A typed command means the fight as it is, whatever its writer saw last. */
const doing = (action: FightAction): Intent => ({ do: 'fight', action, step: null });

/** Without a fight there is nothing to choose from: any action is refused with the right words. */
const inFight = (view: HeroView, choose: (fight: FightView) => FightAction): Intent =>
  doing(view.fight ? choose(view.fight) : { do: 'end turn' });

const attack = inGame({
  name: 'attack',
  description: words.attack.about,
  options: { target: attackOption },
  run: async ({ act, own, options }) =>
    act(inFight(await own(), (fight) => attackMeant(fight, options.target))),
});

const move = inGame({
  name: 'move',
  description: words.move.about,
  options: { to: moveOption },
  run: async ({ act, own, options }) => {
    const { fight } = await own();
    const action = fight ? moveMeant(fight, options.to) : ({ do: 'end turn' } as const);
    return action ? act(doing(action)) : noTile;
  },
});

const end = inGame({
  name: 'end',
  description: words.end,
  run: ({ act }) => act(doing({ do: 'end turn' })),
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
  end,
  concede,
  thumbsUp,
  health,
]);
