import { useState } from 'preact/hooks';
import { sentence } from '../api.ts';
import { closeModal, submitModal } from '../doing.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { change, useStage } from '../store.ts';
import { type Modal } from '../wire-commands.ts';
import { type Answers, firstAnswers, problemsOf } from './answers.ts';
import { Field } from './field.tsx';
import { sentFields } from './sent-fields.ts';

/** What was typed into a modal that was closed unsent, until one of the same kind opens. */
const kept = new Map<string, Answers>();

/** The modal that the bot shows. What was typed is only let go once the bot has taken it. */
export function ModalWindow({ modal }: { modal: Modal }) {
  const problem = useStage((state) => state.modalProblem);
  const [answers, setAnswers] = useState(() =>
    firstAnswers(modal.fields, kept.get(modal.customId) ?? {}),
  );
  const [files, setFiles] = useState<Readonly<Record<string, File[]>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const fill = (id: string, answer: string[]): void => {
    const filled = { ...answers, [id]: answer };
    kept.set(modal.customId, filled);
    setAnswers(filled);
    setProblems({});
  };
  const submit = async (): Promise<void> => {
    const wrong = problemsOf(modal.fields, answers, files);
    setProblems(wrong);
    const first = modal.fields.find(({ customId }) => wrong[customId]);
    if (first) return document.getElementById(`field-${first.customId}`)?.focus();
    setBusy(true);
    try {
      const fields = await sentFields(modal.fields, answers, files);
      if (await submitModal(modal, fields)) kept.delete(modal.customId);
    } catch (error) {
      change({ modalProblem: sentence(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={modal.title} kind="modal" onClose={() => void closeModal()}>
      <form
        class="modal-form"
        aria-busy={busy}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        {problem !== null && (
          <p class="failure" role="alert">
            {problem}
          </p>
        )}
        {modal.text.map((text, at) => (
          <Markdown key={at} text={text} />
        ))}
        {modal.fields.map((field) => (
          <Field
            key={field.customId}
            field={field}
            answer={[...(answers[field.customId] ?? [])]}
            problem={problems[field.customId]}
            onAnswer={(answer) => fill(field.customId, answer)}
            onFiles={(chosen) => setFiles({ ...files, [field.customId]: chosen })}
          />
        ))}
        <div class="dialog-foot">
          <button type="button" onClick={() => void closeModal()}>
            Cancel
          </button>
          <button type="submit" class="primary" aria-disabled={busy}>
            {busy ? 'Sending …' : 'Submit'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
