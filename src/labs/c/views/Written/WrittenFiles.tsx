import { useId } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { downloadFile } from '../../../../utils/downloadFile';
import { formatBytes } from '../../../../utils/quantities';
import type { DataFile } from '../../engine/types';
import { decodePlainText } from '../../engine/playground/decodePlainText';
import { MAX_KEPT_BYTES, readKeptText } from '../../engine/programFiles';
import styles from './styles.module.css';
import type { Props } from './types';

/** Bytes of a file shown: its start is enough to recognise it. */
const MAX_SHOWN_BYTES = 4000;
/** Lines of a file that is shown at once. */
const MAX_OPEN_LINES = 8;
/** Files shown: a loop can write thousands. */
const MAX_SHOWN_FILES = 50;

function Content({
  name,
  text,
  isCut,
  isOpen,
}: {
  readonly name: string;
  readonly text: string | undefined;
  readonly isCut: boolean;
  readonly isOpen: boolean;
}): ReactNode {
  if (!text)
    return (
      <p>
        {text === undefined
          ? 'No es un texto, así que aquí no se muestra.'
          : 'Está vacío.'}
      </p>
    );
  return (
    <details open={isOpen}>
      <summary>Ver su contenido</summary>
      <pre role="group" aria-label={`Contenido de ${name}`} tabIndex={0}>
        {text}
        {isCut && '\n…'}
      </pre>
    </details>
  );
}

function WrittenFile({
  file,
  onKeep,
}: Pick<Props, 'onKeep'> & { readonly file: DataFile }): ReactNode {
  const { name, bytes } = file;
  const isCut = bytes.length > MAX_SHOWN_BYTES;
  const text = decodePlainText(bytes.subarray(0, MAX_SHOWN_BYTES), isCut);
  const renderButton = (
    label: string,
    spokenLabel: string,
    onClick: () => void,
  ) => (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-label={spokenLabel}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <li>
      <div className={styles.row}>
        <span>
          <code>{name}</code> <span>({formatBytes(bytes.length)})</span>
        </span>
        {renderButton('Descargar', `Descargar ${name}`, () => {
          downloadFile(name, new Uint8Array(bytes), 'application/octet-stream');
        })}
        {onKeep &&
          text !== undefined &&
          renderButton(
            'Guardar en el programa',
            `Guardar en el programa: ${name}`,
            () => {
              onKeep(file);
            },
          )}
      </div>
      <Content
        name={name}
        text={text}
        isCut={isCut}
        isOpen={(text?.split('\n').length ?? 0) <= MAX_OPEN_LINES}
      />
    </li>
  );
}

/** Files named in a sentence; more are counted. */
const MAX_NAMED_FILES = 3;

/** Says which of the written files the next run finds. */
function describeKept(files: readonly DataFile[]): string {
  const unreadableFiles = files.filter(
    (file) => readKeptText(file) === undefined,
  );
  if (unreadableFiles.length === 0) return 'La próxima vez los encuentra así.';
  const reason = `solo se guardan datos de texto, de ${formatBytes(MAX_KEPT_BYTES)} como mucho.`;
  if (unreadableFiles.length === files.length)
    return `La próxima vez no los encuentra así: ${reason}`;
  const names =
    unreadableFiles.length > MAX_NAMED_FILES
      ? `${unreadableFiles.length} de ellos`
      : new Intl.ListFormat('es').format(
          unreadableFiles.map(({ name }) => name),
        );
  return `La próxima vez los encuentra así, salvo ${names}: ${reason}`;
}

function NextRun({ files, onKeep, kept }: Props): ReactNode {
  if (!kept)
    return `La próxima vez empieza sin ellos${onKeep ? ', salvo los que guardes' : ''}.`;
  const { onRestart } = kept;
  if (!onRestart)
    return 'La próxima vez empieza con los archivos del principio.';
  return (
    <>
      {describeKept(files)}{' '}
      <button
        type="button"
        className={clsx('button button--secondary button--sm', styles.restart)}
        onClick={onRestart}
      >
        Empezar de cero
      </button>
    </>
  );
}

/** List of the files written by a program. */
export default function WrittenFiles({
  files,
  onKeep,
  ...rest
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.written} role="group" aria-labelledby={id}>
      <p>
        <strong id={id}>Archivos que escribió el programa.</strong>{' '}
        <NextRun files={files} {...rest} {...(onKeep && { onKeep })} />
        {files.length > MAX_SHOWN_FILES &&
          ` De los ${files.length}, aquí están ${MAX_SHOWN_FILES}.`}
      </p>
      <ul>
        {files.slice(0, MAX_SHOWN_FILES).map((file) => (
          <WrittenFile key={file.name} file={file} onKeep={onKeep} />
        ))}
      </ul>
    </div>
  );
}
