import type { ReactNode } from 'react';
import { maxLevel } from '../../../../data/heroes/terms';
import styles from './styles.module.css';

interface Props {
  /** From 0 to 7, with decimals for a mean. */
  readonly level: number;
  /** Colour of the bar; the column it stands in says whose it is. */
  readonly side?: 'first' | 'second';
}

const gap = 4;
const step = 100 / maxLevel;
const part = step - gap;

/** Where the filled line ends: the gaps between parts are no share of a level. */
function end(level: number): string {
  const whole = Math.floor(level);
  return (whole * step + (level - whole) * part).toFixed(1);
}

/** A level for the eye, in dashes; the figure beside it is the text. */
export default function LevelBar({ level, side = 'first' }: Props): ReactNode {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      strokeDasharray={`${part.toFixed(3)} ${gap}`}
      aria-hidden="true"
    >
      <path className={styles.track} d="M0 4h100" />
      <path className={styles[side]} d={`M0 4h${end(level)}`} />
    </svg>
  );
}
