/** What the picker says of `/me`, its parts and their options. */
export const meWords = {
  about: 'Your own hero',
  show: 'Your hero: stats, attacks, things and gold',
  title: {
    about: 'Give your hero a title and a quote for the duel feature',
    title: 'The title, for example “the Tinker”',
    quote: 'A quote or description',
  },
  calls: {
    about: 'Say which calls ping you, and see how you are called',
    to: 'Which kind of call',
    ping: 'Whether it pings you from now on',
    kinds: {
      turn: 'Your turn has been unlocked',
      duel: 'You fight the duel of the week',
      move: 'It is your move in a fight',
      reminder: 'Reminders of what is nearly over',
    },
    pings: { on: 'Ping me', off: 'Do not ping me' },
  },
  away: {
    about: 'Say that you are away for some days, see how many you have left, or come back',
    until: 'The last day on which you are away, in the game’s time zone; or that you are back',
    back: 'I am back',
  },
  quiet: {
    about: 'Set the hours in which nothing pings you; messages come all the same',
    from: 'From what time of day, such as 22:00',
    to: 'To what time of day, such as 7:30',
    zone: 'Your time zone: type a city (else the one you had, or the game’s)',
    none: 'No quiet hours',
  },
  answers: {
    about: 'Say when an ability of your things answers to what happens in a fight',
    thing: 'Which thing of yours that answers to something',
    word: 'What it is to do from now on',
    words: { always: 'Always answer', never: 'Never answer', ask: 'Ask me each time' },
  },
  autopilot: {
    about: 'Have your turns in the menagerie played while you do not come, inside your own limits',
    play: 'Whether your turns are played for you from now on',
    plays: { on: 'On', off: 'Off', afresh: 'On, and none of my limits but those of this command' },
    spend: 'How much gold it may spend in a week',
    leastHp: 'With fewer HP than these it does not enter, and leaves; 0: no limit',
    monster: 'What it does before an undefeated monster',
    monsters: { fight: 'Fight it', pass: 'Pass the turn' },
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
