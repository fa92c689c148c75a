import { refuse } from '../../rules/refusal.ts';
import { type CreatureId } from '../../rules/combat/creature.ts';
import { titles } from '../acting.ts';
import { monsterPanel } from '../views/panel/monster.ts';
import { type FightPages } from '../views/panel/fight-rows.ts';
import { refusalText } from '../views/refusals/index.ts';
import { say, type Screen } from '../screen.ts';
import { type Action, type Press, updates, whispers } from './action.ts';
import { fightActions } from './fight.ts';

/** The panel of the monster that the presser plays; who plays none is told so. */
async function monsterPanelFor(
  { desk, game, caller }: Pick<Press, 'desk' | 'game' | 'caller'>,
  news: readonly string[] = [],
  pages: FightPages = {},
): Promise<Screen> {
  const view = await desk.asks.monsterView(game, caller.player);
  if (view) return monsterPanel(view, news, pages);
  const turn = (await desk.asks.publicView(game))?.turn;
  const fights = turn?.kind === 'monster' && turn.begun;
  return say(refusalText(refuse('monster not taken', 'MONSTER-09', { fights }), titles(desk)));
}

/** MONSTER-09: what a hero's player does with their hero, done by a host with a monster. */
const asMonster = (press: Press): Press => ({
  ...press,
  act: (intent) =>
    intent.do === 'fight' && press.id.by
      ? press.act({ do: 'lead', action: intent.action, step: intent.step, by: press.id.by })
      : press.act(intent),
  panel: (news, pages) => monsterPanelFor(press, news, pages),
});

type FightWord = 'attack' | 'attack-one' | 'move' | 'use' | 'deed' | 'fight-end';

/** The rules refuse what comes too late, by the state that its presser saw. */
const led = (word: FightWord): Action => {
  const action: Action = fightActions[word];
  if (action.answer === 'form') return action;
  return updates((press) => action.run(asMonster(press)));
};

/** Of a monster that a host plays; the rules check who presses. */
export const monsterActions = {
  'm-attack': led('attack'),
  'm-attack-one': led('attack-one'),
  'm-move': led('move'),
  'm-use': led('use'),
  'm-deed': led('deed'),
  'm-fight-end': led('fight-end'),
  'm-lead': updates((press) => monsterPanelFor(press, [], { by: press.id.subject as CreatureId })),
  'm-refresh': updates((press) => monsterPanelFor(press, [], { by: press.id.by })),
  // In the channel it may stand for everybody to see, so that what it shows is never put there.
  'm-panel': whispers((press) => monsterPanelFor(press)),
  'm-take': updates((press) => press.act({ do: 'take monster' })),
  'm-release': updates((press) => press.act({ do: 'release monster' })),
} satisfies Record<string, Action>;
