import { useState } from 'preact/hooks';

/** Where an arrow key leads in a list of `count`; null for every other key. */
export function stepTo(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'PageDown') return Math.min(count - 1, Math.max(0, active) + 8);
  if (key === 'PageUp') return Math.max(0, active - 8);
  return null;
}

interface Active {
  active: number;
  setActive: (at: number) => void;
  /** Moves by arrow keys; true when the key was one. */
  moved: (event: KeyboardEvent) => boolean;
}

/** Which of `count` choices is marked; -1 when none is. */
export function useActive(count: number, first: number): Active {
  const [at, setActive] = useState(first);
  const active = Math.min(at, count - 1);
  const moved = (event: KeyboardEvent): boolean => {
    const next = stepTo(event.key, active, count);
    if (next === null) return false;
    event.preventDefault();
    setActive(next);
    return true;
  };
  return { active, setActive, moved };
}
