const hues = [355, 25, 90, 150, 180, 210, 260, 315];

/** A person's colour, always the same for the same id. */
function hueOf(id: string): number {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return hues[sum % hues.length] ?? 210;
}

export function Avatar({ id, name, small }: { id: string; name: string; small?: boolean }) {
  const style = { background: `hsl(${hueOf(id)} 45% 32%)` };
  return (
    <span class={small ? 'avatar small' : 'avatar'} style={style} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
