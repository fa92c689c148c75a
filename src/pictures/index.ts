export { mapPicture, type MapOf } from './map.ts';
export { type Token } from './tokens.ts';
export { isShown, tilesShown, windowPicture, type WindowOf } from './window.ts';
export { png } from './png.ts';
export { type Drawing } from './svg.ts';
