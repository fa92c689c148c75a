import { takeAction } from '../../../src/rules/combat/index.ts';
import { type Fight } from '../../../src/rules/combat/fight.ts';
import { type Creature } from '../../../src/rules/combat/creature.ts';
import { type Card } from '../../../src/rules/items/card.ts';
import { statNames } from '../../../src/rules/hero/stats.ts';
import { type HeroId } from '../../../src/rules/names.ts';
import { idOf } from '../drawn-fight.ts';
import { chosen, meeting, type Play } from './meeting.ts';
import { needle } from './needle.ts';

/** Rounds after which it is looked at what somebody has; each time twice as many. */
const looks = [8, 16, 32];
/** What doubles with the rounds, luck apart, is bounded by nothing. */
const growth = 1.6;
/** Less than that is luck, after the last look. */
const much = 12;
/** Nobody does more than that in a turn here; what goes on in one turn is looked for elsewhere. */
const actsATurn = 12;
const resists = { 'toxic resist': 2, 'fire resist': 2, 'cold resist': 2, 'electric resist': 2 };
/** Some of everything, as others would give it: what doubles nothing, or halves one, grows by nothing. */
export const some = { damage: 6, stealth: 6, armor: 2, regen: 2, ...resists };
const lasting = { hp: 9000, accuracy: 4, dodge: 12, ...some };

/** A and whoever is on its side. */
const company = ({ creatures }: Fight): Creature[] => {
  const { side } = creatures[idOf('A')]!;
  return Object.values(creatures).filter((one) => one.side === side && !one.dead);
};

const summed = (each: (one: Creature) => readonly number[]) => (fight: Fight) =>
  sum(company(fight).flatMap(each));

const counted = {
  gold: (fight: Fight) => fight.won?.[idOf('A') as HeroId] ?? 0,
  'temporary HP': summed(({ temporaryHp }) => temporaryHp.map(({ hp }) => hp)),
  // What one stat loses does not make up for what another gains.
  stats: summed(({ changes = [] }) =>
    statNames.map((stat) => Math.max(0, sum(changes.map(({ by }) => by[stat] ?? 0)))),
  ),
  attacks: summed(({ arms }) =>
    (arms?.grants ?? []).map(({ attack, by }) => (attack ? 1 : (by?.damage ?? 1))),
  ),
  abilities: summed(({ kit = [] }) => kit.map(({ x, own = x, reach = 0 }) => x - own + reach)),
  boons: summed(({ boons }) =>
    boons.map((one) => ('by' in one ? one.by : 'charges' in one ? one.charges : 0)),
  ),
  creatures: (fight: Fight) => company(fight).length,
};
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** GAME-06: two do whatever they may over many rounds; what the first one, or its company, has ever more of. */
export function overRounds(cards: readonly Card[], play: Play): string | null {
  let now = meeting([...cards, needle], lasting, 4000, play);
  return growingBy((round) => {
    while (!now.outcome && now.round <= round) now = oneTurn(now, play);
    return now;
  });
}

/** What of A's has grown from look to look; what has not by one of them is looked at no more. */
export function growingBy(after: (round: number) => Fight): string | null {
  let growing = Object.entries(counted).map(([what, amount]) => ({ what, amount, had: [0] }));
  for (const round of looks) {
    const fight = after(round);
    growing = growing
      .map((one) => ({ ...one, had: [...one.had, one.amount(fight)] }))
      .filter(({ had }) => had.at(-1)! > 0 && had.at(-1)! >= had.at(-2)! * growth);
    if (growing.length === 0) return null;
  }
  const found = growing.find(({ had }) => had.at(-1)! >= much);
  if (!found) return null;
  const had = found.had.slice(1).join(', ');
  return `${found.what} grows without end: ${had} after ${looks.join(', ')} rounds`;
}

/** Whoever's turn it is does what it may, and ends it. */
function oneTurn(fight: Fight, play: Play): Fight {
  const { turn, round } = fight;
  let now = fight;
  for (let acts = 0; !now.outcome && now.turn.of === turn.of && now.round === round; acts++) {
    const { of, action } = (acts < actsATurn ? chosen(now, play) : null) ?? nothingMore(now);
    const done = takeAction(now, of, action, play.dice);
    if ('refused' in done) throw new Error(`${action.do} is refused: ${done.refused}`);
    now = done.fight;
  }
  return now;
}

const nothingMore = ({ pending, turn }: Fight): ReturnType<typeof chosen> & object =>
  pending
    ? { of: pending.asked.of, action: { do: 'answer', item: pending.asked.item, use: false } }
    : { of: turn.of, action: { do: 'end turn' } };
