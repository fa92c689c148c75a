import { writeAddress } from '../address.ts';
import { openChannel } from '../opening.ts';
import { useStage } from '../store.ts';
import { type ChannelKind, type SeenChannel } from '../wire.ts';

const signs: Readonly<Record<ChannelKind, string>> = {
  text: '#',
  announcement: '!',
  forum: '≡',
  voice: '♪',
  category: '',
  thread: '↳',
  'private thread': '↳',
  dm: '@',
};

export function ChannelLink({ channel }: { channel: SeenChannel }) {
  const open = useStage((state) => state.open === channel.id);
  const unread = useStage((state) => state.unread[channel.id]);
  const name = useStage(({ person }) => person?.name ?? '');
  return (
    <a
      class={`channel-link ${unread ? 'unread' : ''}`}
      href={writeAddress(name, channel.id)}
      aria-current={open ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void openChannel(channel.id);
      }}
    >
      <span class="channel-sign" aria-hidden="true">
        {signs[channel.kind]}
      </span>
      <span class="channel-name">{channel.name}</span>
      {channel.kind === 'private thread' && <small>private</small>}
      {unread && (
        <span class={unread === 'for you' ? 'mark for-you' : 'mark'}>
          <span class="for-readers">{unread === 'for you' ? 'new, for you' : 'new'}</span>
        </span>
      )}
    </a>
  );
}
