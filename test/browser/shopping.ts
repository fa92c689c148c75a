import { type Hero } from './hero.ts';

/** An orb's chooser says so of each that can be paid. */
const cost = (offer: string): number => Number(/, (\d+) gold/.exec(offer)?.[1]);
const isNextPage = (offer: string): boolean => offer.startsWith('More…');
const isUltimate = (offer: string): boolean => offer.includes('greater ultimate');

/** Looks at the orb that is picked among those that leave so much gold; false where none is. */
async function looksAt(
  hero: Hero,
  keeps: number,
  pick: (offers: string[]) => string | undefined,
): Promise<boolean> {
  const purse = Number(/· (\d+) gold/.exec(await hero.reads())?.[1]);
  return hero.takes(/^Choose an orb/, (offers) =>
    pick(
      offers.filter((offer) => offer.includes('you can buy it') && cost(offer) <= purse - keeps),
    ),
  );
}

/** Buys the best weapon, or else the best thing, that leaves so much gold; again where something came up on the way. */
export async function buys(hero: Hero, keeps: number): Promise<void> {
  for (let tries = 0; !(await buysOnce(hero, keeps)); tries += 1)
    if (tries === 5) throw new Error(`${hero.name} comes to no orb: ${await hero.reads()}`);
}

async function buysOnce(hero: Hero, keeps: number): Promise<boolean> {
  const taken = await looksAt(hero, keeps, (offers) => {
    const plain = offers.filter((offer) => !isUltimate(offer));
    return plain.findLast((offer) => offer.includes('primary hand')) ?? plain.at(-1);
  });
  if (!taken) return true;
  await hero.pressAway(/^Buy for \d+ Gold$/, /^Take Off /);
  return (await hero.finds('You bought', 'Nothing was bought')) === 'You bought';
}

/** ITEM-21: buys an ultimate by the button for its lesser form, and reads that it is one. */
export async function buysUltimate(hero: Hero, keeps: number): Promise<string> {
  const isFound = () => looksAt(hero, keeps, (offers) => offers.find(isUltimate));
  const turns = () => hero.takes(/^Choose an orb/, (offers) => offers.find(isNextPage));
  let found = await isFound();
  while (!found && (await turns())) found = await isFound();
  if (!found) throw new Error(`no ultimate can be bought by ${hero.name}: ${await hero.reads()}`);
  await hero.finds('for good');
  await hero.pressAway(/^Buy as Lesser for \d+ Gold$/);
  await hero.finds('(lesser ultimate) from orb');
  return hero.reads();
}

/** ITEM-28: sells what is offered first, which may stay where something happens on the way to the stall. */
export async function sells(hero: Hero): Promise<void> {
  await hero.press('Sell');
  await hero.finds('What do you sell?');
  await hero.takes(/^Choose a thing/, ([first]) => first);
  await hero.finds('It cannot be taken back');
  await hero.pressAway(/^Sell for \d+ Gold$/);
  await hero.finds('You sold', 'You have stopped');
}
