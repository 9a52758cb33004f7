import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { TerminalSession } from '../useTerminal';
import styles from './styles.module.css';
import { useTransfers } from './useTransfers';

interface Props {
  readonly terminal: TerminalSession;
}

/** Form to upload and download files of the machine. */
export default function Files({ terminal }: Props): ReactNode {
  const { notice, knownFiles, refreshFiles, upload, download } =
    useTransfers(terminal);
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState('');
  return (
    <section className={styles.files} aria-label="Archivos" data-live="">
      <button
        type="button"
        className="button button--secondary"
        onClick={() => chooser.current?.click()}
      >
        Subir archivos
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Archivos que subir"
        onChange={({ currentTarget }) => {
          void upload([...(currentTarget.files ?? [])]);
          // Lets the reader choose the same file again.
          currentTarget.value = '';
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void download(path);
        }}
      >
        <label htmlFor={id}>Descargar de Linux</label>
        <input
          id={id}
          value={path}
          list={`${id}-known`}
          placeholder="Documentos/notas.txt"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          onFocus={refreshFiles}
          onChange={({ currentTarget }) => {
            setPath(currentTarget.value);
          }}
        />
        <datalist id={`${id}-known`}>
          {knownFiles.map((fileName) => (
            <option key={fileName} value={fileName} />
          ))}
        </datalist>
        <button type="submit" className="button button--secondary">
          Descargar
        </button>
      </form>
      {notice && <p>{notice}</p>}
    </section>
  );
}
