/** What the picker says of `/act`, its parts and their options. */
export const actWords = {
  about: 'Act in your fight',
  attack: { about: 'Attack somebody in reach', target: 'Whom, and with what' },
  move: { about: 'Move to a tile in reach', to: 'To which tile, for example C4' },
  end: 'End your turn of the fight',
  concede: 'Give the duel up; you are asked once more',
  thumbsUp: 'Signal Marmello; once both duelists have, the monster comes',
  health: { about: 'Ask how somebody in your fight is doing', of: 'Whose health' },
};
