import { type HeroId } from '../../rules/names.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { listed } from './lists.ts';
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

/** In order, then those who make theirs up (TURN-08); DUEL-15: without two who entered no duel is named. */
function afterTurn(view: PublicView): string {
  const [first] = view.toCome;
  if (first !== undefined) return `the turn of ${nameOf(view, first)}${unlessAway(view, first)}`;
  if (view.makeUps.length > 0) return nextMakeUp(view);
  const { turn, entrants, week } = view;
  const coming = turn && turn.kind !== 'make-up' ? [turn.hero, turn.with?.id] : [];
  const hopefuls = new Set([...entrants, ...coming.filter((one) => one !== undefined)]);
  return hopefuls.size < 2
    ? `week ${week + 1}, without a duel`
    : 'all turns are over, and the duel is named';
}

/** TURN-08: by lot, where the house has it so. */
function nextMakeUp(view: PublicView): string {
  const names = view.makeUps.map((hero) => nameOf(view, hero));
  const isDrawn = view.house['make-ups in order'] !== 1 && names.length > 1;
  return isDrawn
    ? `a make-up turn, drawn by lot among ${listed(names)}`
    : `the make-up turn of ${names[0] ?? ''}`;
}

/** TURN-05: a turn that ends within an absence is passed, or played, at once. */
function unlessAway({ heroes }: PublicView, id: HeroId): string {
  const away = heroes.find((hero) => hero.id === id)?.away ?? null;
  return away === null ? '' : `, who is away until ${onDay(away)} and may be passed over`;
}
