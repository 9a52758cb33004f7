import type { ReactNode } from 'react';
import Cases from './Cases';
import styles from './styles.module.css';

interface PartProps {
  readonly children: ReactNode;
}

/** What is asked, and how it will be checked. */
export function Statement({ children }: PartProps): ReactNode {
  return (
    <div className={styles.statement}>
      {children}
      <Cases />
    </div>
  );
}

/** The program that the reader begins with. */
export function Start({ children }: PartProps): ReactNode {
  return <div className={styles.start}>{children}</div>;
}

/** The three hints, each folded, so that one does not give the next away. */
export function Hints({ children }: PartProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>Pistas</summary>
      {children}
    </details>
  );
}

export function Hint({
  index,
  children,
}: PartProps & { readonly index: number }): ReactNode {
  return (
    <details className={styles.hint}>
      <summary>Pista {index + 1}</summary>
      {children}
    </details>
  );
}

/** The author's program and what there is to say of it. */
export function Solution({ children }: PartProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>Solución comentada</summary>
      {children}
    </details>
  );
}
