import type { ReactNode } from 'react';
import { MAX_LEVEL } from '../../../../data/heroes/terms';
import styles from './styles.module.css';

interface Props {
  /** Level from 0 to 7, with decimals for a mean. */
  readonly level: number;
  /** Colour of the bar; the column of the table identifies the hero. */
  readonly side?: 'first' | 'second';
}

const gap = 4;
const step = 100 / MAX_LEVEL;
const part = step - gap;

/**
 * Computes the end of the filled line, in percent: gaps between the dashes do
 * not count as part of a level.
 */
function getLineEnd(level: number): string {
  const wholeLevel = Math.floor(level);
  return (wholeLevel * step + (level - wholeLevel) * part).toFixed(1);
}

/** Bar of dashes for a level; the figure beside it is the accessible text. */
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
      <path className={styles[side]} d={`M0 4h${getLineEnd(level)}`} />
    </svg>
  );
}
