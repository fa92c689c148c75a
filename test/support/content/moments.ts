/** Moments that come about together often enough to be taken for one another. */
const alike: readonly (readonly string[])[] = [
  [
    ...['my turn begins', 'my turn ends', 'a round begins'],
    ...['an enemy’s turn begins', 'an enemy’s turn ends'],
  ],
  [
    ...['I attack', 'I hit', 'I miss', 'I score a critical hit', 'I deal damage'],
    ...['I hit with a basic attack', 'I hit with a special attack'],
  ],
  [
    ...['I am attacked', 'I am struck', 'I am missed', 'I am struck critically'],
    ...['I am struck by a basic attack', 'I am struck by a special attack'],
    ...['I take damage', 'I fall below half HP'],
  ],
  ['I would hit', 'I would miss'],
  ['I would be struck', 'I would be struck critically'],
  ['an ally is struck', 'an ally falls below half HP'],
  [
    ...['I take damage', 'I take toxic damage', 'I take fire damage'],
    ...['I take cold damage', 'I take electric damage'],
  ],
  ['a condition is laid on me', 'I lose a condition', 'I lay a condition'],
  ['I kill', 'an enemy dies', 'an ally dies', 'I die'],
  ['I move', 'an enemy moves', 'I am moved by somebody'],
  ['I enter lava', 'I enter the Styx'],
  [
    ...['I use an ability', 'an ally uses an ability', 'an enemy uses an ability'],
    ...['I am targeted by an ability', 'an enemy targets me with an ability'],
  ],
  ['I hide', 'I am found'],
];

/** ITEM-27: what an ability that waits for this moment could wait for as well, each once. */
export const momentsLike = (moment: string): string[] =>
  [...new Set(alike.filter((some) => some.includes(moment)).flat())].filter(
    (other) => other !== moment,
  );
