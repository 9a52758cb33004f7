import type { ReactNode } from 'react';
import { packStore } from '../../../offline/packs/packStore';
import type { ListState } from '../../../offline/packs/transitions';
import styles from './styles.module.css';

interface Props {
  readonly list: ListState;
  readonly isEmpty: boolean;
}

const requestList = () => {
  void packStore.refresh(true);
};

/** State of the list of offered packs, with a button to request the list. */
export default function ListNotice({ list, isEmpty }: Props): ReactNode {
  const texts: Readonly<Record<ListState, string>> = {
    unknown: 'Ahorras datos: no se ha consultado qué ofrece el sitio.',
    asking: 'Consultando qué ofrece el sitio…',
    known: isEmpty
      ? 'El sitio no ofrece ahora ningún curso para llevar.'
      : 'Elige un curso: baja una vez y después funciona sin red.',
    unreachable: isEmpty
      ? 'No se pudo consultar qué ofrece el sitio: revisa tu conexión.'
      : 'Sin conexión con el sitio: esto es lo que tienes guardado.',
  };
  const canAsk = list === 'unknown' || list === 'unreachable';
  return (
    <p className={styles.notice}>
      <span>{texts[list]}</span>
      {canAsk && (
        <button
          type="button"
          className="button button--secondary"
          onClick={requestList}
        >
          Consultar
        </button>
      )}
    </p>
  );
}
