import { type Refusal } from '../../rules/refusal.ts';
import { escape } from './escape.ts';
import { capital } from './lists.ts';
import { tileName } from './tiles.ts';

type NoWay = Extract<Refusal, { refused: 'no safe way' }>['facts'];

/** MOVE-01: what did not happen and why, and what can be done about it. */
export function noWaySentences(facts: NoWay): [string, string] {
  const [vain, now] = sentencesOf(facts);
  return [vain, facts.outside ? `Come in first (\`/turn enter\`). ${now}` : now];
}

function sentencesOf({ tile, why, mount }: NoWay): [string, string] {
  const there = tileName(tile);
  switch (why) {
    case 'hurts':
      return [
        `You have not moved: no way leads to ${there} that is free of what you know would hurt you`,
        'Walk nearer first, or move a step at a time (`/act move`), which asks nothing.',
      ];
    case 'narrow':
      return [
        `You have not moved: no way to ${there} has room for ${whom(mount)}`,
        `${capital(remedy(mount))}.`,
      ];
    case 'narrow and hurts':
      return [
        `You have not moved: no way to ${there} has room for ${whom(mount)}, and you know none on foot that is free of what would hurt you`,
        'Choose another place, or move a step at a time on foot (`/act move`), which asks nothing.',
      ];
    case 'held':
      return [
        `You have not moved: something keeps ${whom(mount)} where you are`,
        'Wait until it is over.',
      ];
    case 'none':
      return [
        `You have not moved: no way leads to ${there} from where you stand`,
        'Whoever stands in between would have to go, or choose another place.',
      ];
  }
}

/** ORB-07: why an orb that lies there cannot be had from here. */
export function cutOffText(why: NoWay['why'], mount: string | null): string {
  switch (why) {
    case 'hurts':
      return 'You know no safe way there: come next to it step by step to buy it.';
    case 'narrow':
      return `No way there has room for ${whom(mount)}: ${remedy(mount)}.`;
    case 'narrow and hurts':
      return `No way there has room for ${whom(mount)}, and you know no safe one on foot.`;
    case 'held':
      return `Something keeps ${whom(mount)} where you are.`;
    case 'none':
      return 'No way leads there from where you stand.';
  }
}

const whom = (mount: string | null): string =>
  mount === null ? 'you' : `${escape(mount)}, which carries you`;

const remedy = (mount: string | null): string =>
  mount === null
    ? 'you are too large for it, for as long as something makes you so'
    : 'get off first (`/act do`), and go there on foot';
