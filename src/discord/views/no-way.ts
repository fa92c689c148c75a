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

function sentencesOf({ tile, why, mount, holder }: NoWay): [string, string] {
  const there = tileName(tile);
  if (holder !== undefined && (['taken', 'hurts', 'none'] as const).some((one) => one === why))
    return [
      `You have not moved: ${escape(holder)} stands on ${there}`,
      'Choose a tile beside that, or another place.',
    ];
  switch (why) {
    case 'hurts':
      return [
        `You have not moved: no way leads to ${there} that is free of what you know would hurt you`,
        'Walk nearer first, or move a step at a time (`/act move`), which asks nothing.',
      ];
    case 'stepwise':
      return [
        `You have not moved: no way that can be walked leads to ${there} from where you stand`,
        'Move a step at a time (`/act move`), which can jump and swim, too; mind that the Styx kills who stays in it.',
      ];
    case 'on foot':
      return [
        `You have not moved: no way to ${there} is one for ${whom(mount)}`,
        `${capital(off)}.`,
      ];
    case 'in the saddle':
      return [
        `You have not moved: no way to ${there} is one for ${whom(mount)}, and something keeps you in the saddle`,
        'Wait until it is over; then you can get off, and go there without it.',
      ];
    case 'stepwise on foot':
      return [
        `You have not moved: no way to ${there} is one for ${whom(mount)}, and you know no safe one without it`,
        'Choose another place, or get off (`/act do`) and move a step at a time (`/act move`), which asks nothing.',
      ];
    case 'narrow':
      return [`You have not moved: no way to ${there} has room for you`, `${capital(large)}.`];
    case 'held':
      return mount === null
        ? ['You have not moved: something keeps you where you are', 'Wait until it is over.']
        : [
            `You have not moved: ${whom(mount)}, cannot move now`,
            'Wait until it can, or get off (`/act do`) and go on your own feet.',
          ];
    case 'no speed':
      return [
        'You have not moved: your speed is 0',
        'What you have on or what befell you has taken it: `/me show` has your stats. In the void you can take things off.',
      ];
    case 'walled':
      return [
        `You have not moved: a force wall is in every way to ${there} from where you are`,
        'Wait until it is gone, or choose another place.',
      ];
    case 'taken':
      return [
        `You have not moved: somebody stands in every way to ${there} from where you are`,
        'Wait until they have gone, or choose another place.',
      ];
    case 'none':
      return [
        `You have not moved: no way leads to ${there} from where you stand`,
        'Choose another place.',
      ];
  }
}

/** ORB-07: why an orb that lies there cannot be had from here. */
export function cutOffText(why: NoWay['why'], mount: string | null): string {
  switch (why) {
    case 'hurts':
      return 'You know no safe way there: come next to it step by step to buy it.';
    case 'stepwise':
      return 'No way there can be walked: come next to it by jumping and swimming (`/act move`) to buy it. Mind that the Styx kills who stays in it.';
    case 'on foot':
      return `No way there is one for ${whom(mount)}: ${off}.`;
    case 'in the saddle':
      return `No way there is one for ${whom(mount)}, and something keeps you in the saddle.`;
    case 'stepwise on foot':
      return `No way there is one for ${whom(mount)}, and you know no safe one without it.`;
    case 'narrow':
      return `No way there has room for you: ${large}.`;
    case 'held':
      return mount === null
        ? 'Something keeps you where you are.'
        : `${capital(whom(mount))}, cannot move now.`;
    case 'no speed':
      return 'Your speed is 0, so that you come to nothing that is not beside you.';
    case 'walled':
      return 'A force wall is in every way there; wait until it is gone.';
    case 'taken':
      return 'Somebody stands in every way there.';
    case 'none':
      return 'No way leads there from where you stand.';
  }
}

const whom = (mount: string | null): string =>
  mount === null ? 'you' : `${escape(mount)}, which carries you`;

const off = 'get off first (`/act do`), and go there without it';
const large = 'you are too large for it, for as long as something makes you so';
