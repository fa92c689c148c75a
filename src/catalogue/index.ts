export { type Brought, readBrought } from './brought.ts';
export { keeping } from './kept.ts';
export { readRulebook } from './rulebook.ts';
export { type SentFile } from './sent-file.ts';
export { type Catalogue, hashOf, readStock } from './stock.ts';
