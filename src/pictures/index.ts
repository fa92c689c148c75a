export { mapPicture, type MapOf } from './map.ts';
export { png } from './png.ts';
export { type Drawing } from './svg.ts';
