import { type Fight, type Outcome } from '../../../../src/rules/combat/fight.ts';
import { fault } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { callOf, type Cast, type CastReading, memberCalled } from '../format/cast.ts';
import { quoted } from '../format/values.ts';

const sides: Readonly<Record<string, string>> = {
  'the heroes': 'heroes',
  'the monsters': 'monsters',
};

/** ENTER-09: nobody is dead, and nobody has won. */
const parting = 'they part';
/** ENTER-10: a loot round is over. */
const leaving = 'the hero leaves';

/** `A wins by death`, `the monsters win by death`, `nobody wins`, `not yet`. */
export function readOutcome(reading: CastReading, path: Path, value: unknown): string | null {
  const said = quoted(value);
  if (said === 'not yet' || said === parting || said === leaving) return said;
  const expected =
    'expected “A wins by death”, “B wins by concede”, “the monsters win by death”, “nobody wins”, “they part”, “the hero leaves” or “not yet”.';
  const match = /^(.+?) wins?(?: by (death|concede))?$/.exec(said);
  if (!match) return fault(reading, path, expected);
  const [, who = '', how = 'death'] = match;
  if (who === 'nobody' || who in sides) return `${who} ${verb(who)} by ${how}`;
  const member = memberCalled(reading.cast, who);
  return member ? `${member.letter} wins by ${how}` : fault(reading, path, expected);
}

/** An outcome in those words. */
export function outcomeText(cast: Cast, fight: Fight, outcome: Outcome | null): string {
  if (!outcome) return 'not yet';
  const { winner, how } = outcome;
  if (how === 'parted') return parting;
  if (how === 'left') return leaving;
  const named = Object.entries(sides).find(([, side]) => side === winner)?.[0];
  const alone = Object.values(fight.creatures).find(({ side }) => side === winner);
  const who = winner === null ? 'nobody' : (named ?? callOf(cast, alone?.id ?? null));
  return `${who} ${verb(who)} by ${how}`;
}

const verb = (who: string) => (who in sides ? 'win' : 'wins');
