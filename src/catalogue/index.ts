export { keeping } from './kept.ts';
export { readRulebook } from './rulebook.ts';
export { type Catalogue, hashOf, readStock } from './stock.ts';
