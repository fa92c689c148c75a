/** What stands on a card, and what it stands for, as it goes on after “… is”. */
type Meaning = { means: string; where?: RegExp };

/** A word in brackets behind an ability, whatever else stands there with it. */
const inBrackets = (word: string) => new RegExp(`\\[[^[\\]]*\\b${word}\\b`);

/** GLOSS-03, COMBAT-14: marks of what an ability asks of its owner. */
const marks: Readonly<Record<string, Meaning>> = {
  '[asks]': {
    where: inBrackets('asks'),
    means: 'a mark of what you are asked about each time that it could happen',
  },
  '[off at first]': {
    where: inBrackets('off at first'),
    means: 'a mark of what happens only once you have allowed it',
  },
  '[must]': { where: inBrackets('must'), means: 'a mark of what you cannot decline' },
};

/** COND-01 to COND-10 */
const conditions: Readonly<Record<string, Meaning>> = {
  hidden: { means: 'out of sight: no enemy who has not found one can attack or target one' },
  disarmed: { means: 'unable to make basic attacks, until one spends an action to end that' },
  goaded: {
    means: 'able to do nothing but basic attacks, and moves that bring one closer to an enemy',
  },
  slowed: { means: 'limited to one action a turn' },
  stunned: { means: 'unable to take any action' },
  charmed: {
    means:
      'unable to attack the charmer or its allies or use abilities against them, ' +
      'and bound to end turns in its sight, until one is hurt by one of those',
  },
  restrained: { means: 'held in place, with speed 0' },
  ethereal: {
    means: 'out of this world: no moves, no actions, and nothing of this world sees or harms one',
  },
  prone: {
    means: 'on the ground, with −5 dodge and −5 accuracy, until one spends an action to rise',
  },
  blinded: { means: 'unable to see or target anybody else, with −5 dodge and −5 accuracy' },
};

/** COMBAT-15, COMBAT-16, MONSTER-07, QUEST-08, QUEST-09, ROLL-01, STAT-08 */
const boons: Readonly<Record<string, Meaning>> = {
  'ghost strike': { means: 'a boon by which one harms those, too, whom nothing else harms' },
  'empty mind': {
    means: 'a boon by which one cannot be put under a charm or made to follow others',
  },
  'true sight': { means: 'a boon by which one sees whoever hides in one’s line of sight' },
  'legendary shield': {
    means: 'a boon of which each charge undoes one special attack against one',
  },
  invulnerable: {
    means: 'safe from conditions, and from damage by whoever lacks the boon against that',
  },
  'critical range': {
    means: 'which rolls of a d20 are critical hits: 20 alone, unless it is wider',
  },
  'temporary HP': { means: 'HP above one’s own, which damage takes first' },
  boons: { means: 'whatever abilities have lent somebody besides numbers, as double damage' },
};

/** What verbs are called on cards, where the word alone says too little. */
const deeds: Readonly<Record<string, Meaning>> = {
  dispel: { means: 'ending all lasting effects of abilities on somebody, conditions excepted' },
  '⇄': { where: /⇄/, means: 'an exchange: each of the two stats has the number of the other' },
  reroll: { means: 'rolling the attack again, “better” and “worse” as its attacker sees it' },
  'free BA': { means: 'a basic attack that takes no action' },
  copy: {
    where: /\bcopy BA\b/,
    means: 'having somebody’s basic attacks, too, without what abilities have granted',
  },
  refill: {
    means:
      'giving so many charges back to each of the things, but for consumables, treasures, and what identifies or takes curses off',
  },
  drain: { means: 'dealing damage and regaining as much HP' },
  sink: { means: 'going deeper in the river Styx, of whoever is in it: it hurts more each turn' },
  unseat: { means: 'throwing off a mount' },
  protect: { means: 'keeping others from changing what things do and from taking their charges' },
  effects: {
    where: /\beffects DR\b/,
    means: 'all that abilities have done to somebody for some turns, conditions excepted',
  },
};

/**
 * STAT-02, STAT-07, STAT-09, PERC-01, PERC-02, ITEM-03, ITEM-04, ITEM-24, COMBAT-18, MOVE-03, -04, -06
 * to -08, -11, -14, -15
 */
const words: Readonly<Record<string, Meaning>> = {
  '/': {
    where: /\w\)? \/ \d/,
    means: 'divided by, and the end is rounded down',
  },
  'as of level-up': { means: 'worked out anew each time that one levels up' },
  dependents: { means: 'things with a number that is worked out when one levels up' },
  'all base stats': { means: 'every stat, armor too, but size, regen and the other resists' },
  'spirit walk': { means: 'crossing the river Styx unharmed' },
  phase: { means: 'moving through walls and creatures' },
  fly: { means: 'moving above the ground, and all that lies or stands on it' },
  climb: { means: 'moving over walls and obstacles, instead of round them' },
  teleport: { means: 'moving without crossing what lies between, force walls excepted' },
  'difficult ground': { means: 'ground of which each tile costs two' },
  'force wall': {
    means:
      'a wall that nobody crosses in any way, nor teleports through; where somebody stands it leaves a gap',
  },
  lava: {
    means: 'ground that deals a d10 of fire damage to whoever comes onto it or begins a turn there',
  },
  stealth: { means: 'how well somebody or something hides; somebody adds a d20 to it' },
  perception: { means: 'how well one finds what hides' },
  regen: { means: 'HP regained at the end of each turn of one’s own' },
  companion: {
    means: 'who comes along into fights, on its owner’s side and with turns of its own',
  },
  aura: { means: 'what is round about its carrier all the time, farther by its size' },
  piercing: { means: 'how much of the armor or resist against it is ignored' },
};

export const meanings = { ...marks, ...conditions, ...boons, ...deeds, ...words };
