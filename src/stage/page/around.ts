import { type Viewer } from './clock/shown.ts';
import { locale } from './browser.ts';
import { type Around } from './names.ts';
import { useStage } from './store.ts';
import { type SeenChannel } from './wire.ts';

export const useOpenChannel = (): SeenChannel | undefined =>
  useStage(({ channels, open }) => channels?.find(({ id }) => id === open));

/** The world as seen from the open channel: who and what can be named there. */
export function useAround(): Around {
  const world = useStage((state) => state.world);
  const channels = useStage((state) => state.channels);
  return { world, channels, channel: useOpenChannel() };
}

export function useViewer(): Viewer {
  const zone = useStage((state) => state.zone);
  return { locale, zone };
}

/** The stage's clock in milliseconds. */
export const useNow = (): number => Date.parse(useStage(({ now }) => now) ?? '') || 0;
