import { useEffect } from 'preact/hooks';
import { useOpenChannel } from './around.ts';
import { Banner } from './banner.tsx';
import { Composer } from './composer/composer.tsx';
import { Drawers } from './drawer/drawers.tsx';
import { MessageList } from './messages/message-list.tsx';
import { TopBar } from './messages/top-bar.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { channelName } from './sidebar/tree.ts';
import { useStage } from './store.ts';
import { Welcome } from './welcome.tsx';

function useTitle(): void {
  const person = useStage((state) => state.person);
  const unread = useStage((state) => state.unread);
  const channel = useOpenChannel();
  useEffect(() => {
    const calls = Object.values(unread).filter((mark) => mark === 'for you').length;
    const where = channel ? ` · ${channelName(channel)}` : '';
    document.title = `${calls > 0 ? `(${calls}) ` : ''}${person?.name ?? 'Stage'}${where}`;
  }, [person, unread, channel]);
}

function Room() {
  const channel = useOpenChannel();
  const someChannels = useStage(({ channels }) => (channels?.length ?? 0) > 0);
  return (
    <main class="room">
      <TopBar channel={channel} />
      <Banner />
      {channel ? (
        <>
          <MessageList channel={channel} />
          <Composer key={channel.id} channel={channel} />
        </>
      ) : (
        <p class="nothing">
          {someChannels
            ? 'This channel is gone, or you cannot see it. Choose another one.'
            : 'You are in no server. Open “Stage” to join one.'}
        </p>
      )}
    </main>
  );
}

export function App() {
  const person = useStage((state) => state.person);
  useTitle();
  if (!person) return <Welcome />;
  return (
    <div class="client">
      <div class="wide-sidebar">
        <Sidebar />
      </div>
      <Room />
      <Drawers />
    </div>
  );
}
