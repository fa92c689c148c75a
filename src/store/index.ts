export { OutcomeUnknown } from './conflicts.ts';
export { memoryStore } from './memory/index.ts';
export { openExisting } from './open-existing.ts';
export { openStore, type StoreLog, type StoreSettings } from './open.ts';
export { backup } from './backup/backup.ts';
export { restore } from './backup/restore.ts';
