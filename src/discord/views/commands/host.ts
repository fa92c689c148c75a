/** What the picker says of `/host`, its parts and their options. */
export const hostWords = {
  about: 'Run your game: pause, settings, people',
  panel: 'How the game stands and what a host can do (it shows no secret)',
  pause: 'Stop the game and all its deadlines until you resume it',
  resume: 'Go on after a pause; all deadlines move by it',
  cancel: 'End the game for good without a winner; you are asked once more',
  second: {
    about: 'Name a second host, in the place of an earlier second one',
    person: 'Who shall be host beside you',
  },
  takeOver: 'Become the host of this game (for those who manage the server)',
  remove: {
    about:
      'Take a hero out of the lobby, or out of the game for good; you are asked once more, and why',
    hero: 'Which hero',
  },
  playMonster: 'Play the monster of the fight that goes on yourself; again, for its panel',
  freeMonster: 'Give the monster back: it plays itself again',
  leadMonster: {
    about: 'Have the monster that you play do something',
    what: 'What, for example Attack Bran: Claws, To C4, or End Turn',
    by: 'Which one, where you lead several; without this the one whose turn it is',
  },
  set: {
    about: 'Change a house setting: at once in the lobby, else from next week on',
    setting: 'Which one',
    value: 'Its value; 1 for yes and 0 for no',
  },
  bring: {
    about: 'Bring goods of your own into this game, or change some that it has',
    file: 'A .yaml file with one thing, or a .zip with several',
    why: 'Why something is changed; everybody reads it',
  },
  correct: {
    about: 'Put a posted feature right; all bets go back, and betting starts anew',
    hero: 'Whose feature',
    why: 'What was wrong; everybody reads it',
    title: 'The title as it should be; left as it is, if you give none',
    quote: 'The quote as it should be',
  },
};
