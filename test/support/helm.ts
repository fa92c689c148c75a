/** The plainest of cards. */
export const helm = {
  name: 'Helm',
  kinds: ['basic equipment'],
  slot: 'head',
  cost: 9,
  abilities: [{ always: { hp: 4 } }],
};
