import { ClockDrawer } from '../clock/clock-drawer.tsx';
import { ModalWindow } from '../modal/modal-window.tsx';
import { useStage } from '../store.ts';
import { ChannelsDrawer } from './channels-drawer.tsx';
import { PeopleDrawer } from './people-drawer.tsx';
import { StageDrawer } from './stage-drawer.tsx';

/** Whatever lies over the page: one drawer at most, and the bot's modal above it. */
export function Drawers() {
  const drawer = useStage((state) => state.drawer);
  const modal = useStage((state) => state.modal);
  return (
    <>
      {drawer === 'channels' && <ChannelsDrawer />}
      {drawer === 'people' && <PeopleDrawer />}
      {drawer === 'clock' && <ClockDrawer />}
      {drawer === 'stage' && <StageDrawer />}
      {modal && <ModalWindow key={modal.id} modal={modal} />}
    </>
  );
}
