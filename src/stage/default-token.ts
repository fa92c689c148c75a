/** The token of the bot that a new world has already invited. */
export const DEFAULT_TOKEN = 'stage-token';
