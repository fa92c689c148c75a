import { useStage } from '../store.ts';
import { ChannelLink } from './channel-link.tsx';
import { DirectLinks } from './direct-links.tsx';
import { Me } from './me.tsx';
import { ThreadLinks } from './thread-links.tsx';
import { sections } from './tree.ts';

/** Channels, threads and direct messages of this person, and who they are. */
export function Sidebar() {
  const channels = useStage((state) => state.channels);
  return (
    <aside class="sidebar" aria-label="Channels and you">
      <nav class="sidebar-channels" aria-label="Channels">
        {sections(channels ?? []).map(({ title, branches }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {branches.map(({ channel, threads, archived }) => (
                <li key={channel.id}>
                  <ChannelLink channel={channel} />
                  <ThreadLinks threads={threads} archived={archived} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <DirectLinks />
      </nav>
      <Me />
    </aside>
  );
}
