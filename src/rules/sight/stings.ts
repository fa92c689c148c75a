import { type CreatureId } from '../combat/creature.ts';
import { type FightEvent, type FightEventOf } from '../combat/event.ts';
import { type Fight } from '../combat/fight.ts';
import { unveiled, type Watcher } from './veil.ts';

/** How a blow came out, by the words of what waits for it on the other side. */
export type BlowWord =
  'I am struck by a basic attack' | 'I am struck by a special attack' | 'I am missed';

/** What striking somebody has cost those who did, in HP for each blow that came out so. */
export type Stings = Partial<Record<BlowWord, number>>;

type Sum = { blows: number; hurt: number };
/** `own`: of it, what came of the blows of the creature for which it is asked. */
type Tally = Partial<Record<BlowWord, Sum & { own: Sum }>>;
/** The last blow at somebody. */
type Struck = { word: BlowWord; isOwn: boolean };

/** What goes on after it is no answer to a blow that was struck before. */
const onward: readonly FightEvent['kind'][] = ['activated', 'moved', 'turn began', 'turn ended'];

/**
 * COMBAT-11, COMBAT-14: what the abilities of each have answered to blows of the watcher's own, on
 * average, as far as the watcher has seen whose answers they were; its own wounds it knows. Where `eyes`
 * are one creature's, what it has felt itself goes before what others of its player's have.
 */
export function stingsSeenBy({ log }: Fight, eyes: Watcher): ReadonlyMap<CreatureId, Stings> {
  const tallies = new Map<CreatureId, Tally>();
  const struck = new Map<CreatureId, Struck>();
  const answering = new Set<string>();
  for (const event of log) {
    if (onward.includes(event.kind)) {
      if (struck.size === 0 || !unveiled(event, eyes)) continue;
      struck.clear();
      answering.clear();
    } else if (event.kind === 'attacked' && eyes.owns(event.who.id)) {
      const seen = unveiled(event, eyes);
      if (seen?.kind === 'attacked') noteBlow(seen, eyes, tallies, struck);
    } else if (struck.size > 0) noteAnswer(event, eyes, tallies, struck, answering);
  }
  return new Map(
    [...tallies].flatMap(([id, tally]) => {
      const stings = averages(tally);
      return Object.keys(stings).length > 0 ? [[id, stings] as const] : [];
    }),
  );
}

const struckBy: Record<'basic' | 'special', BlowWord> = {
  basic: 'I am struck by a basic attack',
  special: 'I am struck by a special attack',
};

/** The word of a blow of that kind which hits. */
export const wordOfHit = (how: 'basic' | 'special'): BlowWord => struckBy[how];

const wordOf = ({ verdict, how }: FightEventOf<'attacked'>): BlowWord =>
  verdict === 'miss' || verdict === 'critical miss' ? 'I am missed' : wordOfHit(how);

function noteBlow(
  event: FightEventOf<'attacked'>,
  eyes: Watcher,
  tallies: Map<CreatureId, Tally>,
  struck: Map<CreatureId, Struck>,
): void {
  const { id } = event.target;
  const word = wordOf(event);
  const isOwn = event.who.id === eyes.to;
  struck.set(id, { word, isOwn });
  const tally = tallies.get(id) ?? {};
  tallies.set(id, tally);
  const sum = (tally[word] ??= { blows: 0, hurt: 0, own: { blows: 0, hurt: 0 } });
  sum.blows += 1;
  if (isOwn) sum.own.blows += 1;
}

/** An ability that goes off because of one's own, and then what it, or a blow of it, deals them. */
function noteAnswer(
  event: FightEvent,
  eyes: Watcher,
  tallies: Map<CreatureId, Tally>,
  struck: ReadonlyMap<CreatureId, Struck>,
  answering: Set<string>,
): void {
  if (event.kind !== 'triggered' && event.kind !== 'hurt' && event.kind !== 'attacked') return;
  const seen = unveiled(event, eyes);
  if (seen?.kind === 'triggered') {
    if (seen.by && eyes.owns(seen.by.id)) answering.add(`${seen.who.id} ${seen.ability}`);
    return;
  }
  const by = seen?.kind === 'hurt' ? seen.by : seen?.kind === 'attacked' ? seen.who : null;
  const blow = by && struck.get(by.id);
  if (!seen || !by || !blow) return;
  if (seen.kind === 'hurt' && eyes.owns(seen.who.id) && answering.has(`${by.id} ${seen.cause}`))
    add(tallies, by.id, blow, seen.damage.dealt);
  const isRiposte = [...answering].some((one) => one.startsWith(`${by.id} `));
  if (seen.kind === 'attacked' && eyes.owns(seen.target.id) && isRiposte)
    add(tallies, by.id, blow, seen.damage?.dealt ?? 0);
}

function add(
  tallies: Map<CreatureId, Tally>,
  id: CreatureId,
  { word, isOwn }: Struck,
  hurt: number,
): void {
  const sum = tallies.get(id)?.[word];
  if (!sum) return;
  sum.hurt += hurt;
  if (isOwn) sum.own.hurt += hurt;
}

function averages(tally: Tally): Stings {
  const stings: Stings = {};
  for (const [word, sum] of Object.entries(tally) as [BlowWord, Sum & { own: Sum }][]) {
    const { blows, hurt } = sum.own.blows > 0 ? sum.own : sum;
    const each = Math.round(hurt / blows);
    if (each > 0) stings[word] = each;
  }
  return stings;
}
