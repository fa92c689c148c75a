/** What the picker says of `/item`, its parts and their options. */
export const itemWords = {
  about: 'Look after the things that you own',
  list: 'Your things, what each one does, and what you wear',
  read: { about: 'One thing of yours in full sentences', item: 'Which thing of yours' },
  equip: { about: 'Put on a thing from your inventory', item: 'Which thing of yours' },
  unequip: { about: 'Take off a thing that you wear', item: 'Which thing that you wear' },
  uncurse: {
    about: 'Have a thing of yours take off a curse that you wear',
    item: 'Which curse that you wear',
  },
  attach: {
    about: 'Set a gem, upgrade or manatech crystal on a thing of yours, or move it there',
    item: 'Which gem, upgrade or crystal',
    onto: 'The thing that it is to sit on',
  },
  detach: { about: 'Take a gem, upgrade or crystal off the thing it sits on', item: 'Which one' },
  sell: {
    about: 'Sell a thing of yours at the nearest stall, for half of what it is worth',
    item: 'Which thing of yours',
  },
  takeOff: 'With both rings on: which one comes off (else the cheaper)',
};

/** The same of `/map`. */
export const mapWords = {
  about: 'The menagerie that heroes walk, and where everything lies in it',
  show: 'The whole map as a picture, with a grid',
  text: 'The same in words: what lies where, by compass and distance',
  from: 'Seen from which tile, for example H12 (else where you are, or where heroes come in)',
};

/** The same of `/orb`. */
export const orbWords = {
  about: 'Look at, identify, save and buy what lies in orbs',
  list: 'What lies in the menagerie, and what you know of it',
  buy: 'Buy what lies in an orb',
  identify: 'Spend a charge of your identify scroll on what lies in an orb',
  save: 'Save what lies in an orb for later, one a week: others see a red orb and its cost',
  open: 'Open a chest with the week’s key, for nothing more',
  orb: 'Which orb: its number or what lies in it',
  as: 'Of an ultimate: which form of it, for good',
  forms: { greater: 'greater ultimate, in its slot', lesser: 'lesser ultimate, in no slot' },
};
