/** What is mutated at once. A folder here is a part of the rules, by the files that decide it. */
export const folders = {
  attacks: ['attack', 'special', 'harm', 'hurt', 'health', 'reading', 'rolling', 'arming'].map(
    (name) => `src/rules/combat/${name}.ts`,
  ),
  conditions: [
    'conditions',
    'durations',
    'laying',
    'hindrance',
    'charmed',
    'goaded',
    'foreseen',
    'afflicted',
    'made-out',
    'perception',
    'hiding',
  ].map((name) => `src/rules/combat/${name}.ts`),
  movement: [
    ...['gaits', 'paths', 'search', 'asked', 'courses', 'line-of-sight', 'space', 'shove'].map(
      (name) => `src/rules/board/${name}.ts`,
    ),
    ...['movement', 'move-deed', 'going', 'bumping', 'footing', 'landing', 'teleporting'].map(
      (name) => `src/rules/combat/${name}.ts`,
    ),
    ...['shoving', 'grounding', 'running', 'riding', 'reach-refusal'].map(
      (name) => `src/rules/combat/${name}.ts`,
    ),
  ],
  company: [
    ...['room', 'calling', 'summoning', 'left-behind', 'taking-places', 'entering', 'places'],
    ...['joining', 'release', 'staying', 'traps', 'trap-deeds', 'springing', 'turn-order'],
    ...['feeling', 'auras', 'activate-deed', 'levelling', 'surprise', 'settling', 'landing'],
  ].map((name) => `src/rules/combat/${name}.ts`),
} as const;
export type Folder = keyof typeof folders;

/** Of so many in a hundred mutants a scenario has to know. */
export const goal = 80;
