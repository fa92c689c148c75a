/** What the picker says of `/me`, its parts and their options. */
export const meWords = {
  about: 'Your own hero',
  show: 'Your hero: stats, attacks, things and gold',
  title: {
    about: 'Give your hero a title and a quote for the duel feature',
    title: 'The title, for example “the Tinker”',
    quote: 'A quote or description',
  },
  answers: {
    about: 'Say when an ability of your things answers to what happens in a fight',
    thing: 'Which thing of yours that answers to something',
    word: 'What it is to do from now on',
    words: { always: 'Always answer', never: 'Never answer', ask: 'Ask me each time' },
  },
  orders: {
    about: 'What your hero heeds when it has to play a turn of a fight without you',
    concedeBelow: 'It gives a duel up with fewer HP than these; 0: never',
    neverInto: 'Ground into which it never steps of its own accord',
    leaveAlone: 'A thing of yours that it never uses by itself, for example a potion to be kept',
    useAgain: 'A thing that it may use again',
    grounds: {
      both: 'Lava and the Styx',
      lava: 'Lava',
      styx: 'The Styx',
      none: 'None: it may walk anywhere',
    },
  },
};
