import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Every picture gets the same room, whatever its shape, so nothing jumps. */
export const room = { width: 400, height: 300 } as const;

interface Props {
  /** List items. */
  readonly children: ReactNode;
}

/** Ten pictures, in rows of two or five. */
export default function PictureGrid({ children }: Props): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
