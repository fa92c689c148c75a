/** How a chooser names the way to its other pages. */
export const pageTurns = {
  back: (to: number, pages: number) => `Earlier… (${to} of ${pages})`,
  on: (to: number, pages: number) => `More… (${to} of ${pages})`,
};
