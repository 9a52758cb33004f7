import { PNG } from 'pngjs';

/**
 * Maximum invisible difference between two shades, in levels of 255. Chromium
 * rounds the ends of dotted lines by one level, differently each time.
 */
const MAX_INVISIBLE_LEVELS = 2;

/** Returns true when two PNG pictures look the same, pixel by pixel. */
export function looksTheSame(first: Buffer, second: Buffer): boolean {
  if (first.equals(second)) return true;
  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.data.every(
      (level, index) =>
        Math.abs(level - (b.data[index] ?? 0)) <= MAX_INVISIBLE_LEVELS,
    )
  );
}
