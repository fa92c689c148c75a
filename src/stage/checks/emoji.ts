/** One emoji of Unicode, keycaps and flags included. */
export const isPlainEmoji = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}])*)$/u.test(
    text,
  );

/** The emoji of a route: `🔥`, or `name:id` of a server's own. */
export function emojiFrom(text: string): { id: string | null; name: string } | undefined {
  const own = /^(?:a:)?(\w{2,32}):(\d+)$/.exec(text);
  if (own) return { name: own[1] ?? '', id: own[2] ?? null };
  return isPlainEmoji(text) ? { name: text, id: null } : undefined;
}
