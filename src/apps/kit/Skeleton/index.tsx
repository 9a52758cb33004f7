import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** CSS lengths: those of what will take this place. */
  readonly width: string;
  readonly height: string;
}

/** Keeps the place of something that is on its way. */
export default function Skeleton({ width, height }: Props): ReactNode {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
