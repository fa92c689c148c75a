import { say, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { roomyCard } from './roomy-card.ts';

/** What is wrong with a file of goods, fault by fault, and how many more; nothing of it was taken. */
export const faultyGoods = (faults: readonly string[]): Screen =>
  roomyCard('Nothing was taken', [
    'Mend the file and send it again. This is what I stumbled over, with file and line:',
    '',
    ...faults.map((fault) => `- ${escape(fault)}`),
  ]);

/** A file that cannot be fetched, or is too long to be. */
export const unreadableFile = (name: string): Screen =>
  say(
    `Nothing was taken: I cannot read ${escape(name.slice(0, 100))} now, or it is longer than 256 KB.`,
    'Send a shorter file, or try again later.',
  );
