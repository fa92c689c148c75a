/** What the picker says of `/bet`, its parts and their options. */
export const betWords = {
  about: 'Bet on the duel',
  place: {
    about: 'Stake gold on this week’s duel; nobody sees it before bets close',
    on: 'Who will win: a duelist or a tie',
    gold: 'How much',
  },
  withdraw: 'Take your bet back while bets are open',
  show: 'Your bet, who has bet, and what a right bet pays',
};
