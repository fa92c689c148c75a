import { ClockButton } from '../clock/clock-button.tsx';
import { InlineText } from '../markdown/inlines.tsx';
import { openChannel } from '../opening.ts';
import { channelName } from '../sidebar/tree.ts';
import { change, useStage } from '../store.ts';
import { type SeenChannel } from '../wire.ts';

function Parent({ channel }: { channel: SeenChannel }) {
  const parent = useStage(({ channels }) => channels?.find(({ id }) => id === channel.parent));
  if (!parent || parent.kind === 'category') return null;
  return (
    <>
      <button type="button" class="link" onClick={() => void openChannel(parent.id)}>
        {channelName(parent)}
      </button>
      {' · '}
    </>
  );
}

const kindNames: Partial<Record<SeenChannel['kind'], string>> = {
  dm: 'direct messages',
  thread: 'thread',
  'private thread': 'private',
};

const about = ({ kind, archived, locked, topic }: SeenChannel): string =>
  [kindNames[kind] ?? '', archived ? 'archived' : '', locked ? 'locked' : '', topic ?? '']
    .filter(Boolean)
    .join(' · ');

export function TopBar({ channel }: { channel: SeenChannel | undefined }) {
  const elsewhere = useStage(({ unread }) => Object.keys(unread).length > 0);
  return (
    <header class="top-bar">
      <button
        type="button"
        class="quiet icon narrow-only menu-button"
        aria-label={elsewhere ? 'Channels, with something new' : 'Channels'}
        onClick={() => change({ drawer: 'channels' })}
      >
        <span aria-hidden="true">☰</span>
        {elsewhere && <span class="mark" aria-hidden="true" />}
      </button>
      <div class="top-bar-name">
        <h1>{channel ? channelName(channel) : 'No channel'}</h1>
        {channel && about(channel) !== '' && (
          <p class="subtext topic">
            <Parent channel={channel} />
            <InlineText text={about(channel)} />
          </p>
        )}
      </div>
      <ClockButton />
    </header>
  );
}
