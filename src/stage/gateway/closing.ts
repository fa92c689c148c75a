/** Discord's close codes, by reason. */
export const CLOSE = {
  unknown: 4000,
  unknownOp: 4001,
  decode: 4002,
  notAuthenticated: 4003,
  authenticationFailed: 4004,
  alreadyAuthenticated: 4005,
  invalidSeq: 4007,
  rateLimited: 4008,
  sessionTimedOut: 4009,
  invalidShard: 4010,
  invalidVersion: 4012,
  invalidIntents: 4013,
  disallowedIntents: 4014,
} as const;

export const OP = {
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
  soundboard: 31,
} as const;
