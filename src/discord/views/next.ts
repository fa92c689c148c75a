import { type HeroId } from '../../rules/names.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { nameOf } from './names.ts';
import { onDay } from './times.ts';

/** WEEK-06: what comes after what goes on now, as far as it is settled; null: nothing does. */
export function comesNext(view: PublicView): string | null {
  const next = `Next: ${after(view)}.`;
  return view.week === 0 || view.phase === 'over' || view.phase === 'cancelled' ? null : next;
}

function after(view: PublicView): string {
  const { phase, turn, week } = view;
  if (turn) return afterTurn(view);
  switch (phase) {
    case 'auction':
      return view.duelists
        ? 'the duelists post their features'
        : `week ${week + 1}, without a duel`;
    case 'feature':
      return 'bets open';
    case 'betting':
      return 'the duel';
    case 'duel':
      return `the duel is paid, and week ${week + 1} begins`;
    case 'level-up':
      return 'the monster round';
    default:
      return `week ${week + 1}`;
  }
}

/** In order, then those who make theirs up (TURN-08). */
function afterTurn(view: PublicView): string {
  const [first] = stillToCome(view);
  if (first !== undefined) return `the turn of ${nameOf(view, first)}${unlessAway(view, first)}`;
  const [makeUp] = view.makeUps;
  if (makeUp !== undefined) return `the make-up turn of ${nameOf(view, makeUp)}`;
  return 'all turns are over, and the duel is named';
}

function stillToCome({ heroes, order, turn }: PublicView): HeroId[] {
  if (!turn || turn.kind === 'make-up') return [];
  const at = Math.max(order.indexOf(turn.hero), order.indexOf(turn.with?.id ?? turn.hero));
  const lost = new Set(heroes.filter((hero) => hero.lost).map(({ id }) => id));
  return order.slice(at + 1).filter((hero) => !lost.has(hero));
}

/** TURN-05: a turn that ends within an absence is passed, or played, at once. */
function unlessAway({ heroes }: PublicView, id: HeroId): string {
  const away = heroes.find((hero) => hero.id === id)?.away ?? null;
  return away === null ? '' : `, who is away until ${onDay(away)} and may be passed over`;
}
