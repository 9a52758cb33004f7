import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Size of the expected content, as CSS lengths. */
  readonly width: string;
  readonly height: string;
}

/** Placeholder of content that is loading. */
export default function Skeleton({ width, height }: Props): ReactNode {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
