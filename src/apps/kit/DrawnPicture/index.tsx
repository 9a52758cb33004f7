import type { ReactNode } from 'react';
import { fnv1a } from '../../../utils/hash';
import styles from './styles.module.css';

interface Props {
  /** Seed of the drawing. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const COLUMNS = 4;
const ROWS = 8;
const INKS = ['green', 'blue', 'amber', 'red'];

/**
 * Builds the right half of a figure and its mirror image; the outer column has
 * fewer squares.
 */
function buildSquaresPath(name: string): string {
  const bits = fnv1a(name);
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, index) => index);
  return cells
    .filter((index) => {
      const column = index % COLUMNS;
      const isSet = ((bits >>> (index % 32)) & 1) === 1;
      return (
        column === 0 || (column < COLUMNS - 1 ? isSet : isSet && index > 8)
      );
    })
    .flatMap((index) => {
      const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)];
      return [COLUMNS + x, COLUMNS - 1 - x].map(
        (column) => `M${column} ${y}h1v1h-1z`,
      );
    })
    .join('');
}

/** Generated figure of squares, in place of a picture of the service. */
export default function DrawnPicture({
  name,
  width,
  height,
}: Props): ReactNode {
  const ink = INKS[fnv1a(`${name}\n`) % INKS.length] ?? 'green';
  return (
    <svg
      className={styles.picture}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
      viewBox="-2 -2 12 12"
      aria-hidden="true"
    >
      <path d={buildSquaresPath(name)} fill={`var(--sl-${ink})`} />
      <path d="M2.4 2.4h1v1h-1zM4.6 2.4h1v1h-1z" fill="var(--sl-surface-2)" />
    </svg>
  );
}
