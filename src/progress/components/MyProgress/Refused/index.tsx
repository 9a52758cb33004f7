import type { ReactNode } from 'react';
import type { Refusal } from '../../../transfer/readFile';
import styles from './styles.module.css';

/** Why nothing was taken, and what to do. */
export default function Refused({ expected, found, next }: Refusal): ReactNode {
  return (
    <div className={styles.refused}>
      <p>
        <strong>No se cargó nada: tu progreso sigue igual.</strong>
      </p>
      <p>
        Se esperaba {expected}; se encontró {found}.
      </p>
      <p>{next}</p>
    </div>
  );
}
