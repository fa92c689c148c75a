import { type Asks } from '../../play/index.ts';
import { type PlayerId } from '../../rules/names.ts';

const mostPeople = 200;

/** Players of the games that go on, or gather, in these servers, those who may bet now first. */
export async function playersIn(
  asks: Pick<Asks, 'gamesInServer' | 'publicView'>,
  servers: readonly string[],
): Promise<PlayerId[]> {
  const betting = new Set<PlayerId>();
  const others = new Set<PlayerId>();
  for (const server of servers)
    for (const { game } of await asks.gamesInServer(server)) {
      const view = await asks.publicView(game);
      if (!view || resting.has(view.phase)) continue;
      const among = view.phase === 'betting' ? betting : others;
      for (const { player } of view.heroes) among.add(player);
    }
  return [...new Set([...betting, ...others])].slice(0, mostPeople);
}

const resting = new Set<string>(['over', 'cancelled']);
