// Which versions of Node the project runs on, as package.json has them: `^20.19`, `>=24` and
// alternatives of these. Any Node has to understand this file.

const alternatives = (range) =>
  range.split('||').map((part) => {
    const [, sign, major, minor] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part.trim());
    return { open: sign === '>=', major: Number(major), minor: Number(minor || 0) };
  });

export function suits(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return alternatives(range).some((wanted) =>
    major === wanted.major ? minor >= wanted.minor : wanted.open && major > wanted.major,
  );
}

function inWords({ open, major, minor }) {
  const least = minor > 0 ? `${major}.${minor}` : `${major}`;
  if (open) return `Node ${least} or later`;
  return minor > 0 ? `Node ${major} (${least} or later)` : `Node ${major}`;
}

export function versionsOf(range) {
  const all = alternatives(range).map(inWords);
  const last = all.pop();
  return all.length > 0 ? `${all.join(', ')}, or ${last}` : last;
}
