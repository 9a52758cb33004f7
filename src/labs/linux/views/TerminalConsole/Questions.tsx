import type { ReactNode } from 'react';
import { linesOf } from './Screen/pasted';
import { count } from '../../../../utils/quantities';
import type { TerminalView } from './useTerminalView';
import { words } from '../../words';
import styles from './styles.module.css';

/** What the reader should decide before going on. */
export default function Questions({
  view,
}: {
  readonly view: TerminalView;
}): ReactNode {
  const { question, answer, earlier, retype, forgetEarlier, state } = view;
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
            {words.paste}
          </button>
          <button
            type="button"
            onClick={() => {
              answer(false);
            }}
          >
            {words.noPaste}
          </button>
        </div>
      )}
      {earlier.length > 0 && state.kind === 'running' && (
        <div>
          <details>
            <summary>
              Antes de recargar escribiste{' '}
              {count(earlier.length, 'comando', 'comandos')}
            </summary>
            <pre>{earlier.join('\n')}</pre>
          </details>
          <button type="button" onClick={retype}>
            {words.retype}
          </button>
          <button type="button" onClick={forgetEarlier}>
            {words.forget}
          </button>
        </div>
      )}
    </div>
  );
}
