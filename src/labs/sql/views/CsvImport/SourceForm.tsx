import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { readFile, readPastedText } from './readSource';
import type { CsvSource } from './readSource';
import styles from './styles.module.css';

interface Props {
  readonly onRead: (source: CsvSource | undefined) => void;
}

/** Fields to choose a file or paste its text. */
export default function SourceForm({ onRead }: Props): ReactNode {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const lastFile = useRef<File>(undefined);
  const take = (read: CsvSource | string) => {
    setProblem(typeof read === 'string' ? read : undefined);
    onRead(typeof read === 'string' ? undefined : read);
  };
  const takeFile = async (file: File) => {
    lastFile.current = file;
    const read = await readFile(file);
    // The reader may have chosen another one in the meantime.
    if (lastFile.current === file) take(read);
  };
  return (
    <div className={styles.fields}>
      <div>
        <label htmlFor={`${id}-file`}>Archivo CSV</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-describedby={`${id}-problem`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void takeFile(file);
          }}
        />
      </div>
      <details>
        <summary>O pega aquí las filas</summary>
        <label htmlFor={`${id}-text`}>Filas</label>
        <textarea
          id={`${id}-text`}
          rows={5}
          value={pasted}
          spellCheck={false}
          placeholder={'titulo,jugadores\nOca,4'}
          onChange={({ currentTarget }) => {
            setPasted(currentTarget.value);
          }}
        />
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            lastFile.current = undefined;
            take(readPastedText(pasted));
          }}
        >
          Leer las filas
        </button>
      </details>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
