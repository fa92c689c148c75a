import { type HeroPlace } from '../../play/ports.ts';

/** One way to reach a hero's player: its channel and the panel there, where there are such. */
export type Home = Pick<HeroPlace, 'game' | 'hero' | 'way'> & {
  channel: string | null;
  panel: string | null;
  /** Whether it is just being looked whether that way works. */
  onTrial: boolean;
};

export function homeAt(place: HeroPlace, way: HeroPlace['way']): Home {
  const { game, hero, thread, threadPanel, direct, directPanel, until } = place;
  const spots = {
    thread: { channel: thread, panel: threadPanel },
    direct: { channel: direct, panel: directPanel },
    ephemeral: { channel: null, panel: null },
  };
  return { game, hero, way, ...spots[way], onTrial: way === 'thread' && until !== null };
}

/** Where the panel of a home stands, as it is stored. */
export const panelIn = ({ way, panel }: Home): Partial<HeroPlace> => {
  if (way === 'ephemeral') return {};
  return way === 'thread' ? { threadPanel: panel } : { directPanel: panel };
};
