import {
  type FightAction,
  type Entrant,
  type FightEvent,
  legalActions,
  type RunningFight,
  runFight,
} from '../../src/rules/combat/index.ts';
import { type Dice } from '../../src/rules/dice.ts';
import { evenDice } from '../harness/chance.ts';
import { fightersWith, openDuel } from '../../test/support/practice/duel.ts';
import { drawKit } from '../../test/support/practice/kits.ts';
import { tuningMaps } from '../../test/support/practice/maps.ts';
import { type Thing } from '../../test/support/practice/things.ts';

/** What each spends on ten things, six of which answer to something. */
const gold = 180;

type Kits = [Thing[], Thing[]];
type Beginning = Pick<Recorded, 'seed' | 'fighters'>;

/** One duel: its decisions, each also by its place among all that was legal then. */
export type Recorded = {
  seed: number;
  fighters: Entrant[];
  actions: FightAction[];
  places: number[];
};

/** The duel of that number before its first decision; always the same. */
export function begun({ seed, fighters }: Beginning, silent = false): RunningFight {
  const dice = evenDice(seed);
  const board = tuningMaps[seed % tuningMaps.length];
  if (!board) throw new Error('no map');
  return runFight(openDuel(board, fighters, dice).fight, dice, { silent });
}

/** Ten things, five of which lay conditions. */
function troubling(chance: Dice): Thing[] {
  for (;;) {
    const kit = drawKit(gold, chance);
    const lay = ({ abilities }: Thing) =>
      abilities.some(({ do: effects }) => effects.some((effect) => 'lay' in effect));
    if (kit.filter(lay).length >= 5) return kit;
  }
}

/** Plays it with chance for a mind that likes to strike; the decisions as they fell. */
export function recorded(seed: number): Recorded & { kits: Kits; log: readonly FightEvent[] } {
  const chance = evenDice(seed + 977);
  const kits: Kits = [troubling(chance), troubling(chance)];
  const fighters = fightersWith(kits);
  const fight = begun({ seed, fighters });
  const actions: FightAction[] = [];
  const places: number[] = [];
  while (!fight.fight.outcome) {
    const legal = legalActions(fight.fight, fight.fight.turn.of);
    const place = choice(legal, chance);
    const action = legal[place];
    if (!action) throw new Error('nothing is legal');
    actions.push(action);
    places.push(place);
    take(fight, action);
  }
  return { seed, fighters, kits, actions, places, log: fight.fight.log };
}

/** Half the time an ability, else an attack, else a walk; whatever there is of it. */
function choice(legal: readonly FightAction[], chance: Dice): number {
  const of = (suits: (action: FightAction) => boolean) =>
    legal.flatMap((action, place) => (suits(action) ? [place] : []));
  const wishes = [
    chance.roll(2, '') > 1 ? of(({ do: what }) => what === 'activate') : [],
    chance.roll(6, '') > 1 ? of(({ do: what }) => what === 'attack') : [],
    of((action) => action.do === 'move' && action.kind === 'walk'),
    of(({ do: what }) => what === 'end turn'),
  ];
  const open = wishes.find((places) => places.length > 0) ?? [0];
  return open[chance.roll(open.length, '') - 1] ?? 0;
}

export function take(fight: RunningFight, action: FightAction): void {
  const went = fight.take(fight.fight.turn.of, action);
  if ('refused' in went) throw new Error(`refused: ${went.refused}`);
}
