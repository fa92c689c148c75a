import { type Game } from '../../src/rules/game.ts';
import { room } from '../../src/rules/hero/equip.ts';
import { type Slot } from '../../src/rules/items/definition.ts';
import { type HeroId } from '../../src/rules/names.ts';

/** Everything that is wrong with a game, whatever was done in it; empty for a sound one. */
export const faultsOf = (game: Game): string[] => [
  ...moneyFaults(game),
  ...itemFaults(game),
  ...turnFaults(game),
  ...waitingFaults(game),
];

function moneyFaults({ accounts, bets }: Game): string[] {
  const sum = Object.values(accounts).reduce((all: number, one) => all + (one ?? 0), 0);
  const below = Object.entries(accounts).filter(([name, is]) => name !== 'mint' && (is ?? 0) < 0);
  const holds = Object.entries(accounts).filter(
    ([name, is]) =>
      name.startsWith('bet:') && (is ?? 0) !== (bets[name.slice(4) as HeroId]?.stake ?? 0),
  );
  const unheld = Object.values(bets).filter(({ hero, stake }) => accounts[`bet:${hero}`] !== stake);
  return [
    ...(sum === 0 ? [] : [`the books say ${sum}`]),
    ...below.map(([name, is]) => `${name} holds ${is}`),
    ...holds.map(([name]) => `${name} holds what no bet says`),
    ...unheld.map(({ hero }) => `the bet of ${hero} is not held`),
  ];
}

function itemFaults({ items, orbs, heroes }: Game): string[] {
  const faults: string[] = [];
  for (const [id, item] of Object.entries(items)) {
    if (item.id !== id) faults.push(`${id} calls itself ${item.id}`);
    const [where, which = ''] = item.holder.split(':');
    if (where === 'hero' && !(which in heroes)) faults.push(`${id} is with nobody`);
    if (where === 'orb' && orbs[which as keyof typeof orbs]?.item !== item.id)
      faults.push(`${id} lies in an orb that is not its`);
    if (item.on !== null && items[item.on]?.holder !== item.holder)
      faults.push(`${id} sits on what is elsewhere`);
    if (item.on !== null && (item.slot !== null || items[item.on]?.on !== null))
      faults.push(`${id} sits as nothing can`);
    if (where !== 'hero' && where !== 'gone' && item.slot) faults.push(`${id} is worn by an orb`);
  }
  const laid = Object.values(orbs).map((orb) => orb.item);
  if (new Set(laid).size !== laid.length) faults.push('two orbs hold one thing');
  for (const orb of Object.values(orbs))
    if (!items[orb.item]) faults.push(`${orb.id} lost its item`);
  for (const hero of Object.keys(heroes)) faults.push(...wornFaults(items, hero));
  return faults;
}

/** ENTER-01; FORGE-03: two that are one fill one slot. */
function wornFaults(items: Game['items'], hero: string): string[] {
  const worn = new Map<Slot, number>();
  for (const { holder, slot, form } of Object.values(items)) {
    if (holder === `hero:${hero}` && slot && form?.partOf === undefined)
      worn.set(slot, (worn.get(slot) ?? 0) + 1);
  }
  return [...worn]
    .filter(([slot, many]) => many > room(slot))
    .map(([slot, many]) => `${hero} wears ${many} things as ${slot}`);
}

function turnFaults({ week, deadlines, heroes, fight, phase }: Game): string[] {
  const turn = week?.turn ?? null;
  const open = Object.values(deadlines).filter(({ kind }) => kind === 'turn');
  const moves = Object.values(deadlines).filter(({ kind }) => kind === 'fight turn');
  const turning = ['monster round', 'loot', 'make-up'].includes(phase);
  const faults: string[] = [];
  if (open.length !== (turn ? 1 : 0)) faults.push(`${open.length} deadlines for an open turn`);
  if (turn && open[0]?.hero !== turn.hero) faults.push('the deadline is another hero’s');
  if (turning !== (turn !== null)) faults.push(`in “${phase}” the turn is ${turn?.hero}`);
  if (turn && heroes[turn.hero]?.lost) faults.push('the turn is a lost hero’s');
  const timed = fight !== null && !fight.walk;
  if (moves.length !== (timed ? 1 : 0)) faults.push(`${moves.length} clocks for a fight`);
  if (timed && moves[0]?.step !== fight.step) faults.push('the clock is of another step');
  if (fight?.walk && !(turn && fight.creatures[turn.hero]))
    faults.push('somebody walks out of turn');
  const timing = Object.values(deadlines).some(({ kind }) => kind === 'loot clock');
  if (timing && (!fight?.walk || fight.walk.combat)) faults.push('a loot clock runs for nobody');
  if (fight?.walk && fight.walk.left <= 0) faults.push('a loot round without actions goes on');
  if (fight?.outcome) faults.push('a decided fight goes on');
  return faults;
}

/** A game that goes on waits for something, and one that is over for nothing. */
function waitingFaults({ phase, deadlines, winners, heroes }: Game): string[] {
  const waits = Object.keys(deadlines).length > 0;
  const alive = Object.values(heroes).filter(({ lost }) => !lost).length;
  const ended = phase === 'over' || phase === 'cancelled';
  const faults: string[] = [];
  if (phase === 'lobby' || ended ? waits : !waits) faults.push(`“${phase}” waits: ${waits}`);
  if ((phase === 'over') !== winners.length > 0)
    faults.push(`“${phase}” with ${winners.length} winners`);
  if (!ended && phase !== 'lobby' && alive < 2) faults.push(`${alive} alive play on`);
  return faults;
}
