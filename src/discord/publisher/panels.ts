import { panelOf } from '../acting.ts';
import { heroKey, type Desk } from '../desk.ts';
import { instantOf } from '../interactions/caller.ts';
import { remembering } from '../remembered.ts';
import { type Screen } from '../screen.ts';
import { bodyOf } from '../wire/body.ts';
import { isMessageGone, isStripped, isTooManyEdits } from '../wire/trouble.ts';
import { type Home } from './home.ts';
import { type Homes } from './homes.ts';
import { leftPanels } from './left-panels.ts';

/** The one panel that stands in each hero's home. */
export interface Panels {
  /**
   * Draws it as it is now: edits it, or posts it anew where it is gone or buried. `again`: an earlier
   * try may have ended on the way.
   */
  draw(home: Home, nonce: string, again: boolean): Promise<string | null>;
  /** Nothing more is to be done there: shows this instead. */
  close(home: Home, screen: Screen): Promise<void>;
  /** Somebody's press has redrawn this message so. */
  redrawn(message: string, screen: Screen): void;
  /** This message was posted in a channel, below the panels that stood there. */
  bury(channel: string, message: string): void;
}

/** An idle thread is archived after a week, and only a new message opens it by itself. */
const freshFor = 6 * 24 * 3_600_000;

export function panelsOver(desk: Desk, homes: Pick<Homes, 'put'>): Panels {
  const shown = remembering<Screen>(5000);
  /** The last message of each channel that is no panel: two games of one player may share it. */
  const last = remembering<string>(5000);
  /** The homes in which this process has put the panel: there it knows what stands. */
  const known = remembering<true>(5000);
  const found = leftPanels(desk, homes);
  const { wire, asks } = desk;

  const isBuried = (channel: string, panel: string) =>
    BigInt(last.get(channel) ?? 0) > BigInt(panel);
  const isOld = (panel: string) => desk.now() - instantOf(panel) > freshFor;

  async function post(home: Home, channel: string, screen: Screen, nonce: string) {
    const panel = await wire.send(channel, screen, { nonce });
    await homes.put({ ...home, panel });
    shown.put(panel, screen);
    known.put(homeKey(home, channel), true);
    return panel;
  }

  /** Tried again by another process than the one that began, it looks for itself what there is. */
  async function asItStands(home: Home, channel: string, again: boolean) {
    // Of one that only stands in nothing is stored: an earlier process may have used it too.
    const unknown = again || (home.way === 'direct' && home.panel === null);
    if (!unknown || known.get(homeKey(home, channel))) return home;
    const there = await found(home, channel);
    if (there.below !== null) last.put(channel, there.below);
    return there.home;
  }

  async function edit(channel: string, panel: string, screen: Screen): Promise<boolean> {
    if (isCovered(screen, shown.get(panel))) return true;
    // Refused or in doubt, it may still have changed what stands there.
    shown.forget(panel);
    try {
      await wire.edit(channel, panel, screen);
      shown.put(panel, screen);
      return true;
    } catch (error) {
      if (isMessageGone(error) || isTooManyEdits(error) || isStripped(error)) return false;
      throw error;
    }
  }

  /** Edits it, whatever is taken for shown. */
  async function edited(channel: string, panel: string, screen: Screen): Promise<void> {
    shown.forget(panel);
    await edit(channel, panel, screen);
  }

  return {
    draw: async (given, nonce, again) => {
      const { channel } = given;
      const view = await asks.heroViewOf(given.game, given.hero);
      if (channel === null || !view) return null;
      const home = await asItStands(given, channel, again);
      const { panel } = home;
      const screen = panelOf(desk, view);
      const stays = panel !== null && !isBuried(channel, panel) && !isOld(panel);
      if (stays && (await edit(channel, panel, screen))) return panel;
      const posted = await post(home, channel, screen, nonce);
      // Of an earlier try's nonce Discord answers with the panel as that one posted it.
      if (again) await edited(channel, posted, screen);
      // Only now: until there is a new one the old one is better than none.
      if (panel !== null && panel !== posted)
        await wire.remove(channel, panel).catch(() => undefined);
      return posted;
    },
    close: async ({ channel, panel }, screen) => {
      if (channel === null || panel === null || isSame(screen, shown.get(panel))) return;
      // What somebody's press has shown may be as of a later act: it gives way all the same.
      await edited(channel, panel, screen);
    },
    redrawn: (message, screen) => {
      shown.put(message, screen);
    },
    bury: (channel, message) => {
      last.put(channel, message);
    },
  };
}

const homeKey = ({ game, hero }: Home, channel: string) => `${heroKey(game, hero)}/${channel}`;

/** Nothing newer to show: the same, or what the player is looking at is as of a later act. */
function isCovered(screen: Screen, shown: Screen | undefined): boolean {
  if (!shown) return false;
  const older = (screen.asOf ?? 0) <= (shown.asOf ?? -1);
  return older || isSame(screen, shown);
}

const isSame = (screen: Screen, shown: Screen | undefined): boolean =>
  shown !== undefined && JSON.stringify(bodyOf(screen)) === JSON.stringify(bodyOf(shown));
