export { zonedCalendar } from './calendar.ts';
export { machineClock } from './machine.ts';
export { type SetClock, setClock } from './set-clock.ts';
export { ringSweep } from './sweep.ts';
export { travel } from './travel.ts';
