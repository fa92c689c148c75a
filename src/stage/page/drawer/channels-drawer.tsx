import { Dialog } from '../parts/dialog.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { change } from '../store.ts';

/** The sidebar on a narrow screen. */
export function ChannelsDrawer() {
  return (
    <Dialog title="Channels" kind="drawer" onClose={() => change({ drawer: null })}>
      <Sidebar />
    </Dialog>
  );
}
