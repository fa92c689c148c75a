import { fail } from 'node:assert';
import { draw, readDrawing, type Board } from '../../src/rules/board/board.ts';
import { type Tile } from '../../src/rules/board/tile.ts';
import {
  type Creature,
  type CreatureId,
  type Entrant,
  type Fight,
  type FightAction,
  type FightEvent,
  type FightMode,
  type FightRefusal,
  type Fought,
  openFight,
  type Reserve,
  takeAction,
} from '../../src/rules/combat/index.ts';
import {
  type BasicAttack,
  defaultStats,
  naturalAttack,
  type Sheet,
  type Stats,
} from '../../src/rules/hero/stats.ts';
import { heroId } from '../../src/rules/names.ts';
import { type Rolls, withDice } from './rolling.ts';

export const sheet = (stats: Partial<Stats> = {}, attacks: Partial<BasicAttack>[] = []): Sheet => ({
  stats: { ...defaultStats, hp: 30, ...stats },
  attacks: [naturalAttack, ...attacks.map((one) => ({ ...naturalAttack, ...one }))],
});

export const undented = (drawing: string): string => {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
};

export const drawing = (text: string) => readDrawing('drawn', undented(text));

/** Who a letter of a drawing is: `A`, `B`… the heroes h1, h2…; `m`, `n`… the monsters m1, m2… */
export const idOf = (letter: string): CreatureId =>
  /[A-Z]/.test(letter) ? heroId(`h${letter.charCodeAt(0) - 64}`) : `m${letter.charCodeAt(0) - 108}`;

const letterOf = (id: CreatureId) =>
  String.fromCharCode((id.startsWith('h') ? 64 : 108) + Number(id.slice(1)));

type Drawn = Partial<Omit<Entrant, 'sheet'>> & {
  stats?: Partial<Stats>;
  attacks?: Partial<BasicAttack>[];
};
export type Scene = {
  mode?: FightMode;
  monster?: Reserve;
  /** Letters in the order in which they act; as they are listed where absent. */
  creatures?: Record<string, Drawn>;
};

/** A fight with its creatures where their letters stand; they act in the order of the alphabet. */
export function fightDrawn(text: string, scene: Scene = {}): Fight {
  const { board, marks } = drawing(text);
  const mode = scene.mode ?? 'duel';
  const letters = Object.keys(marks).sort();
  const creatures = letters.map((letter): Entrant => {
    const { stats = {}, attacks = [], ...rest } = scene.creatures?.[letter] ?? {};
    return {
      ...entrant(letter, mode),
      sheet: sheet(stats, attacks),
      tile: tileOf(marks, letter),
      ...rest,
    };
  });
  // Uneven steps, so that ties come to an end; the order itself is set by hand below.
  let rolled = 0;
  const uneven = { roll: (sides: number) => sides - (((++rolled * (rolled + 1)) / 2) % sides) };
  const monster = scene.monster ?? null;
  const { fight } = openFight({ mode, board, creatures, monster }, uneven);
  const order = letters.map(idOf);
  return { ...fight, order, turn: { ...fight.turn, of: order[0] ?? idOf('A') }, log: [] };
}

function entrant(letter: string, mode: FightMode) {
  const id = idOf(letter);
  const hero = /[A-Z]/.test(letter);
  return {
    id,
    name: letter,
    kind: hero ? ('hero' as const) : ('monster' as const),
    side: !hero ? 'monsters' : mode === 'duel' ? id : 'heroes',
    player: hero ? heroId(id) : null,
    level: hero ? 1 : 0,
    damageTaken: 0,
  };
}

export function tileOf(marks: Record<string, Tile>, letter: string): Tile {
  const tile = marks[letter];
  if (tile === undefined) throw new Error(`no ${letter} in the drawing`);
  return tile;
}

/** The board with its living creatures on it again, each by its letter. */
export const drawn = (fight: Fight): string =>
  draw(
    fight.board,
    Object.fromEntries(
      Object.values(fight.creatures)
        .filter(({ dead }) => !dead)
        .map(({ id, tile }) => [letterOf(id), tile]),
    ),
  );

export const marked = (board: Board, tiles: Iterable<Tile>): string => {
  const rows = board.rows.map((row) => [...row]);
  for (const tile of tiles) (rows[Math.floor(tile / 64)] ?? [])[tile % 64] = 'x';
  return rows.map((row) => row.join('')).join('\n');
};

/** Does it with these dice, all of which must fall; throws when it is refused. */
export function act(fight: Fight, letter: string, action: FightAction, rolls: Rolls = {}): Fought {
  const fought = withDice(rolls, (dice) => takeAction(fight, idOf(letter), action, dice));
  if ('refused' in fought) fail(`refused: ${JSON.stringify(fought)}`);
  return fought;
}

/** The refusal that it meets; throws when it is accepted, or rolls a die. */
export function refusalFor(fight: Fight, letter: string, action: FightAction): FightRefusal {
  const fought = withDice({}, (dice) => takeAction(fight, idOf(letter), action, dice));
  if (!('refused' in fought)) fail(`accepted: ${JSON.stringify(action)}`);
  return fought;
}

export const strike = (target: string, attack = 0): FightAction => ({
  do: 'attack',
  target: idOf(target),
  attack,
});

export const pass: FightAction = { do: 'end turn' };

export function standing(fight: Fight, letter: string): Creature {
  const creature = fight.creatures[idOf(letter)];
  if (!creature) throw new Error(`no ${letter} in the fight`);
  return creature;
}

/** The only event of its kind. */
export function only<K extends FightEvent['kind']>(
  events: readonly FightEvent[],
  kind: K,
): Extract<FightEvent, { kind: K }> {
  const found = events.filter(
    (event): event is Extract<FightEvent, { kind: K }> => event.kind === kind,
  );
  const [first] = found;
  if (!first || found.length > 1) fail(`${found.length} events “${kind}”`);
  return first;
}

/** Everybody passes until the next turn of that letter, or the end. */
export function passUntil(fight: Fight, letter: string, rolls: Rolls = {}): Fight {
  return withDice(rolls, (dice) => {
    let now = fight;
    do {
      const fought = takeAction(now, now.turn.of, pass, dice);
      if ('refused' in fought) fail(`refused: ${fought.refused}`);
      now = fought.fight;
    } while (!now.outcome && now.turn.of !== idOf(letter));
    return now;
  });
}
