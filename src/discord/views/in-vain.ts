import { type EventFaces } from '../../rules/event.ts';

type InVain = EventFaces['in vain']['own'];

/** ORB-07, ENTER-12, ITEM-28: why nothing came of what somebody went for, and what can be done now. */
export function inVainText(own: InVain): string {
  if (own.why === 'closed' && own.of !== 'sell')
    return `You stand beside the red orb ${own.orb}, but nothing was bought and nothing paid: your hero cannot have what is in it now. Why not is as secret as what is in it (ORB-03). Choose another orb.`;
  if (own.why === 'used up')
    return 'Nothing was sold: it was used up on the way to the stall, and nobody pays what you were offered for it any more (ITEM-28).';
  const [nothing, from, again] = wordsOf(own);
  return own.why === 'over'
    ? `${nothing}: your turn was over before.`
    : `${nothing}: you were kept from ${from}. Choose ${again} again as soon as nothing keeps you.`;
}

function wordsOf(own: InVain): [nothing: string, from: string, again: string] {
  switch (own.of) {
    case 'buy':
      return ['Nothing was bought, and nothing paid', `orb ${own.orb}`, 'it'];
    case 'open':
      return ['Nothing was opened, and no key is spent', `orb ${own.orb}`, 'it'];
    case 'identify':
      return ['Nothing was identified, and no charge is spent', `orb ${own.orb}`, 'it'];
    case 'sell':
      return ['Nothing was sold', 'the stall', 'the thing'];
  }
}
