// How much memory so many decisions take, battle after battle, none of them kept; one JSON line.
import { drawn, play } from './battles.mjs';
import { told } from './figures.mjs';

const decisions = Number(process.argv[2] ?? 1_000_000);
told(() => {
  let made = 0;
  for (let at = 0; made < decisions; at++) for (const one of drawn(1, at)) made += play(one);
  return made;
});
