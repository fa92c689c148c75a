/** A content file that cannot be used: which, at which line, and what was expected. */
export class BadContent extends Error {
  override name = 'BadContent';
}
