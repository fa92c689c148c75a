import { type TriggerWord } from '../abilities/trigger.ts';
import { applyEach } from '../abilities/verbs/index.ts';
import { ledMonster } from './acting.ts';
import { type Bout, livingIn, type Moment } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { answers, type Due, type Handler, handlersIn, inOrder } from './handlers.ts';
import { perceives } from './made-out.ts';
import { pay } from './price.ts';
import { wordOn } from './standing.ts';
import { carriedBy, isStillDue, otherIn } from './still-due.ts';
import { wholeRun } from './shape.ts';
import { show, tell, whoIs } from './tell.ts';
import { isTrapItself } from './traps.ts';

/** GAME-06: so many abilities may set off each other within one act, and within one turn. */
export const longest = { act: 60, turn: 150 };

type Firing = Pick<Bout, 'hears' | 'fire' | 'fireAll'>;

/** Where nobody has any. */
export const deaf: Firing = {
  hears: () => false,
  fire: () => undefined,
  fireAll: () => undefined,
};

/** What lets abilities answer to what happens in this bout. */
export function firing(bout: Bout): Firing {
  const handlers = handlersIn(bout);
  if (handlers.size === 0) return deaf;
  const setOff = (due: readonly Due[]): void => {
    for (const one of inOrder(bout, due)) {
      if (!isStillDue(bout, one)) continue;
      if (isTooLong(bout, one.handler)) return;
      goOff(bout, one);
    }
  };
  const waitingFor = ({ kind }: Moment) => handlers.get(kind);
  return {
    hears: (kind) => handlers.has(kind),
    fire(moment) {
      const waiting = waitingFor(moment);
      if (waiting) setOff(dueAt(bout, waiting, ofSomebody(moment)));
    },
    fireAll(moments) {
      if (!moments.some(waitingFor)) return;
      const due: Due[] = [];
      for (const one of moments)
        due.push(...dueAt(bout, waitingFor(one) ?? noHandlers, ofSomebody(one)));
      setOff(due);
    },
  };
}

/** ITEM-26: what a trap does nobody has done, so that nothing answers to it as to somebody. */
const ofSomebody = (moment: Moment): Moment =>
  moment.doer && isTrapItself(moment.doer) ? { ...moment, doer: null } : moment;

function dueAt(bout: Bout, waiting: readonly Handler[], moment: Moment): readonly Due[] {
  let due: Due[] | null = null;
  for (const handler of waiting)
    if (answers(bout, handler, moment)) (due ??= []).push({ handler, moment });
  return due ?? none;
}

const none: readonly Due[] = [];
const noHandlers: readonly Handler[] = [];

/** GAME-06: past a cap nothing happens any more, of which each act tells once. */
function isTooLong(bout: Bout, handler: Handler): boolean {
  const { chain } = bout;
  const { turn } = bout.fight;
  const triggered = turn.triggered ?? 0;
  const { owner: self } = handler;
  const ability = handler.ability.name ?? handler.carried.name;
  if (chain.count >= longest.act || triggered >= longest.turn) {
    cutChain(bout, self, ability, handler.carried.name);
    return true;
  }
  chain.count += 1;
  turn.triggered = triggered + 1;
  noteLink(bout, self, ability, handler.carried.name);
  return false;
}

function noteLink({ chain }: Bout, self: Creature, ability: string, thing: string): void {
  if (chain.links.some((one) => one.ability === ability && one.who === self.id)) return;
  chain.links.push({ who: self.id, name: self.name, ability, ...(thing !== ability && { thing }) });
}

/** GAME-06: told once in each act, with what had gone off and what was to, of that thing. */
export function cutChain(bout: Bout, self: Creature, ability: string, thing: string): void {
  const { chain } = bout;
  if (chain.cut) return;
  chain.cut = true;
  noteLink(bout, self, ability, thing);
  tell(bout, 'chain cut', ['GAME-06'], { who: whoIs(self), ability, chain: [...chain.links] });
}

function goOff(bout: Bout, { handler, moment }: Due): void {
  const { owner: carrier } = handler;
  const { item, name: thing } = handler.carried;
  const name = handler.ability.name ?? thing;
  const now = carriedBy(carrier, handler);
  const asks =
    carrier.player !== null && now && wordOn(now, handler.index, handler.ability) === 'ask';
  if (asks && !isAgreed(bout, handler, moment, name)) return;
  const carried = pay(bout, carrier, item, handler.index, handler.ability);
  const other = otherIn(handler, moment);
  show(bout.fight, carrier.id, { ability: name });
  tell(bout, 'triggered', ['COMBAT-14', 'COMBAT-11'], {
    who: whoIs(carrier),
    ability: name,
    by: other && whoIs(other),
  });
  const targets = [carrier];
  const run = wholeRun({
    bout,
    carrier,
    carried,
    ability: name,
    other,
    targets,
    tile: null,
    times: 1,
    moment,
  });
  const struck = criticallyHit(handler, moment);
  if (struck) run.struck = struck;
  applyEach(run, handler.ability.do);
}

/** ROLL-02: what waits for one's own hit. */
const hits: readonly TriggerWord[] = [
  ...(['I hit', 'I hit with a basic attack', 'I score a critical hit'] as const),
];

/** ROLL-02: on whom what answers to one's own critical hit with a basic attack lasts twice as long. */
function criticallyHit({ waitsFor }: Handler, moment: Moment): Creature | null {
  if (moment.kind !== 'hit' || !moment.facts.critical || moment.facts.how !== 'basic') return null;
  return hits.includes(waitsFor) ? moment.sufferer : null;
}

/** COND-01: who is hidden is not asked in another's turn, where the wait would tell of them. */
function isAgreed(bout: Bout, handler: Handler, moment: Moment, name: string) {
  const { owner: self, carried, ability, index: place } = handler;
  const { fight } = bout;
  const isOwnTurn = fight.creatures[fight.turn.of]?.player === self.player;
  if (!isOwnTurn && !isMadeOutByAll(fight, self)) return ability.standing !== 'never';
  const otherwise = ability.standing === 'never' ? { otherwise: false as const } : {};
  // Dice lie open, whatever is added to them.
  const die = moment.kind === 'rolled' ? { natural: moment.facts.natural() } : {};
  return bout.ask({ of: self.id, item: carried.item, ability: name, place, ...die, ...otherwise });
}

/** Whether every other player has somebody in the fight who makes it out; a host's monsters must, too. */
const isMadeOutByAll = (fight: Fight, self: Creature): boolean =>
  livingIn(fight).every(
    (one) => !isWatched(fight, one) || one.player === self.player || perceives(fight, one, self),
  );

/** MONSTER-09: whether somebody sits before the fight who has its eyes. */
const isWatched = (fight: Fight, { id, player }: Creature): boolean =>
  player !== null || ledMonster(fight, id) !== null;
