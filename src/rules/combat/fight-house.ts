/** Rulings on fights that the house has settled otherwise; absent: each as the rulebook has it. */
export type FightHouse = {
  /** COMBAT-17: duelists concede on their own turn only. */
  concede?: 'own turn';
  /** MOVE-15: it has no effect. */
  lava?: 'harmless';
  /** DUEL-04: how many monsters a duel releases. */
  released?: number;
  /** ITEM-24: what its owner leaves to them they do not do. */
  companions?: 'wait';
  /** DUEL-10: a tie is nothing but both dead of one effect. */
  tie?: 'at one blow';
  /** ITEM-35: how many traps of a hero lie at once. */
  traps?: number;
};
