import { type GameEvent } from '../../../src/rules/event.ts';
import { type Game } from '../../../src/rules/game.ts';
import { seededDice } from '../../../src/rules/dice.ts';
import { type HeroId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { faultsOf } from '../invariants.ts';
import { goods, playerActor, Playing } from '../playing.ts';
import { Autopilot } from './autopilot.ts';

export type Season = {
  weeks: number;
  acts: number;
  /** By name; nobody where the last of them died together (GAME-07). */
  winners: string[];
  /** What was wrong with the game after some act; only looked for where `checked`. */
  faults: string[];
};

/** How a season is played: `told` hears what everybody hears, as it happens. */
export type How = {
  players: number;
  seed: string;
  checked?: boolean;
  told?: (event: GameEvent, number: number) => void;
};

const heroes = [
  ...['Brannoch', 'Clementine', 'Dovrefjell', 'Edeltraud', 'Finnegan'],
  ...['Gundula', 'Halvard', 'Isolde', 'Jocasta', 'Kasimir'],
];

/** Nobody has lived so long. */
const mostWeeks = 60;

/**
 * From the lobby to the last survivor, by autopilots, through the same acts and the same clock as on
 * Discord, in memory. The same seed gives the same season. Throws where the game stalls.
 */
export async function playSeason({ players, seed, checked = false, told }: How): Promise<Season> {
  let acts = 0;
  const table = new Playing(0, undefined, () => seededDice(`${seed} ${(acts += 1)}`));
  // Nobody who plays here forgets anything, or is so long in a fight that no time is left for the loot.
  const house = { 'reminder ahead': 0, 'turn clock': 1 };
  const id = await table.create([], 'UTC', 'c', house);
  for (const name of heroes.slice(0, players))
    await table.must(id, `player of ${name}`, { do: 'join', name, title: '' });
  await table.must(id, 'host', { do: 'start' });
  const pilot = new Autopilot(seededDice(`${seed} choices`));
  const faults: string[] = [];
  let heard = 0;
  let waiting = false;
  let acted: HeroId | null = null;
  const look = async (): Promise<Game> => {
    const game = await table.game(id);
    if (checked) faults.push(...faultsOf(game));
    if (table.failures.length > 0) throw table.failures[0];
    if (told) {
      const events = await table.store.games.events(id);
      for (; heard < events.length; heard += 1) told(events[heard] as GameEvent, heard + 1);
    }
    return game;
  };
  for (let game = await look(); game.phase !== 'over'; game = await look()) {
    if ((game.week?.number ?? 0) > mostWeeks) throw new Error(`week ${mostWeeks} is over`);
    const fighting = game.fight !== null && game.phase !== 'loot' && game.phase !== 'make-up';
    acted = fighting && waiting ? null : await actsOnce(table, game, pilot, acted);
    if (acted) {
      waiting = false;
      continue;
    }
    // Of a fight the clock plays every turn, and gives nobody anything else to do.
    waiting = fighting;
    const next = await table.store.deadlines.next();
    if (next === null) throw new Error(`nothing is due in “${game.phase}”`);
    await table.passes(Math.max(0, next - table.now));
  }
  const game = await look();
  return {
    weeks: game.week?.number ?? 0,
    acts,
    winners: game.winners.map((hero) => game.heroes[hero]?.name ?? hero),
    faults,
  };
}

/**
 * One thing by the first who has something to do, and who that was: whoever acted last is asked first,
 * as one of them has a turn at a time.
 */
async function actsOnce(
  table: Playing,
  game: Game,
  pilot: Autopilot,
  last: HeroId | null,
): Promise<HeroId | null> {
  const living = Object.values(game.heroes).filter(({ lost }) => !lost);
  living.sort((a, b) => Number(b.id === last) - Number(a.id === last));
  for (const { id, player } of living) {
    const view = heroView(game, goods, id, table.now);
    const intent = pilot.next(view);
    if (!intent) continue;
    const answer = await table.act(game.id, playerActor(player), intent);
    if (!answer.done && !pilot.givesUp(view, intent, answer.refusal))
      throw new Error(`${id} may not: ${JSON.stringify([intent, answer])}`);
    return id;
  }
  return null;
}
