import type { ReactNode } from 'react';
import {
  MAX_LEVEL,
  scaleIds,
  scaleLabels,
} from '../../../../data/heroes/terms';
import styles from './styles.module.css';

interface Props {
  /** Six levels per shape, in the order of the scales. */
  readonly shapes: readonly (readonly number[])[];
}

const chartRadius = 80;
const labelRadius = 96;
const sides = ['first', 'second'] as const;

function getCorner(index: number, radius: number): readonly [number, number] {
  const angle = ((index * 60 - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

function formatOutline(levels: readonly number[]): string {
  return levels
    .map((level, index) =>
      getCorner(index, (level / MAX_LEVEL) * chartRadius).join(' '),
    )
    .join(',');
}

/**
 * Radar chart over a hexagon, hidden from assistive technology: the table has
 * the figures.
 */
export default function Radar({ shapes }: Props): ReactNode {
  return (
    <svg
      className={styles.radar}
      viewBox="-170 -112 340 224"
      aria-hidden="true"
    >
      {[1, 3, 5, MAX_LEVEL].map((level) => (
        <polygon
          key={level}
          className={styles.ring}
          points={formatOutline(scaleIds.map(() => level))}
        />
      ))}
      {scaleIds.map((scale, index) => {
        const [x, y] = getCorner(index, labelRadius);
        const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
        return (
          <text key={scale} x={x * 0.92} y={y + 4} textAnchor={anchor}>
            {scaleLabels[scale]}
          </text>
        );
      })}
      {shapes.map((levels, index) => (
        <polygon
          key={sides[index]}
          className={styles[sides[index] ?? 'first']}
          points={formatOutline(levels)}
        />
      ))}
    </svg>
  );
}
