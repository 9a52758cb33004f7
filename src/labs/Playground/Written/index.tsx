import type { ReactNode } from 'react';
import { announce } from '../../../components/Announcer/announce';
import { formatBytes } from '../../../utils/quantities';
import type { DataFile } from '../../engine/c/types';
import { freeName, nameProblem } from '../../engine/playground/names';
import { projectLimits } from '../../engine/playground/project';
import { readText } from '../../engine/playground/readText';
import { saveData } from '../save';
import { theDesk } from '../useDesk';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly DataFile[];
}

const previewLength = 4000;

/** Keeps a file for the next runs, under a name that the program's files may have. */
function keep(name: string, text: string): void {
  const desk = theDesk();
  const names = desk.getSnapshot().project.files.map((file) => file.name);
  const isHere = names.includes(name);
  if (!isHere && names.length >= projectLimits.files) {
    desk.tell({
      text: `Un programa tiene aquí ${projectLimits.files} archivos como mucho.`,
      isProblem: true,
    });
    return;
  }
  const fit =
    isHere || nameProblem(name, names) === undefined
      ? name
      : freeName(name, names);
  desk.add([{ name: fit, text }]);
  announce(`${fit} es ahora un archivo de tu programa.`);
}

function WrittenFile({ file }: { readonly file: DataFile }): ReactNode {
  const { name, bytes } = file;
  const read = readText(bytes);
  return (
    <li>
      <div className={styles.row}>
        <span>
          <code>{name}</code> ({formatBytes(bytes.length)})
        </span>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-label={`Descargar ${name}`}
          onClick={() => {
            saveData(file);
          }}
        >
          Descargar
        </button>
        {read.ok && (
          <button
            type="button"
            className="button button--secondary button--sm"
            aria-label={`Guardar en el programa: ${name}`}
            onClick={() => {
              keep(name, read.text);
            }}
          >
            Guardar en el programa
          </button>
        )}
      </div>
      {read.ok ? (
        <details>
          <summary>Ver su contenido</summary>
          <pre tabIndex={0} aria-label={`Contenido de ${name}`}>
            {read.text.slice(0, previewLength)}
            {read.text.length > previewLength && '\n…'}
          </pre>
        </details>
      ) : (
        <p>No es un texto, así que aquí no se muestra.</p>
      )}
    </li>
  );
}

/** The files that the program made or changed. */
export default function Written({ files }: Props): ReactNode {
  if (files.length === 0) return null;
  return (
    <section className={styles.written} aria-label="Archivos que escribió">
      <p>
        <strong>Archivos que escribió el programa.</strong> La próxima vez
        empieza sin ellos, salvo los que guardes.
      </p>
      <ul>
        {files.map((file) => (
          <WrittenFile key={file.name} file={file} />
        ))}
      </ul>
    </section>
  );
}
