import { Dialog } from '../parts/dialog.tsx';
import { PersonList } from '../parts/person-list.tsx';
import { change } from '../store.ts';

export function PeopleDrawer() {
  return (
    <Dialog title="Who are you?" kind="drawer" onClose={() => change({ drawer: null })}>
      <p class="subtext">
        Press a name to be that person in this tab, or open them in a tab of their own and play
        several people side by side.
      </p>
      <PersonList />
    </Dialog>
  );
}
