/** What the picker says of `/me`, its parts and their options. */
export const meWords = {
  about: 'Your own hero',
  show: 'Your hero: stats, attacks, things and gold',
  title: {
    about: 'Give your hero a title and a quote for the duel feature',
    title: 'The title, for example “the Tinker”',
    quote: 'A quote or description',
  },
};
