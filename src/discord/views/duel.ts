import { type DuelResult } from '../../rules/game.ts';
import { type PublicDuel, type PublicView } from '../../rules/sight/views.ts';
import { type Choice } from '../options.ts';
import { card, say, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { withText } from './items.ts';
import { listed } from './lists.ts';
import { duelTime } from './panel/situation.ts';

type Worn = { name: string; slot: string; with?: string[] }[];

/** `Dented Helm (head), Oak Club (primary hand)`, FEAT-05: never what they do. */
export const wornText = (worn: Worn) =>
  worn.length === 0
    ? 'nothing at all'
    : worn
        .map((thing) => `${escape(thing.name)}${withText(thing.with)} (${thing.slot})`)
        .join(', ');

/** FEAT-02, -04, -05: what a feature shows. */
export const featureLines = (title: string, quote: string, worn: Worn): string[] => [
  ...(title === '' ? [] : [`*${escape(title)}*`]),
  ...(quote === '' ? [] : [`“${escape(quote)}”`]),
  `Wears: ${wornText(worn)}`,
];

/** BET-07: whose feature a host can still correct. */
export const correctable = ({ duel, phase }: PublicView): Choice[] =>
  duel && (phase === 'feature' || phase === 'betting')
    ? duel.pair.flatMap(({ id, name }, at) => (duel.features[at] ? [{ name, value: id }] : []))
    : [];

/** The duel as everybody may know it. */
export function duelCard(view: PublicView): Screen {
  const { duel } = view;
  if (!duel) return say('No duel has been named yet this week.');
  const { pair, features, bettors, tally, commitment, result } = duel;
  const [one, other] = pair;
  const posted = pair.flatMap(({ name }, at) => {
    const feature = features[at];
    return [
      `**${escape(name)}**`,
      ...(feature
        ? featureLines(feature.title, feature.quote, feature.worn)
        : ['has not posted a feature yet']),
      '',
    ];
  });
  return card(`Duel: ${escape(one.name)} against ${escape(other.name)}`, [
    ...posted,
    ...duelTime(view),
    ...(bettors.length > 0 ? [`Bets so far: ${listed(bettors.map(escape))}.`] : []),
    ...(tally ? tallyLines(pair, tally) : []),
    ...(result ? [resultText(pair, result)] : []),
    `Its dice are sealed: ${commitment}`,
  ]);
}

/** BET-03, BET-09: the sums and the underdog, as named at the close. */
export const tallyLines = (
  [one, other]: PublicDuel['pair'],
  { sums, underdog }: NonNullable<PublicDuel['tally']>,
): string[] => [
  `Staked in all: ${sums.a} gold on ${escape(one.name)}, ${sums.b} on ${escape(other.name)}, ${sums.tie} on a tie.`,
  underdog ? `The underdog is ${escape(underdog)}.` : 'There is no underdog (BET-03).',
];

function resultText(pair: PublicDuel['pair'], result: DuelResult): string {
  if (result.kind === 'tie') return 'It ended in a tie.';
  if (result.kind === 'called off') return 'It was called off.';
  const winner = pair.find(({ id }) => id === result.winner);
  return `Won by **${escape(winner?.name ?? '')}**.`;
}
