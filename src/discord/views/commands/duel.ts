/** What the picker says of `/duel`, its parts and their options. */
export const duelWords = {
  about: 'The week’s duel and its features',
  feature: {
    about: 'Post your feature before your duel: title, quote and all that you wear',
    title: 'Your hero’s title; the one it has, if you give none',
    quote: 'A quote or description',
  },
  show: 'This week’s duel: who fights, their features, who has bet',
};
