import { writeAddress } from '../address.ts';
import { useStage } from '../store.ts';
import { Avatar } from './avatar.tsx';

/** Everybody there is, each as a link to be them here, and one to be them in a new tab. */
export function PersonList() {
  const people = useStage(({ world }) => world?.people);
  const servers = useStage(({ world }) => world?.servers);
  const me = useStage(({ person }) => person?.id);
  const role = (id: string): string =>
    servers?.some(({ owner }) => owner === id) ? 'owns the server' : '';
  return (
    <ul class="people">
      {people?.map(({ id, name }) => (
        <li key={id} class={id === me ? 'person mine' : 'person'}>
          <a class="person-here" href={writeAddress(name, null)} aria-current={id === me}>
            <Avatar id={id} name={name} />
            <span>
              <b>{name}</b>
              <small>{id === me ? 'this is you' : role(id)}</small>
            </span>
          </a>
          <a
            class="button person-tab"
            href={writeAddress(name, null)}
            target="_blank"
            rel="noopener"
            aria-label={`Open ${name} in a new tab`}
          >
            New tab <span aria-hidden="true">↗</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
