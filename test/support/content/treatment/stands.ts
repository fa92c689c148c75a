import { type Carried } from '../../../../src/rules/abilities/carried.ts';
import { readDrawing } from '../../../../src/rules/board/board.ts';
import { tilesWithin } from '../../../../src/rules/board/terrain.ts';
import { tileAt } from '../../../../src/rules/board/tile.ts';
import {
  type CreatureId,
  type Entrant,
  type Fight,
  type FightAction,
  openFight,
} from '../../../../src/rules/combat/index.ts';
import { hasRoom } from '../../../../src/rules/combat/movement.ts';
import { type Dice, seededDice } from '../../../../src/rules/dice.ts';
import { fighters } from '../../../../src/rules/fighting/arena.ts';
import { type Game } from '../../../../src/rules/game.ts';
import { deadlineId, type HeroId, type ItemId } from '../../../../src/rules/names.ts';
import { isRefusal, type Refusal } from '../../../../src/rules/refusal.ts';
import { sheet } from '../../drawn-fight.ts';
import { faultsOf } from '../../invariants.ts';
import { type Table } from '../../table.ts';
import { at } from '../../yard.ts';
import { type Made } from '../made.ts';
import { halvesOwned, owning } from './owning.ts';
import { atTheDoor, beforeTheDuel, inTheVoid, room } from './tables.ts';
import { type Law } from './treatment.ts';

/** Somebody with the thing, in the midst of something, as it stands between two acts. */
export type Stand = {
  where: string;
  owner: HeroId;
  /** FORGE-03: the thing, and what it is one with. */
  items: readonly ItemId[];
  /** Null where nothing is fought or walked any more. */
  fight: Fight | null;
  /** All of it, as text: two that read the same are the same. */
  text(): string;
  /** What is wrong with it, whatever was done. */
  faults(): string[];
  /** The same where nobody has a condition, so that none keeps anybody from anything. */
  unafflicted(): Stand;
  /** The same with an enemy beside its owner, whom what it is one with may have shoved away. */
  besieged(): Stand;
  tries(by: CreatureId, action: FightAction, dice?: Dice): Stand | Refusal;
};

/** ENTER-04: Ana walks with it, and nobody is there to be fought. */
export function inALootRound(made: Made, law: Law): Stand {
  const table = atTheDoor(law);
  const item = owning(table, 'Ana', made, 'worn');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  return atTable(
    table,
    { where: 'in a loot round', owner: table.id('Ana'), items: halvesOwned(table, item) },
    law,
  );
}

/** Bran has it, and begins. */
export function inADuel(made: Made, law: Law): Stand {
  const table = beforeTheDuel(law);
  const item = owning(table, 'Bran', made, 'worn');
  const items = halvesOwned(table, item);
  const begins = table.next();
  if (begins) table.now = begins.due;
  const due = { do: 'due' as const, deadline: begins?.id ?? deadlineId('d0') };
  const ruled = law.rule(table.game, due, { as: 'clock' }, table.scene(seededDice('duel')));
  if (isRefusal(ruled)) throw new Error(`no duel begins: ${ruled.refused}`);
  table.game = ruled.game;
  return atTable(table, { where: 'in a duel', owner: table.id('Bran'), items }, law);
}

/** Bran has it, and a monster with that kit stands beside him; Cleo has come along. */
export function inAQuest(made: Made, law: Law, kit: Carried[] = []): Stand {
  const table = inTheVoid(law);
  const item = owning(table, 'Bran', made, 'worn');
  const [bran, cleo] = [table.id('Bran'), table.id('Cleo')];
  const { board } = readDrawing('quest', room);
  const foe: Entrant = {
    ...{ id: 'm1', name: 'Foe', kind: 'monster', side: 'quest', player: null, level: 0 },
    ...{ damageTaken: 0, sheet: sheet({ hp: 300 }), tile: tileAt(6, 4), kit },
  };
  const [own, ...along] = fighters(table.scene(), bran, 'party');
  const party = [
    { ...own, tile: tileAt(6, 5) },
    ...along,
    ...fighters(table.scene(), cleo, 'party'),
  ];
  const creatures = [...party, foe];
  const dice = seededDice(made.card.name);
  const { fight } = openFight({ mode: 'quest', board, creatures, monster: null }, dice);
  return inFight(fight, { where: 'in a quest', owner: bran, items: halvesOwned(table, item) }, law);
}

type Place = Pick<Stand, 'where' | 'owner' | 'items'>;

function inFight(fight: Fight, place: Place, law: Law): Stand {
  return {
    ...place,
    fight,
    text: () => JSON.stringify(fight),
    faults: () => unsound(fight),
    unafflicted: () => inFight(withoutConditions(fight), place, law),
    besieged: () => inFight(withEnemyBeside(fight, place.owner), place, law),
    tries(by, action, dice = seededDice(place.where)) {
      const acted = law.takeAction(fight, by, action, dice);
      return isRefusal(acted) ? acted : inFight(acted.fight, place, law);
    },
  };
}

function atTable(table: Table, place: Place, law: Law): Stand {
  const standing = (game: Game): Stand => ({
    ...place,
    fight: game.fight,
    text: () => JSON.stringify(game),
    faults: () => [...faultsOf(game), ...(game.fight ? unsound(game.fight) : [])],
    unafflicted: () => standing({ ...game, fight: game.fight && withoutConditions(game.fight) }),
    besieged: () =>
      standing({ ...game, fight: game.fight && withEnemyBeside(game.fight, place.owner) }),
    tries(by, action, dice = seededDice(place.where)) {
      const hero = game.fight?.creatures[by]?.player ?? place.owner;
      const actor = { as: 'player' as const, player: playerOf(game, hero), manages: false };
      const intent = { do: 'fight' as const, action, step: null, ...(by !== hero && { by }) };
      const ruled = law.rule(game, intent, actor, table.scene(dice));
      return isRefusal(ruled) ? ruled : standing(ruled.game);
    },
  });
  return standing(table.game);
}

const playerOf = ({ heroes }: Game, hero: HeroId) =>
  heroes[hero]?.player ?? Object.values(heroes)[0]!.player;

const withoutConditions = (fight: Fight): Fight => ({
  ...fight,
  creatures: Object.fromEntries(
    Object.values(fight.creatures).map((one) => [one.id, { ...one, conditions: [] }]),
  ),
});

function withEnemyBeside(fight: Fight, owner: HeroId): Fight {
  const own = fight.creatures[owner];
  const enemy = Object.values(fight.creatures).find(
    ({ side, dead }) => side !== own?.side && !dead,
  );
  const tile =
    own && enemy && tilesWithin(fight.board, own, 1).find((one) => hasRoom(fight, enemy, one));
  if (tile === undefined || !enemy) return fight;
  return { ...fight, creatures: { ...fight.creatures, [enemy.id]: { ...enemy, tile } } };
}

/** Numbers of a fight that are none. */
function unsound(fight: Fight): string[] {
  const found: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !Number.isFinite(value)) found.push(`${path} is ${value}`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) visit(one, `${path}.${key}`);
  };
  visit(fight.creatures, 'creatures');
  visit(fight.turn, 'turn');
  return found;
}
