// Random battles of the first generation on @pkmn/sim as it is shipped, its log kept.
import { Battle, Teams } from '@pkmn/sim';
import { TeamGenerators } from '@pkmn/randoms';
import { draws } from './figures.mjs';

Teams.setGeneratorFactory(TeamGenerators);
const formatid = 'gen1randombattle';

/** What a side that knows nothing does: any move that is open, a switch where it must or one time in ten. */
function choiceOf({ activeRequest: request }, draw) {
  const { pokemon } = request.side;
  const bench = pokemon.flatMap((one, at) =>
    at > 0 && !one.active && !one.condition.endsWith(' fnt') ? [at + 1] : [],
  );
  const swap = () => `switch ${bench[draw(bench.length)]}`;
  if (request.forceSwitch) return bench.length > 0 ? swap() : 'pass';
  if (!request.active) return 'default';
  const { moves, trapped } = request.active[0];
  const open = moves.flatMap(({ disabled }, at) => (disabled ? [] : [at + 1]));
  if (bench.length > 0 && !trapped && (open.length === 0 || draw(10) === 0)) return swap();
  return open.length > 0 ? `move ${open[draw(open.length)]}` : 'default';
}

export function play({ teams, seed, draw }) {
  const [p1, p2] = teams.map((team, at) => ({ name: `${at}`, team }));
  const battle = new Battle({ formatid, seed, send() {}, p1, p2 });
  let decisions = 0;
  for (let round = 0; !battle.ended && round < 2000; round++)
    for (const side of battle.sides) {
      if (battle.ended || !side.activeRequest || side.activeRequest.wait || side.isChoiceDone())
        continue;
      decisions += 1;
      if (!battle.choose(side.id, choiceOf(side, draw))) battle.choose(side.id, 'default');
    }
  battle.destroy();
  return decisions;
}

const seedOf = (at) => [at & 0xffff, 7, (at * 31) & 0xffff, (at * 17) & 0xffff].join(',');
export const drawn = (count, from) =>
  Array.from({ length: count }, (_, at) => {
    const seed = seedOf(from + at);
    const generator = TeamGenerators.getTeamGenerator(formatid, seed);
    const teams = [0, 1].map(() => Teams.unpack(Teams.pack(generator.getTeam())));
    return { teams, seed, draw: draws(from + at) };
  });
