/** Why the database cannot be used, in one line for whoever runs the bot. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}
