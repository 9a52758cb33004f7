import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { downloadFile } from '../../../../utils/downloadFile';
import { formatBytes } from '../../../../utils/quantities';
import type { TerminalSession } from '../useTerminal';
import styles from './styles.module.css';

interface Props {
  readonly terminal: TerminalSession;
}

const home = '/home/alumno';
/** The machine has little memory, and files live in it. */
const mostBytes = 5_000_000;

const listFiles = `cd ${home} && find . -maxdepth 4 -type f -not -path '*/.*' -printf '%P\\n' | sort | head -n 200`;

const pathOf = (path: string) =>
  path.startsWith('/') ? path : `${home}/${path.replace(/^~\//, '')}`;

const nameOf = (path: string) => path.split('/').at(-1) || 'archivo';

/** Files to and from the reader's own computer. */
export default function Files({ terminal }: Props): ReactNode {
  const { readFile, writeFile, control } = terminal;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState('');
  const [known, setKnown] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const tell = (text: string) => {
    setNotice(text);
    announce(text);
  };
  const upload = async (files: readonly File[]) => {
    const done: string[] = [];
    for (const file of files) {
      if (file.size > mostBytes) {
        tell(
          `«${file.name}» no cabe: aquí un archivo ocupa ${formatBytes(mostBytes)} como mucho.`,
        );
        return;
      }
      try {
        await writeFile(
          `${home}/${file.name}`,
          new Uint8Array(await file.arrayBuffer()),
        );
        done.push(file.name);
      } catch {
        tell(`«${file.name}» no se pudo subir.`);
        return;
      }
    }
    tell(`En ${home}: ${done.join(', ')}.`);
  };
  const download = async () => {
    try {
      const bytes = await readFile(pathOf(path));
      downloadFile(
        nameOf(path),
        new Uint8Array(bytes),
        'application/octet-stream',
      );
      tell(`Descargado: ${nameOf(path)}.`);
    } catch {
      tell(`«${path}» no se pudo leer: mira con ls si existe.`);
    }
  };
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
          // The same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void download();
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
          onFocus={() => {
            control(listFiles)
              .then(({ output }) => {
                setKnown(output.split('\n').filter(Boolean));
              })
              .catch(() => undefined);
          }}
          onChange={({ currentTarget }) => {
            setPath(currentTarget.value);
          }}
        />
        <datalist id={`${id}-known`}>
          {known.map((each) => (
            <option key={each} value={each} />
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
