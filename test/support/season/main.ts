import { asked } from '../../../src/launch/command-line.mjs';
import { linesOf } from './telling.ts';
import { type How, playSeason, type Season } from './season.ts';

/** Several are played one after the other, with the numbers after the first one. */
const asks = asked('season', process.argv.slice(2));
const { players, seed, count, checked = false } = asks;

const say = (line: string): void => console.log(line);

/** How it ended, in one line. */
function ending({ weeks, acts, winners, faults }: Season, number: number): string {
  const [winner = 'nobody'] = winners;
  const wrong = checked ? `, ${faults.length} faults` : '';
  return `season ${number}: ${weeks} weeks, ${acts} acts, ${winner} wins${wrong}`;
}

let failed = 0;
for (let number = seed; number < seed + count; number += 1) {
  const told: How['told'] =
    count > 1 ? undefined : (event, at) => linesOf(event, at).forEach((line) => say(line));
  try {
    const season = await playSeason({
      players,
      seed: String(number),
      checked,
      ...(told && { told }),
    });
    say(count > 1 ? ending(season, number) : `\n${ending(season, number)}`);
    for (const fault of new Set(season.faults)) say(`  ${fault}`);
    failed += season.faults.length > 0 ? 1 : 0;
  } catch (error) {
    failed += 1;
    say(`season ${number}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
say(`seasons: ${count - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
