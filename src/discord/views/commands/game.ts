/** What the picker says of `/game`, its parts and their options. */
export const gameWords = {
  about: 'Open, join, start and follow a game',
  create: {
    about: 'Open a new game in this channel, or in another one',
    name: 'What the game is called',
    zone: 'Time zone in which turns end at midnight: type a city',
    channel: 'Where it is played; here, if you name none',
    yesNo: { yes: 'yes', no: 'no' },
  },
  join: {
    about: 'Join this channel’s game with a hero of yours',
    name: 'Your hero’s name, 2 to 32 characters',
    title: 'Your hero’s title, for example “the Tinker”',
  },
  leave: 'Leave the game; once it has started that means to lose it',
  start: 'Start the game with everybody who has joined (host)',
  status: 'Who plays, whose turn it is, when the week ends, and the builds that are public',
  settings: 'The rulings of this table, and what each one means',
};
