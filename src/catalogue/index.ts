export { keeping } from './kept.ts';
export { BadContent } from './read.ts';
export { readRulebook } from './rulebook.ts';
export { type Catalogue, hashOf, readStock } from './stock.ts';
