import { type OutboxRow } from '../../play/ports.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { allowedIn } from '../allowed.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { missingIn, type Permission } from '../permissions.ts';
import { type Screen } from '../screen.ts';
import { announcementOf } from '../views/announcements/index.ts';
import { blocked, channelGone, lacksRight } from '../views/announcements/unshown.ts';
import { codeOf, isChannelGone, isTextBlocked } from '../wire/trouble.ts';

/** Tells a game's hosts what cannot be announced, and what they can do. */
export interface TellingHosts {
  /** This announcement waits for a right; told once for each reason, for which the row is asked. */
  waits(row: OutboxRow, error: unknown): Promise<void>;
  /** Discord takes this announcement's text from nobody; it will not be tried again. */
  refused(row: OutboxRow, error: unknown): Promise<void>;
}

const noAccess = 50_001;

export function tellingHosts({ asks, wire, log, bot }: Desk): TellingHosts {
  /** Never throws: what waits or is parked must be noted all the same. */
  async function tell(
    { game, note, nonce }: OutboxRow,
    words: (view: PublicView, place: { server: string; channel: string }) => Promise<Screen>,
  ): Promise<void> {
    if (note.to !== 'public') return;
    try {
      const place = await asks.placeOf(game);
      const view = await asks.publicView(game);
      if (!place || !view) return;
      const screen = await words(view, place);
      for (const host of view.hosts)
        await wire
          .openDirect(host)
          .then((channel) => wire.send(channel, screen, { nonce: `${nonce}h` }))
          .catch((error: unknown) => log.warn(factsOf(error), 'a host could not be told'));
    } catch (error) {
      log.warn(factsOf(error), 'the hosts could not be told');
    }
  }

  /** By name, or what the code stands for where the right is back already. */
  async function lacking(place: { server: string; channel: string }, error: unknown) {
    const codes = missingIn(await allowedIn(wire, { ...place, bot: bot.id }), 'needed').map(
      ({ code }) => code,
    );
    if (codes.length === 0)
      return [codeOf(error) === noAccess ? 'ViewChannel' : 'SendMessages'] as const;
    return codes.includes('ViewChannel') ? (['ViewChannel'] as const) : codes;
  }

  return {
    waits: (row, error) =>
      row.reason === String(codeOf(error))
        ? Promise.resolve()
        : tell(row, async (view, place) => {
            if (isChannelGone(error)) return channelGone(view);
            const codes: readonly Permission['code'][] = await lacking(place, error);
            return lacksRight(view, place.channel, codes);
          }),
    refused: (row, error) =>
      tell(row, (view, { channel }) => {
        const { note, game, number } = row;
        const about =
          note.kind === 'panel' ? null : announcementOf(note.kind, note.face ?? {}, game, number);
        const title = about?.embeds?.[0]?.title ?? '';
        const why = isTextBlocked(error) ? 'filter' : (codeOf(error) ?? 0);
        return Promise.resolve(blocked(view, { channel, number, title, why }));
      }),
  };
}
