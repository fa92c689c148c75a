/** ITEM-05: ` and 3 more brought in by your things`. */
export const broughtIn = ({ treasures }: { treasures?: number }): string =>
  treasures === undefined ? '' : ` and ${treasures} more brought in by your things`;
