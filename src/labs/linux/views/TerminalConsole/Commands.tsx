import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly commands: readonly string[];
  readonly onInsert: (command: string) => void;
}

/** The commands of the text, to write them without typing. */
export default function Commands({ commands, onInsert }: Props): ReactNode {
  const id = useId();
  return (
    <details className={styles.commands} open>
      <summary>Órdenes del ejemplo</summary>
      <ul aria-label="Órdenes del ejemplo">
        {commands.map((command, index) => (
          <li key={index}>
            <code id={`${id}-${index}`}>{command}</code>
            <button
              type="button"
              aria-describedby={`${id}-${index}`}
              onClick={() => {
                onInsert(command);
              }}
            >
              Escribir este comando
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
