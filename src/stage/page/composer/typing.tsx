import { useStage } from '../store.ts';

export function Typing({ channel }: { channel: string }) {
  const typing = useStage((state) => state.typing);
  const me = useStage(({ person }) => person?.name);
  const names = typing
    .filter((each) => each.channel === channel && each.name !== me)
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p class="typing">
      {names.join(', ')} {names.length === 1 ? 'is' : 'are'} typing …
    </p>
  );
}
