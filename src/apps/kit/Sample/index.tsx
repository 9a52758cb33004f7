import type { ReactNode } from 'react';
import { SampleContext } from './context';
import styles from './styles.module.css';

interface Props {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** What the site carries of a service's data, and said to be so. */
export default function Sample({ isEmpty, children }: Props): ReactNode {
  return (
    <div className={styles.sample} data-sample="">
      <p className={styles.label}>muestra guardada</p>
      <p>
        {isEmpty
          ? 'De lo que pides no hay nada en la muestra: es solo una pequeña parte.'
          : 'Una pequeña parte de los datos, que este sitio lleva consigo, con dibujos nuestros.'}
      </p>
      {!isEmpty && (
        <SampleContext.Provider value>{children}</SampleContext.Provider>
      )}
    </div>
  );
}
