import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says what this copy of the site cannot do, and to whom that matters. */
export default function MissingKey(): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        <strong>Esta copia del sitio no tiene clave de GIPHY</strong>, así que
        no puede buscar de verdad. Puedes probarlo todo igual: cada término
        muestra diez dibujos animados nuestros, con la etiqueta «muestra sin
        conexión», porque no se pide nada a GIPHY.
      </p>
      <p>
        ¿Publicas el sitio? Construye con la variable <code>GIPHY_API_KEY</code>{' '}
        y la búsqueda funciona.
      </p>
    </div>
  );
}
