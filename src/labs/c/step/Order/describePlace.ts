import { END_OF_PROGRAM, getUsedLines } from '../../engine/step/order';

/** Describes the position of a line, for screen readers. */
export function describePlace(
  order: readonly number[],
  line: number,
  text: string,
): string {
  const usedLines = getUsedLines(order);
  const place = usedLines.indexOf(line);
  const position =
    place < 0
      ? 'fuera del programa'
      : `línea ${place + 1} de ${usedLines.length}`;
  return `${text.trim()}: ${position}`;
}

/** Returns true when a line can move up or down. */
export function canMove(
  order: readonly number[],
  line: number | undefined,
  offset: -1 | 1,
): boolean {
  if (line === undefined || line === END_OF_PROGRAM) return false;
  const newIndex = order.indexOf(line) + offset;
  return newIndex >= 0 && newIndex < order.length;
}
