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
type Tally = Partial<Record<BlowWord, Sum>>;

/** What goes on after it is no answer to a blow that was struck before. */
const onward: readonly FightEvent['kind'][] = ['activated', 'moved', 'turn began', 'turn ended'];

/**
 * COMBAT-11, COMBAT-14: what the abilities of each have answered to blows of the watcher's own, on
 * average, as far as the watcher has seen whose answers they were; its own wounds it knows.
 */
export function stingsSeenBy({ log }: Fight, eyes: Watcher): ReadonlyMap<CreatureId, Stings> {
  const tallies = new Map<CreatureId, Tally>();
  const struck = new Map<CreatureId, BlowWord>();
  const answering = new Set<string>();
  for (const event of log) {
    if (onward.includes(event.kind)) {
      if (struck.size === 0 || !unveiled(event, eyes)) continue;
      struck.clear();
      answering.clear();
    } else if (event.kind === 'attacked' && eyes.owns(event.who.id)) {
      const seen = unveiled(event, eyes);
      if (seen?.kind === 'attacked') noteBlow(seen, tallies, struck);
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
  tallies: Map<CreatureId, Tally>,
  struck: Map<CreatureId, BlowWord>,
): void {
  const { id } = event.target;
  const word = wordOf(event);
  struck.set(id, word);
  const tally = tallies.get(id) ?? {};
  tallies.set(id, tally);
  tally[word] = { blows: (tally[word]?.blows ?? 0) + 1, hurt: tally[word]?.hurt ?? 0 };
}

/** An ability that goes off because of one's own, and then what it, or a blow of it, deals them. */
function noteAnswer(
  event: FightEvent,
  eyes: Watcher,
  tallies: Map<CreatureId, Tally>,
  struck: ReadonlyMap<CreatureId, BlowWord>,
  answering: Set<string>,
): void {
  if (event.kind !== 'triggered' && event.kind !== 'hurt' && event.kind !== 'attacked') return;
  const seen = unveiled(event, eyes);
  if (seen?.kind === 'triggered') {
    if (seen.by && eyes.owns(seen.by.id)) answering.add(`${seen.who.id} ${seen.ability}`);
    return;
  }
  const by = seen?.kind === 'hurt' ? seen.by : seen?.kind === 'attacked' ? seen.who : null;
  const word = by && struck.get(by.id);
  if (!seen || !by || !word) return;
  if (seen.kind === 'hurt' && eyes.owns(seen.who.id) && answering.has(`${by.id} ${seen.cause}`))
    add(tallies, by.id, word, seen.damage.dealt);
  const isRiposte = [...answering].some((one) => one.startsWith(`${by.id} `));
  if (seen.kind === 'attacked' && eyes.owns(seen.target.id) && isRiposte)
    add(tallies, by.id, word, seen.damage?.dealt ?? 0);
}

function add(tallies: Map<CreatureId, Tally>, id: CreatureId, word: BlowWord, hurt: number): void {
  const tally = tallies.get(id)?.[word];
  if (tally) tally.hurt += hurt;
}

function averages(tally: Tally): Stings {
  const stings: Stings = {};
  for (const [word, { blows, hurt }] of Object.entries(tally) as [BlowWord, Sum][]) {
    const each = Math.round(hurt / blows);
    if (each > 0) stings[word] = each;
  }
  return stings;
}
