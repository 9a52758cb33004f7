import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Notice that samples replace GIPHY's pictures in a build without a key. */
export default function MissingKey(): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        <strong>Aquí no se busca en GIPHY.</strong> Puedes probarlo todo igual:
        cada término muestra diez dibujos animados nuestros, con la etiqueta
        «muestra sin conexión», y no se pide nada a nadie.
      </p>
    </div>
  );
}
