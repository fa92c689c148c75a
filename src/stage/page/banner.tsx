import { useStage } from './store.ts';

/** Why nothing would answer just now. */
export function Banner() {
  const lost = useStage(({ connection }) => connection === 'lost');
  const silent = useStage(({ world }) => world?.bots.every(({ online }) => !online) ?? false);
  if (lost) {
    return (
      <p class="banner" role="status">
        The stage does not answer. This page goes on asking and will catch up.
      </p>
    );
  }
  if (!silent) return null;
  return (
    <p class="banner" role="status">
      The bot is not connected: commands and buttons will get no answer until it is.
    </p>
  );
}
