import { type BetFace, type HeroFace } from '../../../rules/event.ts';
import { duelAccount } from '../../../story/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, row } from '../../screen.ts';
import { brief } from '../brief.ts';
import { featureLines } from '../duel.ts';
import { escape } from '../escape.ts';
import { toldPlainly } from '../told-plainly.ts';
import { onWhom, returnReasons } from '../bets.ts';
import { called } from '../names.ts';
import { count, when } from '../times.ts';
import { type Announcements } from './announcement.ts';

type Kinds =
  | 'no duel'
  | 'duelists named'
  | 'feature posted'
  | 'betting opened'
  | 'bet placed'
  | 'bets closed'
  | 'bets returned'
  | 'duel called off'
  | 'duel began'
  | 'duel decided'
  | 'key revealed'
  | 'duel paid';

const against = ([one, other]: [HeroFace, HeroFace]) => `${called(one)} against ${called(other)}`;

/** The duel, its features, and bets as far as they are public. */
export const duelAnnouncements: Announcements<Kinds> = {
  'no duel': ({ entered }) => ({
    title: 'No duel this week',
    body: [
      `${count(entered, 'living hero', 'living heroes')} entered, make-up turns aside; a duel needs two (DUEL-15).`,
    ],
  }),
  'duelists named': ({ pair, until }) => ({
    title: 'The duelists of the week',
    body: [
      `${against(pair)}, as the last two to have entered.`,
      `Both post their features until ${when(until)}; who does not has it posted by me.`,
    ],
  }),
  'feature posted': ({ hero, title, quote, worn, by, note, commitment }) => ({
    title: `The feature of ${escape(hero.name)}${by === 'host' ? ', corrected' : ''}`,
    body: [
      ...featureLines(title, quote, worn),
      ...(commitment === undefined ? [] : [`The dice of the duel are sealed: ${commitment}`]),
      ...(note === undefined ? [] : [`A host has corrected it: ${escape(note)}`]),
      ...(by === 'bot' ? ['(Posted by me, in place of its player.)'] : []),
    ],
  }),
  'betting opened': ({ pair, until, commitment, again = false }, game) => ({
    title: again ? 'Betting starts anew' : 'Bets are open',
    body: [
      ...(again
        ? [
            `Whoever had bet must bet again: the whole time for it begins ${until === null ? 'when the game goes on' : 'now'}.`,
          ]
        : []),
      until === null
        ? `${against(pair)}. Nobody can bet while the game is paused; when bets close is told when it goes on.`
        : `${against(pair)}. Bets close ${when(until)}.`,
      'Bet on your panel, with `/bet place`, or write me directly: “bet 5 on a tie”. Nobody sees whom or how much before the close.',
      `The dice of the duel are sealed: ${commitment}`,
    ],
    rows: [
      row(button('Place Bet', writeCustomId('open-panel', { game, subject: 'bets' }), 'main')),
    ],
  }),
  'bet placed': ({ hero }) => ({
    title: 'A bet is placed',
    body: [`${called(hero)} has bet on the duel.`],
  }),
  'bets closed': ({ pair: [a, b], bets, sums, underdog }) => ({
    title: 'Bets are closed',
    body: [
      ...(bets.length === 0 ? ['Nobody has bet.'] : bets.map(betLine)),
      `In all: ${sums.a} on ${called(a)}, ${sums.b} on ${called(b)}, ${sums.tie} on a tie.`,
      underdog ? `The underdog is ${called(underdog)}.` : 'There is no underdog (BET-03).',
    ],
  }),
  'bets returned': ({ why, bets }) => ({
    title: 'All bets go back',
    body: [
      `${bets === null ? 'Every bet is' : count(bets, 'bet')} returned in full: ${returnReasons[why]}.`,
    ],
  }),
  'duel called off': ({ pair, gone, over }) => ({
    title: 'The duel is called off',
    body: [
      `${against(pair)} is not decided: ${called(gone)} is out of it (BET-08)${over ? ', and the game is over with it (GAME-02)' : '. Nobody gets a prize'}.`,
    ],
  }),
  'duel began': ({ pair }) => ({
    title: 'The duel begins',
    body: [`${against(pair)}. Nothing of it is told before it is over (DUEL-03).`],
  }),
  'duel decided': ({ pair, result, fight, rounds }) => ({
    title: `The duel: ${escape(pair[0].name)} against ${escape(pair[1].name)}`,
    body: [
      brief({ kind: 'duel decided', v: 1, rules: [], face: { pair, result, fight, rounds } }),
      `It took ${count(rounds, 'round')}.`,
      '',
      duelAccount(toldPlainly(fight)),
    ],
  }),
  'key revealed': ({ drawing, commitment, key }) => ({
    title: 'The dice are opened',
    body: [
      `The key of “${escape(drawing)}”: ${key}`,
      `Its SHA-256 was sealed before: ${commitment}`,
    ],
  }),
  'duel paid': ({ winner, prize, bets }) => ({
    title: 'The duel is paid',
    body: [
      winner
        ? `${called(winner)} gets ${prize} gold for the win (DUEL-09).`
        : 'Nobody gets a prize.',
      ...bets.map(paidLine),
    ],
  }),
};

const betLine = ({ hero, onName, stake }: BetFace) =>
  `${called(hero)}: ${stake} gold on ${escape(onWhom(onName))}`;

const paidLine = ({ hero, onName, stake, back }: BetFace) =>
  `${called(hero)}: ${stake} gold on ${escape(onWhom(onName))}, ${back > 0 ? `gets ${back} back` : 'lost'}`;
