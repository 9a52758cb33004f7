import type { ReactNode } from 'react';
import { describeStatus } from '../../sentences';
import { words } from '../../words';
import styles from './styles.module.css';
import type { LoggedCommand } from './types';

interface Props {
  readonly log: LoggedCommand | undefined;
}

/** Last command and its output, as text that can be read and selected. */
export default function Log({ log }: Props): ReactNode {
  return (
    <details className={styles.log}>
      <summary>{words.log}</summary>
      {/* The log is not live, because the terminal itself is announced. */}
      <div
        role="log"
        aria-live="off"
        aria-label={words.spokenLog}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
        tabIndex={0}
      >
        {log ? (
          <>
            <p>
              <code>{log.text}</code>
            </p>
            {log.output.isCut && <p>Se muestra el final de la salida.</p>}
            {log.output.text === '' ? (
              <p>No escribió nada.</p>
            ) : (
              <pre>{log.output.text}</pre>
            )}
            <p>{describeStatus(log.status)}</p>
          </>
        ) : (
          <p>Todavía no hay ninguno.</p>
        )}
      </div>
    </details>
  );
}
