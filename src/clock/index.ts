export { zonedCalendar } from './calendar.ts';
export { ringSweep } from './sweep.ts';
export { travel } from './travel.ts';
