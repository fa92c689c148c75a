import { type CutChain } from '../../rules/game.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { count } from './times.ts';

/** Of a chain, and of fights, so many are told. */
const mostLinks = 12;
const mostFights = 5;

/** GAME-06: how a fight is called in which a chain was cut. */
export const fightCalled = (of: CutChain['of']): string =>
  ({ duel: 'the duel', loot: 'a loot turn', 'monster round': 'a monster round', quest: 'a quest' })[
    of
  ];

/** GAME-06: for hosts: what set each other off without end, newest fight first, and what can be done. */
export const chainLines = (chains: readonly CutChain[]): string[] => [
  '**Chains that were cut:**',
  ...chains
    .slice(0, mostFights)
    .map(
      ({ week, of, times, links }) =>
        `- week ${week}, ${fightCalled(of)}, ${count(times, 'time')}: ${listedLinks(links.map(linkText))}`,
    ),
  'Change one of these things so that they no longer set each other off: `/host bring` takes its card anew.',
];

const linkText = ({ ability, thing }: CutChain['links'][number]): string =>
  ability === thing ? escape(thing) : `${escape(ability)} of ${escape(thing)}`;

/** GAME-06: the first of what had gone off. */
export const listedLinks = (links: readonly string[]): string => {
  const more = links.length - mostLinks;
  return more > 0 ? `${links.slice(0, mostLinks).join(', ')} and ${more} more` : listed(links);
};
