import type { ReactNode } from 'react';
import { SampleContext } from './context';
import styles from './styles.module.css';

interface Props {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** Bundled part of a service's data, labelled as a sample. */
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
