import { end, used } from '../../engine/step/order';

/** Describes the position of a line, for screen readers. */
export function placeText(
  order: readonly number[],
  line: number,
  text: string,
): string {
  const inside = used(order);
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
  if (line === undefined || line === end) return false;
  const at = order.indexOf(line) + by;
  return at >= 0 && at < order.length;
}
