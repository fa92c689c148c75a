/** What the picker says of `/act`, its parts and their options. */
export const actWords = {
  about: 'Act in your fight',
  by: 'Which companion of yours is to do it; without this your hero does',
  attack: { about: 'Attack somebody in reach', target: 'Whom, and with what' },
  move: { about: 'Move to a tile in reach', to: 'To which tile, for example C4' },
  use: {
    about: 'Use a thing of yours, or place a trap',
    what: 'Which thing, on whom or where; for example Ember Wand on Bran',
  },
  do: {
    about: 'Hide, search, stand up, mount and the like',
    what: 'What, for example Hide or Search around C4',
    /** As the button on the panel is called. */
    wait: 'Wait',
  },
  answer: {
    about: 'Say whether an ability of yours is used, when the fight asks you',
    use: 'Whether it is used',
    words: { yes: 'Yes, use it', no: 'No, do not use it' },
  },
  end: 'End your turn of the fight, or what a companion has left of it',
  concede: 'Give the duel up; you are asked once more',
  thumbsUp: 'Signal Marmello; once both duelists have, the monster comes',
  health: { about: 'Ask how somebody in your fight is doing', of: 'Whose health' },
};
