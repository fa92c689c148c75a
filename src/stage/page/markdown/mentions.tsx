import { useOpenChannel } from '../around.ts';
import { personName, roleName } from '../names.ts';
import { openChannel } from '../opening.ts';
import { channelName } from '../sidebar/tree.ts';
import { useStage } from '../store.ts';

export function PersonMention({ id }: { id: string }) {
  const world = useStage((state) => state.world);
  const me = useStage(({ person }) => person?.id);
  const server = useOpenChannel()?.server?.id;
  const name = personName(world, id, server) ?? 'somebody';
  return <span class={id === me ? 'mention mine' : 'mention'}>@{name}</span>;
}

export function RoleMention({ id }: { id: string }) {
  const name = useStage(({ world }) => roleName(world, id)) ?? 'a role';
  return <span class="mention">{name.startsWith('@') ? name : `@${name}`}</span>;
}

export function ChannelMention({ id }: { id: string }) {
  const channel = useStage(({ channels }) => channels?.find((each) => each.id === id));
  if (!channel) return <span class="mention">#a channel that you cannot see</span>;
  return (
    <button type="button" class="mention" onClick={() => void openChannel(id)}>
      {channelName(channel)}
    </button>
  );
}
