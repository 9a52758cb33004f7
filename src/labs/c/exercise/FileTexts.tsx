import type { ReactNode } from 'react';
import styles from '../../exercise/CheckResult/styles.module.css';

interface Props {
  /** Texts by name; null for a file that is not there. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** Files of a case, each with its name and its text. */
export default function FileTexts({ files }: Props): ReactNode {
  return Object.entries(files).map(([name, text]) => (
    <div key={name}>
      <p>
        <code>{name}</code>
        {text === null ? ' no existe' : text === '' ? ' está vacío' : ':'}
      </p>
      {text && <pre className={styles.text}>{text.replace(/\n$/, '')}</pre>}
    </div>
  ));
}
