import { callTo, isHushed } from '../rules/absence/hushed.ts';
import { type Dice } from '../rules/dice.ts';
import { drawingOf } from '../rules/drawing.ts';
import { type GameEvent } from '../rules/event.ts';
import { type Game } from '../rules/game.ts';
import { type Goods } from '../rules/goods.ts';
import { type Actor, type Intent, type Moment } from '../rules/intent.ts';
import { type HeroId } from '../rules/names.ts';
import { isRefusal } from '../rules/refusal.ts';
import { type Mind, noting, presentMind, rule, type Ruled } from '../rules/rule.ts';
import { eventFor } from '../rules/sight/faces.ts';
import { type Answer, refused } from './answer.ts';
import { actDice, commitmentTo, drawingKey } from './drawings.ts';
import { type ActRecord, type Change, type Loaded } from './ports.ts';
import { reversePatch } from './reverse.ts';
import { notesFor } from './telling.ts';

/** An act before it is tried: who wants what, when, and by which cause it is known. */
export type Attempt = { intent: Intent; actor: Actor; cause: string; moment: Moment };

/** Dice may be loaded by whoever sets the table; those it does not know of fall as derived. */
export type Loading = (game: Game, derived: Dice) => Dice;

/** One act worked out on a loaded game, whole: what to save, what to tell, what to answer. */
export function work(
  { game, secret }: Loaded,
  attempt: Attempt,
  goods: Goods,
  load: Loading,
  by: Mind = presentMind,
): Change | Answer {
  const name = drawingOf(game, attempt.intent);
  const number = game.drawings[name] ?? 0;
  const dice = counted(load(game, actDice(drawingKey(secret, game.id, name), number)));
  const { mind, decided } = noting(by);
  const ruled = rule(game, attempt.intent, attempt.actor, {
    dice,
    moment: attempt.moment,
    goods,
    commitment: (drawing) => commitmentTo(drawingKey(secret, game.id, drawing)),
    reveal: (drawing) => drawingKey(secret, game.id, drawing),
    mind,
  });
  if (isRefusal(ruled)) return refused(ruled);
  const used = dice.rolls() > 0;
  const drawings = used ? { ...game.drawings, [name]: number + 1 } : game.drawings;
  const after = { ...ruled.game, drawings };
  const from = {
    drawing: used ? { name, number } : null,
    decided: decided.length ? decided : null,
  };
  return changeOf(game, { ...ruled, game: after }, attempt, goods, from);
}

function changeOf(
  before: Game,
  { game: after, events, transfers }: Ruled,
  { intent, actor, cause, moment }: Attempt,
  goods: Goods,
  from: Pick<ActRecord, 'drawing' | 'decided'>,
): Change {
  const stock = goods.stock.hash;
  const hero = heroOfActor(after, actor) ?? heroOfActor(before, actor);
  const reverse = reversePatch(before, after);
  return {
    before,
    after,
    act: { number: after.acts, cause, intent, actor, moment, stock, ...from, reverse },
    events,
    transfers,
    notes: notesFor(
      events,
      Object.keys(after.heroes) as HeroId[],
      hero,
      (to, event) => {
        const call = callTo(event, to);
        return call !== null && isHushed({ game: after, moment }, to, call);
      },
      actor.as === 'player' ? actor.player : null,
    ),
    answer: answerOf(after, events, hero),
  };
}

/** The events of an act as its actor may know them. */
export function answerOf(game: Game, events: GameEvent[], hero: HeroId | null): Answer {
  const seen = events.flatMap((event) => eventFor(event, hero) ?? []);
  return { done: true, game: game.id, act: game.acts, events: seen };
}

export function heroOfActor(game: Game, actor: Actor): HeroId | null {
  if (actor.as !== 'player') return null;
  return Object.values(game.heroes).find((hero) => hero.player === actor.player)?.id ?? null;
}

function counted(dice: Dice): Dice & { rolls(): number } {
  let rolls = 0;
  return {
    roll(sides, purpose) {
      rolls += 1;
      return dice.roll(sides, purpose);
    },
    rolls: () => rolls,
  };
}
