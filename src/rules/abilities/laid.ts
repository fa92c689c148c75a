/** Conditions that one can lay on somebody; hiding is one's own doing. */
export const laidConditions = [
  'disarmed',
  'goaded',
  'slowed',
  'stunned',
  'charmed',
  'restrained',
  'ethereal',
  'prone',
  'blinded',
] as const;
