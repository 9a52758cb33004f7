import type { ReactNode } from 'react';
import type { Refusal } from '../../../transfer/parseFile';
import styles from './styles.module.css';

/** Reason why an import was refused, and advice. */
export default function RefusalNotice({
  expected,
  found,
  advice,
}: Refusal): ReactNode {
  return (
    <div className={styles.refused}>
      <p>
        <strong>No se cargó nada: tu progreso sigue igual.</strong>
      </p>
      <p>
        Se esperaba {expected}; se encontró {found}.
      </p>
      <p>{advice}</p>
    </div>
  );
}
