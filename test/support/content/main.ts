import { join } from 'node:path';
import { readRulebook } from '../../../src/catalogue/index.ts';
import { asked } from '../../../src/launch/command-line.mjs';
import { shelfOf } from '../scenario/format/shelf.ts';
import { ablated } from './ablate.ts';
import { balance } from './balance/balance.ts';
import { endlessAmong } from './combos.ts';
import { countsOf, faultsOfCounts, needScenario } from './counts.ts';
import { faultsOf } from './mill.ts';
import { type Card, cardsIn, hasScenario, isOf, scenarioOf } from './shelves.ts';
import { faultsOfMaps } from './maps.ts';
import { faultsOfQuests } from './quests.ts';
import { faultsOfSecrets } from './secrets.ts';
import { saidOnce } from './language.ts';
import { overTooSoon } from './over-too-soon.ts';
import { faultsOfStock } from './stock.ts';
import { strays } from './strays.ts';
import { twinsAmong } from './twins.ts';
import { lonely, usageIn } from './words.ts';

const root = '.';

/** How much there is of everything, and what is not as it should be. */
function survey(cards: readonly Card[]): boolean {
  const counts = countsOf(cards);
  for (const { of, there, wanted } of counts)
    console.log(`${of.padEnd(36)} ${String(there).padStart(3)} of ${wanted}`);
  const items = cards.filter(isOf('item'));
  const monsters = cards.filter(isOf('monster'));
  for (const { word, by } of saidOnce([...items, ...monsters]))
    console.log(`only one card says “${word}”: ${by}`);
  const faults = [
    ...strays(root),
    ...faultsOfCounts(counts),
    ...faultsOfStock(cards),
    ...faultsOfMaps(cards),
    ...twinsAmong([...items, ...monsters]).map(
      (ids) => `the same but for numbers: ${ids.join(', ')}`,
    ),
    ...overTooSoon([...items, ...monsters]),
    ...lonely(usageIn(items)).map((word) => `only one thing says “${word}”`),
    ...needScenario(cards)
      .filter((one) => !hasScenario(root, one))
      .map((one) => `${one.id} has no scenario; expected ${scenarioOf(one)}`),
    ...faultsOfQuests(cards),
    ...faultsOfSecrets(cards),
    ...items.flatMap((one) => faultsOf(one, items)),
  ];
  for (const fault of faults) console.log(fault);
  console.log(
    `content: ${items.length} things, ${monsters.length} monsters, ${faults.length} faults`,
  );
  return faults.length === 0;
}

function ablate(cards: readonly Card[], only: readonly string[]): boolean {
  const all = needScenario(cards);
  for (const id of only) {
    if (!cards.some((one) => one.id === id)) throw new Error(`no “${id}” under seeds/`);
    if (!all.some((one) => one.id === id))
      throw new Error(`“${id}” has nothing to alter: it needs no scenario of its own`);
  }
  const wanted = all.filter(({ id }) => only.length === 0 || only.includes(id));
  const shelf = shelfOf(cards.map(({ card }) => card));
  const reports = wanted.map((one) => ablated(root, one, shelf));
  const unnoticed = reports.flatMap((report) => report.unnoticed);
  for (const { id, what } of unnoticed) console.log(`NOT FOUND  ${id}: ${what}`);
  const tried = reports.reduce((sum, report) => sum + report.tried, 0);
  console.log(`alterations: ${tried - unnoticed.length} found, ${unnoticed.length} not found`);
  return unnoticed.length === 0;
}

/** GAME-06 */
function combos(cards: readonly Card[]): boolean {
  const { tried, found } = endlessAmong(cards.filter(isOf('item')));
  for (const { things, how } of found) console.log(`WITHOUT END  ${things.join(' + ')}: ${how}`);
  console.log(`combinations: ${tried} played, ${found.length} without end`);
  return found.length === 0;
}

try {
  const asks = asked('content', process.argv.slice(2));
  const { words, ablate: ablates, combos: combines, balance: weighs, minutes = Infinity } = asks;
  const cards = cardsIn(root);
  readRulebook(join(root, 'seeds'));
  const isGood = ablates
    ? ablate(cards, words)
    : combines
      ? combos(cards)
      : weighs
        ? await balance(cards, minutes)
        : survey(cards);
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
