import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  /** Minimum width of a card before the grid drops a column. */
  readonly size?: 'small' | 'large' | 'pair';
}

/** List of cards that fills the row: each child is one list item. */
export default function CardGrid({
  children,
  size = 'small',
}: Props): ReactNode {
  return (
    <ul className={`${styles.grid} ${styles[size]}`} data-cards={size}>
      {children}
    </ul>
  );
}
