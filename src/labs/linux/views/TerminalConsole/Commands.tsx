import { useId } from 'react';
import type { ReactNode } from 'react';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly commands: readonly string[];
  readonly onInsert: (command: string) => void;
}

/** List of the lesson's commands, which inserts them into the terminal. */
export default function Commands({ commands, onInsert }: Props): ReactNode {
  const id = useId();
  return (
    <details className={styles.commands} open>
      <summary>{words.commands}</summary>
      <ul aria-label={words.commands}>
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
              {words.insert}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
