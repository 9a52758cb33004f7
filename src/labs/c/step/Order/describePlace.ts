import { END_OF_PROGRAM, getUsedLines } from '../../engine/step/order';

/** Describes the position of a line, for screen readers. */
export function describePlace(
  order: readonly number[],
  line: number,
  text: string,
): string {
  const inside = getUsedLines(order);
  const place = inside.indexOf(line);
  const where =
    place < 0 ? 'fuera del programa' : `línea ${place + 1} de ${inside.length}`;
  return `${text.trim()}: ${where}`;
}

/** Returns true when a line can move up or down. */
export function canMove(
  order: readonly number[],
  line: number | undefined,
  by: -1 | 1,
): boolean {
  if (line === undefined || line === END_OF_PROGRAM) return false;
  const at = order.indexOf(line) + by;
  return at >= 0 && at < order.length;
}
