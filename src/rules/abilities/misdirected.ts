import { formulaSchema, summandsOf } from './amount.ts';
import {
  type Aiming,
  isAllyIn,
  isAtATile,
  isUponItself,
  isUponTarget,
  isUponTheDead,
} from './befallen.ts';
import { type Vain } from './no-change.ts';
import { lonely } from './trigger.ts';

type Effect = Partial<Record<string, unknown>>;

/** Where an effect befalls whom it makes no sense for. */
export function misdirectedIn(ability: Aiming, effect: Effect): Vain[] {
  const vain = amongTwo.filter(
    (word) => isSaid(effect, word) && isUponItself(ability, effect['to']),
  );
  if (vain.length > 0)
    return vain.map((word) => ({
      path: [word],
      message: `${besides[word] ?? itself}; ${instead(ability)}`,
    }));
  if (isForTheDead(ability, effect))
    return Object.keys(effect)
      .slice(0, 1)
      .map((word) => ({ path: [word], message: dead(word, effect['to']) }));
  const aimless = aimedAtNobody(ability, effect['to']);
  if (aimless) return [aimless];
  if (isUponOwnSide(ability, effect)) return [{ path: ['attack'], message: ownSide }];
  const others = ownThing(effect);
  if (others && ability.use?.on === 'enemy' && isUponTarget(effect['to']))
    return [{ path: others, message: 'expected other things, as no enemy has this one' }];
  if (!isAtATile(ability) || !isUponTarget(effect['to'])) return [];
  return Object.keys(effect)
    .filter((word) => isAilment(effect, word))
    .map((word) => ({ path: [word], message: astray }));
}

/** What answers to something is aimed at nobody: cards call its `other` the target. */
function aimedAtNobody({ when }: Aiming, to: unknown): Vain | null {
  if (when === undefined) return null;
  const isLonely = lonely.some((word) => word === when);
  const message = isLonely
    ? 'expected `self`, as what goes off by itself is aimed at nobody'
    : 'expected `other`, whoever it answers to, or `self`, as what goes off by itself is aimed at nobody';
  if (to === 'target') return { path: ['to'], message };
  const about = typeof to === 'object' && to !== null && 'of' in to ? to.of : undefined;
  return about === 'target' ? { path: ['to', 'of'], message } : null;
}

/** What is between the carrier and somebody else. */
const amongTwo = [
  ...['push', 'pull', 'move', 'swap', 'fetch', 'attack', 'drain', 'study'],
  ...['steal boons', 'steal charges', 'pass on', 'dismiss'],
];

/** MOVE-09: a push also brings flyers down. */
const isSaid = (effect: Effect, word: string): boolean =>
  effect[word] !== undefined && effect['grounds'] !== true;

const nearer = 'expected only of others, as nobody is farther from itself, or nearer';
const itself = 'expected only of others, as nothing comes of it upon oneself';
const besides: Partial<Record<string, string>> = { push: nearer, pull: nearer, move: nearer };

/** What a host could write there, that it befalls others. */
function instead({ use, when }: Aiming): string {
  if (use && use.on !== 'self' && use.on !== 'tile') return 'leave out `to`';
  if (when === undefined) return 'aim it at them, as in `use: { range: 3, on: enemy }`';
  const isLonely = lonely.some((word) => word === when);
  return `say whom, as in \`to: ${isLonely ? '{ all: enemies, within: 2, of: self }' : 'other'}\``;
}

const ownSide =
  'expected it of enemies, as nobody attacks their own side; say so, as in `to: { all: enemies, within: 2 }`';

/** Where it means the thing itself, which its owner has alone. */
function ownThing(effect: Effect): string[] | null {
  if (effect['protect'] === 'this thing') return ['protect'];
  const tuned = effect['change abilities'];
  if (typeof tuned !== 'object' || tuned === null || !('of' in tuned)) return null;
  return tuned.of === 'this thing' ? ['change abilities', 'of'] : null;
}

/** COMBAT-03: whether an attack is aimed at allies, or at others among whom they are. */
function isUponOwnSide({ use, aura, when }: Aiming, { attack, to }: Effect): boolean {
  if (attack === undefined) return false;
  const area = aura ?? (use?.radius === undefined ? undefined : use);
  if (isUponTarget(to))
    return area ? area.hits !== 'enemies' : use?.on === 'ally' || use?.on === 'anybody';
  if (typeof to === 'object' && to !== null && 'all' in to) return to.all !== 'enemies';
  return isAllyIn({ when }, to);
}

/** What is for its carrier, and takes no `to`. */
const own = ['summon', 'gold', 'actions'];

function dead(word: string, to: unknown): string {
  if (own.includes(word))
    return 'expected another trigger, as whoever is dead calls nobody, acts no more and wins nothing';
  const who = 'expected what befalls others, as whoever is dead has nothing of it and lays nothing';
  return isUponTarget(to) || to === 'self' ? `${who}; say whom, as in \`to: other\`` : who;
}

/** What is about nobody in particular, and so is done by the dead, too. */
const anyones = ['clear ground', 'refill', 'update'];

const isForTheDead = (ability: Aiming, effect: Effect): boolean =>
  isUponTheDead(ability, effect['to']) &&
  !(effect['to'] === undefined && anyones.some((word) => word in effect));

const astray = 'expected a `radius` beside `on: tile`, or `to`, as it would befall whoever uses it';

/** What nobody wishes upon itself by aiming at a tile. */
const ailments = ['deal', 'afflict', 'lay', 'sink', 'prolong', 'ground', 'unseat', 'reveal'];

const isAilment = (effect: Effect, word: string): boolean =>
  ailments.includes(word) || (word === 'change' && isWorse(effect[word]));

/** Whether every stat becomes less. */
function isWorse(stats: unknown): boolean {
  const each = Object.values(stats as object);
  return each.length > 0 && each.every(isLoss);
}

function isLoss(by: unknown): boolean {
  // What is no formula has been refused as none.
  const read = formulaSchema.safeParse(by);
  return read.success && summandsOf(read.data).every(({ sign }) => sign < 0);
}
