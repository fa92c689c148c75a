/** What the picker says of the commands that have no parts, or only one. */
export const singleWords = {
  now: 'Your panel: how things stand and what you can do now',
  gold: 'Your gold: what you have, what is held, what came and went',
  help: 'How this works, and all commands',
  rules: {
    about: 'Look a rule up, by its number or by words',
    what: 'A rule’s number, for example BET-04, or words',
  },
  setup: {
    about: 'Set the bot up in this server',
    check: 'What I can do in this channel, what is missing, and what for',
  },
};
