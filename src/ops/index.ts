export { laidThings } from './laid-things.ts';
export { loadedDice } from './loaded-dice.ts';
export { tableRoutes, type Watched, watchRoutes } from './routes.ts';
export { openOps, type Routes } from './server.ts';
export { openWork } from './settled.ts';
export { until } from './still.ts';
