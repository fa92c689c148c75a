/** What the picker says of `/turn`, its parts and their options. */
export const turnWords = {
  about: 'Take your turn in the menagerie',
  enter: {
    about: 'Enter the menagerie when it is your turn',
    tile: 'On which spawn tile, where you can choose one (else by lot)',
  },
  walk: {
    about: 'Walk to a place in the menagerie, over as many actions as it takes',
    to: 'An orb, a stall, a tile such as H12, or north, north-east, east …',
  },
  pass: 'Pass your turn; you are told what that costs before it counts',
  end: 'End your turn before its time is over',
};
