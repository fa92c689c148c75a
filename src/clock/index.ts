export { zonedCalendar } from './calendar.ts';
export { ringSweep } from './sweep.ts';
export { type Journey, travel } from './travel.ts';
