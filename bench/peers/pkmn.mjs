// How many decisions a second; one JSON line.
import { drawn, play } from './battles.mjs';
import { told } from './figures.mjs';

const battles = Number(process.argv[2] ?? 300);
drawn(Math.ceil(battles / 2), 1_000_000).forEach(play);
const work = drawn(battles, 0);
told(() => work.reduce((sum, one) => sum + play(one), 0));
