import { type ActionKind } from '../../../rules/combat/action.ts';
import { type Instead } from '../../../rules/combat/refusal.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { tileName } from '../tiles.ts';

type With = { instead?: Instead };

/** No sentence names more; the panel has them all. */
const most = 5;

/** `Ana, Bran or Cleo`; past the most that a sentence names, the rest are others. */
export function oneOf(names: readonly string[]): string {
  const shown = names.slice(0, most).map(escape);
  const rest = names.length > most ? [...shown, 'others'] : shown;
  return listed(rest).replace(/ and (?=[^,]*$)/, ' or ');
}

const deeds: Record<ActionKind, string> = {
  attack: 'attack',
  move: 'move',
  activate: 'use an ability',
  hide: 'hide',
  tinker: 'handle your things',
  investigate: 'search',
  mount: 'mount',
  unmount: 'get off',
  'stand up': 'stand up',
  rearm: 'pick up your weapon',
  'look out': 'look over the walls',
  'place trap': 'place a trap',
  'pick up trap': 'pick up a trap',
  answer: 'answer',
  'thumbs up': 'give a thumbs up',
  concede: 'concede',
  'health check': 'ask about somebody’s health',
  'end turn': 'end your turn',
};

const panel = 'Your panel (`/now`) shows what you can do.';

/** What is still possible now, in one sentence. */
export function stillPossible({ instead }: With): string {
  const named = (deed: ActionKind) =>
    deed === 'end turn' && instead?.peace ? 'wait' : deeds[deed];
  const can = instead?.deeds.map(named) ?? [];
  return can.length === 0 ? panel : `You can ${oneOf(can)}.`;
}

const aims = ({ instead }: With): boolean => instead?.abilities !== undefined;

/** Which of the two was not done. */
export const undone = (facts: With): string =>
  aims(facts) ? 'Nothing was used' : 'Nobody was attacked';

/** Whom the same could be done to now, or else what is still possible. */
export function otherTargets(facts: With): string {
  const { targets = [] } = facts.instead ?? {};
  if (targets.length === 0) return stillPossible(facts);
  return `You can ${aims(facts) ? 'aim it at' : 'attack'} ${oneOf(targets)}.`;
}

/** Another attack that reaches, or where to go for this one, or whom else it reaches. */
export function waysToReach(facts: With): string {
  const { attacks = [], tiles: [tile] = [] } = facts.instead ?? {};
  if (attacks.length > 0) return `You can reach them with ${oneOf(attacks)}.`;
  if (tile !== undefined) return `From ${tileName(tile)} you could: move there first.`;
  return `Move nearer first. ${otherTargets(facts)}`;
}

/** Whom one could ride now, or else what is still possible. */
export function otherMounts(facts: With): string {
  const { targets = [] } = facts.instead ?? {};
  return targets.length > 0 ? `You can mount ${oneOf(targets)}.` : stillPossible(facts);
}

/** Between which tiles the corner of a 5 by 5 may lie. */
export function squares({ instead }: With): string {
  const [first, last] = instead?.tiles ?? [];
  if (first === undefined || last === undefined)
    return 'Name the north-west tile of a square with you inside.';
  return `Its north-west tile lies between ${tileName(first)} and ${tileName(last)}.`;
}

/** The nearest tile where the same could be done, or else what is still possible. */
export function nearestTile(facts: With, can: string): string {
  const [tile] = facts.instead?.tiles ?? [];
  return tile === undefined
    ? stillPossible(facts)
    : `The nearest tile ${can} is ${tileName(tile)}.`;
}

/** Which abilities could be used now, or else what is still possible. */
export function otherAbilities(facts: With): string {
  const { abilities = [] } = facts.instead ?? {};
  return abilities.length > 0 ? `You can use ${oneOf(abilities)}.` : stillPossible(facts);
}
