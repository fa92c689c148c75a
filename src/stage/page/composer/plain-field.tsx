import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { notice } from '../doing.ts';
import { useActive } from '../parts/active.ts';
import { choiceId } from '../parts/choice-list.tsx';
import { channelName } from '../sidebar/tree.ts';
import { useStage } from '../store.ts';
import { type SeenChannel } from '../wire.ts';
import { type Slash, slashes, suggest } from './catalogue.ts';
import { CommandList } from './command-list.tsx';
import { FileStrip } from './file-strip.tsx';
import { firstField, type Line, readLine } from './line.ts';
import { ReplyStrip } from './reply-strip.tsx';
import { tellTyping, useWriting } from './writing.ts';

interface PlainFieldProps {
  channel: SeenChannel;
  text: string;
  onText: (text: string) => void;
  /** A command was begun; `atOnce` when it may go off without further typing. */
  onCommand: (line: Line, atOnce: boolean) => void;
}

const toLine = (slash: Slash): Line => ({
  slash,
  texts: {},
  focus: firstField(slash.options)?.name ?? null,
});

export function PlainField({ channel, text, onText, onCommand }: PlainFieldProps) {
  const list = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const all = slashes(useStage((state) => state.commands));
  const [files, setFiles] = useState<File[]>([]);
  const write = useWriting(channel);
  const isCommand = text.startsWith('/') && !text.includes('\n');
  const found = isCommand ? suggest(all, text) : [];
  const { active, setActive, moved } = useActive(found.length, 0);
  useLayoutEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [channel.id]);

  const type = (typed: string): void => {
    setActive(0);
    const line = readLine(typed, all);
    if (line) onCommand(line, false);
    else onText(typed);
    if (typed !== '' && !typed.startsWith('/')) tellTyping(channel.id);
  };
  const send = async (): Promise<void> => {
    const exact = found.find(({ path }) => text.trim().toLowerCase() === `/${path}`);
    const slash = exact ?? found[active];
    if (slash) return onCommand(toLine(slash), slash === exact);
    if (isCommand) return notice(`There is no command ${text.trim()} here.`);
    if (text.trim() === '' && files.length === 0) return;
    onText('');
    setFiles([]);
    if (await write(text, files)) return;
    onText(text);
    setFiles(files);
  };

  return (
    <form
      class="plain"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isCommand && (
        <CommandList
          id={list}
          found={found}
          active={active}
          onChoose={(slash) => onCommand(toLine(slash), false)}
        />
      )}
      <ReplyStrip />
      <FileStrip files={files} onFiles={setFiles} />
      <div class="plain-row">
        <label class="attach">
          <span aria-hidden="true">+</span>
          <input
            type="file"
            multiple
            class="for-readers"
            aria-label="Attach files"
            onChange={(event) => {
              setFiles([...files, ...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <textarea
          ref={field}
          rows={1}
          placeholder="Write, or / for commands"
          aria-label={`Message ${channelName(channel)}`}
          aria-autocomplete="list"
          aria-controls={isCommand ? list : undefined}
          aria-activedescendant={isCommand ? choiceId(list, active) : undefined}
          value={text}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isCommand && moved(event)) return;
            if (isCommand && event.key === 'Escape') onText('');
            const picks = isCommand && event.key === 'Tab' && !event.shiftKey && found[active];
            if (picks) onCommand(toLine(picks), false);
            else if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            else void send();
            event.preventDefault();
          }}
        />
        <button type="submit" class="primary">
          Send
        </button>
      </div>
    </form>
  );
}
