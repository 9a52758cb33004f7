import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Hero } from '../../../../data/heroes/schema';
import { framePaths, frameOffsets, patternPaths } from './drawing';
import styles from './styles.module.css';

interface Props {
  readonly emblem: Hero['emblem'];
  readonly className?: string;
}

/** Emblem that tells cards apart; it is decorative. */
export default function Emblem({ emblem, className }: Props): ReactNode {
  const { frame, pattern, inks } = emblem;
  const [ground, edge] = inks.map((ink) => `var(--sl-${ink})`);
  return (
    <svg
      className={clsx(styles.emblem, className)}
      viewBox="-33 -33 66 66"
      aria-hidden="true"
    >
      <path d={framePaths[frame]} fill="none" stroke={edge} strokeWidth="3" />
      <path d={framePaths[frame]} fill={ground} transform="scale(0.82)" />
      <path
        className={styles.pattern}
        d={patternPaths[pattern]}
        transform={`translate(0 ${frameOffsets[frame]})`}
      />
    </svg>
  );
}
