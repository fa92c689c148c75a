import { type Parked } from '../../play/ports.ts';
import { type CutChain } from '../../rules/game.ts';
import { type PlayerId } from '../../rules/names.ts';
import { type PublicHero, type PublicView } from '../../rules/sight/views.ts';
import { writeCustomId } from '../custom-id.ts';
import { button, card, chooser, personChooser, row, type Row, type Screen } from '../screen.ts';
import { chainLines } from './chains.ts';
import { monsterButton } from './announcements/monster-call.ts';
import { correctable } from './duel.ts';
import { escape, plain } from './escape.ts';
import { called } from './names.ts';
import { settingEntries } from './host-forms.ts';
import { status } from './status.ts';
import { unsent } from './unsent.ts';

const isRunning = ({ phase }: PublicView) => phase !== 'over' && phase !== 'cancelled';

/** The button to a host's panel; none for whoever is no host. */
export const hostButtons = (view: PublicView, player: PlayerId) =>
  isRunning(view) && view.hosts.includes(player)
    ? [button('Host Panel', writeCustomId('host', { game: view.game }))]
    : [];

/** How the game stands, for this one person: a host gets the button to the host's panel. */
export function statusFor(view: PublicView, player: PlayerId): Screen {
  const shown = status(view);
  const buttons = hostButtons(view, player);
  return buttons.length === 0
    ? shown
    : { ...shown, rows: [...(shown.rows ?? []), row(...buttons)] };
}

/**
 * What everybody may know, with all that a host can do: a host may play, so no secret is shown, but of
 * chains that were cut what has to be changed to prevent them (GAME-06).
 */
export function hostPanel(
  view: PublicView,
  parked: readonly Parked[],
  chains: readonly CutChain[],
  host: PlayerId | null = null,
): Screen {
  const shown = status(view);
  const lines = unsent(parked);
  const description = ['**Not sent, and not tried any more:**', ...lines].join('\n');
  return {
    ...shown,
    embeds: [
      ...(shown.embeds ?? []),
      ...(lines.length > 0 ? [{ description }] : []),
      ...(chains.length > 0 ? [{ description: chainLines(chains).join('\n') }] : []),
    ],
    rows: isRunning(view) ? hostRows(view, host) : [],
  };
}

function hostRows(view: PublicView, host: PlayerId | null): Row[] {
  const id = (action: string) => writeCustomId(action, { game: view.game });
  const lobby = view.phase === 'lobby';
  const living = view.heroes.filter((hero) => !hero.lost);
  const buttons = [
    ...(lobby ? [button('Start Game', id('start'), 'good')] : []),
    ...(!lobby && view.pausedSince === null ? [button('Pause', id('pause'))] : []),
    ...(view.pausedSince === null ? [] : [button('Resume', id('resume'), 'good')]),
    ...monsterButtons(view, host),
    button('Cancel Game', id('cancel'), 'danger'),
  ];
  const heroes = living.map(({ id: value, name }) => ({ label: plain(name), value }));
  const features = correctable(view).map(({ name, value }) => ({ label: plain(name), value }));
  return [
    row(...buttons),
    personChooser(id('second'), 'Name a second host'),
    ...(heroes.length > 0 ? [chooser(id('remove'), 'Remove a hero', heroes)] : []),
    ...(features.length > 0 ? [chooser(id('correct'), 'Correct a feature', features)] : []),
    chooser(id('set'), 'Change a house setting', settingEntries(view)),
  ];
}

/** MONSTER-09: for a host whose hero does not live, while somebody fights the monster. */
function monsterButtons(view: PublicView, host: PlayerId | null) {
  const { heroes, turn, monster, game } = view;
  const fights = turn?.kind === 'monster' && turn.begun && monster?.defeated === false;
  const lives = heroes.some(({ player, lost }) => player === host && !lost);
  if (host === null || !fights || lives) return [];
  if (monster.playedBy === null) return [button('Play Monster', writeCustomId('m-take', { game }))];
  return monster.playedBy === host ? [monsterButton(view)] : [];
}

export const sureCancel = (view: PublicView): Screen =>
  card(
    `Cancel ${escape(view.name)}?`,
    ['The game ends **for good** and has no winner. All stakes go back.'],
    [row(button('Cancel for Good', writeCustomId('cancel-sure', { game: view.game }), 'danger'))],
  );

/** Asks once more whether a hero shall go; it says what that means in this phase. */
export const sureRemove = (view: PublicView, hero: PublicHero): Screen =>
  view.phase === 'lobby' ? sureTakeOut(view, hero) : sureRemoveForGood(view, hero);

const sureTakeOut = (view: PublicView, hero: PublicHero): Screen =>
  card(
    `Take ${escape(hero.name)} out of the lobby?`,
    [
      `The game has not begun: ${called(hero)} loses nothing, and <@${hero.player}> can join again until it starts (GAME-01). The channel is told that ${called(hero)} has left the lobby.`,
    ],
    [row(button('Take Out', writeCustomId('take-out', { game: view.game, subject: hero.id })))],
  );

const sureRemoveForGood = (view: PublicView, hero: PublicHero): Screen =>
  card(
    `Remove ${escape(hero.name)}?`,
    [
      `${called(hero)} **loses the game for good**; ${view.house['gold of the lost leaves'] === 1 ? 'things and gold leave it' : 'things leave it, and the living share the gold'} (GAME-03).`,
    ],
    [
      row(
        button(
          'Remove for Good',
          writeCustomId('remove-sure', { game: view.game, subject: hero.id }),
          'danger',
        ),
      ),
    ],
  );
