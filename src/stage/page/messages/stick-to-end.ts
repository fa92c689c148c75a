import { type RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const nearEnd = 80;

interface Sticking {
  box: RefObject<HTMLDivElement | null>;
  inside: RefObject<HTMLDivElement | null>;
  /** Something came while the reader was further up. */
  behind: boolean;
  toEnd: () => void;
}

/** The last message, `key` being another one once it is answered, and whether it is of the reader's doing. */
type Newest = { key: string; own: boolean };

/** Keeps the end in view as the list grows, unless the reader has scrolled up and does nothing. */
export function useStickToEnd(channel: string, newest: Newest | null): Sticking {
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const lastTop = useRef(0);
  const [behind, setBehind] = useState(false);
  const toEnd = (): void => {
    stuck.current = true;
    setBehind(false);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useLayoutEffect(() => {
    const frame = box.current;
    const content = inside.current;
    if (!frame || !content) return;
    toEnd();
    const grown = new ResizeObserver(() => {
      if (stuck.current) frame.scrollTop = frame.scrollHeight;
    });
    grown.observe(content);
    grown.observe(frame);
    // Pictures that load late move the end away without anybody having scrolled up.
    const scrolled = (): void => {
      const atEnd = frame.scrollHeight - frame.scrollTop - frame.clientHeight < nearEnd;
      if (atEnd) setBehind(false);
      if (atEnd || frame.scrollTop < lastTop.current) stuck.current = atEnd;
      lastTop.current = frame.scrollTop;
    };
    frame.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      grown.disconnect();
      frame.removeEventListener('scroll', scrolled);
    };
  }, [channel]);
  useLayoutEffect(() => {
    if (newest === null || !box.current) return;
    if (newest.own) toEnd();
    if (!stuck.current) return setBehind(true);
    // What is longer than the window is read from its beginning, unless it is there to be pressed.
    const last = box.current.querySelector<HTMLElement>('.message:last-child');
    if (!last || last.offsetHeight <= box.current.clientHeight) return;
    if (last.querySelector('.row')) return;
    stuck.current = false;
    last.scrollIntoView({ block: 'start' });
  }, [newest?.key]);
  return { box, inside, behind, toEnd };
}
