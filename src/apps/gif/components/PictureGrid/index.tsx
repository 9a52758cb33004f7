import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Size of every picture, whatever its ratio, so that nothing moves. */
export const pictureSize = { width: 400, height: 300 } as const;

interface Props {
  /** List items with the pictures. */
  readonly children: ReactNode;
}

/** Grid of ten pictures, in rows of two or five. */
export default function PictureGrid({ children }: Props): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
