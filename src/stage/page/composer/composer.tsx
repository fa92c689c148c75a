import { useEffect, useState } from 'preact/hooks';
import { sentence } from '../api.ts';
import { useAround } from '../around.ts';
import { notice, sending, useCommand } from '../doing.ts';
import { stage, useStage } from '../store.ts';
import { type SeenChannel } from '../wire.ts';
import { CommandForm } from './command-form.tsx';
import { begin, type Draft } from './draft.ts';
import { type Line, writeLine } from './line.ts';
import { PlainField } from './plain-field.tsx';
import { type Files, prepare } from './sending.ts';
import { Typing } from './typing.tsx';

/** What was begun in each channel and not sent yet. */
const unsent = new Map<string, { text: string; draft: Draft | null; files: Files }>();

/** Where one types: plain text, or a slash command once its name is whole. */
export function Composer({ channel }: { channel: SeenChannel }) {
  const around = useAround();
  const busy = useStage((state) => state.sending > 0);
  const left = unsent.get(channel.id);
  const [text, setText] = useState(left?.text ?? '');
  const [draft, setDraft] = useState(left?.draft ?? null);
  const [files, setFiles] = useState<Files>(left?.files ?? {});
  useEffect(() => void unsent.set(channel.id, { text, draft, files }), [text, draft, files]);

  const stop = (typed: string): void => {
    setDraft(null);
    setFiles({});
    setText(typed);
  };
  /** Sends it; a refused command comes back as it was, unless something else was begun. */
  const send = async (sent: Draft): Promise<void> => {
    const prepared = await prepare(sent, files, around);
    if ('problems' in prepared) {
      const first = sent.slash.options.find(({ name }) => prepared.problems[name]);
      setDraft({ ...sent, problems: prepared.problems, focus: first?.name ?? sent.focus });
      return;
    }
    stop('');
    try {
      await useCommand(channel.id, prepared.sent);
    } catch (error) {
      const refusal = sentence(error);
      if (stage().open !== channel.id) return notice(refusal, channel.id);
      setDraft((begun) => begun ?? { ...sent, refusal });
      setFiles(files);
    }
  };
  const start = ({ slash, texts, focus }: Line, atOnce: boolean): void => {
    const begun = begin(slash, texts, focus);
    setText('');
    if (atOnce && !slash.options.some(({ required }) => required)) void sending(send(begun));
    else setDraft(begun);
  };

  return (
    <section class="composer" aria-label="Write" aria-busy={busy}>
      {busy && <div class="sending" role="progressbar" aria-label="The bot is asked" />}
      <Typing channel={channel.id} />
      {draft ? (
        <CommandForm
          draft={draft}
          files={files}
          onStep={(step) => setDraft((before) => before && step(before))}
          onFiles={setFiles}
          onSend={() => void sending(send(draft))}
          onLeave={() => stop(writeLine(draft.slash, draft.texts))}
        />
      ) : (
        <PlainField channel={channel} text={text} onText={setText} onCommand={start} />
      )}
    </section>
  );
}
