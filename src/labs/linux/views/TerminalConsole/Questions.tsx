import type { ReactNode } from 'react';
import { linesOf } from './Screen/pasted';
import { count } from '../../../../utils/quantities';
import type { Session } from './useSession';
import styles from './styles.module.css';

/** What the reader should decide before going on. */
export default function Questions({
  session,
}: {
  readonly session: Session;
}): ReactNode {
  const { question, answer, earlier, retype, forgetEarlier, state } = session;
  return (
    <div className={styles.questions}>
      {question !== undefined && (
        <div role="alert">
          <p>
            Vas a pegar {count(linesOf(question), 'línea', 'líneas')}. El
            programa en marcha las recibe de una en una, como si pulsaras Enter
            tras cada una.
          </p>
          <button
            type="button"
            onClick={() => {
              answer(true);
            }}
          >
            Pegar
          </button>
          <button
            type="button"
            onClick={() => {
              answer(false);
            }}
          >
            No pegar
          </button>
        </div>
      )}
      {earlier.length > 0 && state.kind === 'running' && (
        <div>
          <details>
            <summary>
              Antes de recargar escribiste{' '}
              {count(earlier.length, 'orden', 'órdenes')}
            </summary>
            <pre>{earlier.join('\n')}</pre>
          </details>
          <button type="button" onClick={retype}>
            Volver a escribirlas
          </button>
          <button type="button" onClick={forgetEarlier}>
            Olvidarlas
          </button>
        </div>
      )}
    </div>
  );
}
