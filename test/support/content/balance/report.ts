import { isWanting, duelsEach } from './trial.ts';
import { isUnmet, metOf, type Rung } from './ladder.ts';
import { type Piece, weekOf } from './pool.ts';
import { nothingYet, type Records, shareOf, type Tried } from './record.ts';

/** A thing is too good for its price where the whole interval lies above this share of wins. */
const tooMuch = 0.65;
/** As often as this the first challenger beats the week's monster; that of the first week by WEEK-11. */
const fair = { least: 0.35, most: 0.75 };
const first = { least: 0.7, most: 0.75 };

/** As it is called, with its form where that is the lesser one. */
const nameOf = ({ id, card }: Piece): string =>
  `${card.name}${id.endsWith(' as lesser') ? ', lesser' : ''}`;

const percent = (share: number): string => `${(100 * share).toFixed(1)}`;

const told = (tried: Tried): string => {
  const { mean, from, to } = shareOf(tried);
  return `${percent(mean)} | ${percent(from)} to ${percent(to)}`;
};

const isTooGood = (tried: Tried): boolean => shareOf(tried).from > tooMuch;

const isUnfair = (week: number, tried: Tried): boolean => {
  const { least, most } = week === 1 ? first : fair;
  const { mean } = shareOf(tried);
  return mean < least || mean > most;
};

/** What is not as it should be, a line each. */
export function faultsIn(
  pool: readonly Piece[],
  rungs: readonly Rung[],
  records: Records,
): string[] {
  const tried = ({ hash }: Piece) => records.get(hash) ?? nothingYet;
  const wanting = pool.filter((one) => isWanting(records, one));
  return [
    ...pool
      .filter((one) => !isWanting(records, one) && isTooGood(tried(one)))
      .map((one) => `too good for its price: ${nameOf(one)} (${one.id}), ${told(tried(one))} %`),
    ...rungs
      .filter((one) => !isUnmet(records, one) && isUnfair(one.week, metOf(records, one)))
      .map((one) => `week ${one.week}: ${one.name} is beaten ${told(metOf(records, one))} %`),
    ...(wanting.length > 0
      ? [`not tried in ${duelsEach} duels yet: ${wanting.length} things`]
      : []),
    ...rungs.filter((one) => isUnmet(records, one)).map((one) => `${one.name} has not been met`),
  ];
}

/** docs/balance.md, whole. */
export function balancePage(
  stock: string,
  pool: readonly Piece[],
  rungs: readonly Rung[],
  records: Records,
): string {
  const known = pool.filter((one) => (records.get(one.hash)?.pairs ?? 0) > 1);
  const tried = (one: Piece) => records.get(one.hash) ?? nothingYet;
  const rows = known
    .sort((a, b) => shareOf(tried(b)).mean - shareOf(tried(a)).mean)
    .map(
      (one) =>
        `| ${nameOf(one)} | ${one.card.cost} | ${weekOf(one.card.cost)} | ${2 * tried(one).pairs} | ${told(tried(one))} |`,
    );
  const faults = faultsIn(pool, rungs, records);
  return `${[
    '# Balance',
    '',
    'Written by `npm run content -- --balance`, which plays what has changed since; its results are kept in `balance.json`.',
    '',
    `Stock: \`${stock}\``,
    '',
    ...(faults.length === 0
      ? ['All is as it should be.']
      : ['What is not as it should be:', '', ...faults.map((one) => `- ${one}`)]),
    '',
    '## The ladder',
    '',
    'How often the first challenger beats the monster of the week, as a hero of that week’s level who has spent its gold on the dearest things that it was offered, a weapon first. Between 35 and 75 % is fair, and 70 % or more in the first week (WEEK-11).',
    '',
    '| week | monster | met | beaten, % | 95 % interval |',
    '|---|---|---|---|---|',
    ...rungs
      .filter((one) => metOf(records, one).pairs > 1)
      .map((one) => {
        const met = metOf(records, one);
        return `| ${one.week} | ${one.name} | ${met.pairs} | ${told(met)} |`;
      }),
    '',
    '## Things in duels',
    '',
    'Two heroes who have spent the same gold, to a tenth, on up to eight things each, a weapon among them; each pair of kits fights twice, sides swapped, on maps in turn. The share is that of the duels in which one of the two alone had the thing. A thing fails when the whole interval lies above 65 %.',
    '',
    '| thing | gold | week | duels | won, % | 95 % interval |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')}\n`;
}
