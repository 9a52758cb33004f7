import { formatCount } from '../../utils/quantities';
import type { ShownFailureReason } from '../kit/loadState';
import type { LimitName, RunResult, SqlFault } from './engine/types';

/** Says how many rows there are: «6 filas». */
export const describeRows = (total: number): string =>
  formatCount(total, 'fila', 'filas');

/** Says how many rows a statement changed. */
export const describeChanges = (changes: number): string =>
  `${formatCount(changes, 'fila cambiada', 'filas cambiadas')}.`;

/** Sentences for a statement that a limit of the laboratory stopped. */
export const limitSentences: Readonly<Record<LimitName, string>> = {
  time: 'Tardaba más de 3 segundos y se detuvo. Nada se perdió: revisa si la consulta puede terminar.',
  text: 'Quiso hacer un texto de más de 2 MB, que aquí no cabe. Nada se perdió.',
  memory:
    'Pidió más memoria de la que hay aquí para la base de datos. Nada se perdió.',
};

/** Sentence for statements that ran and returned no rows nor changed any. */
export const SILENT_SENTENCE = 'Hecho. No hay filas que enseñar.';

/** Texts of the states of a run, by the kind of its state. */
export const stateSentences = {
  idle: '',
  loading: 'Preparando SQLite…',
  running: 'Ejecutando…',
  stopped: 'Lo paraste.',
  crashed:
    'El laboratorio se quedó sin memoria y se cerró. Lo que escribiste sigue aquí: ejecuta otra vez.',
  broken:
    'Algo falló en el laboratorio. Lo que escribiste sigue aquí: ejecuta otra vez o recarga la página.',
} as const;

/** Primary codes of SQLite for a damaged file, and for one that is no database. */
const BAD_FILE_CODES: readonly number[] = [11, 26];

/** Says why SQLite did not open a database. */
export const describeRefusal = ({ code, message }: SqlFault): string =>
  // The low byte of an extended code is the primary one.
  BAD_FILE_CODES.includes(code & 0xff)
    ? 'Ese archivo no es una base de datos de SQLite, o está dañado. La que tenías sigue abierta.'
    : `SQLite no lo acepta: ${message}`;

/** Sentences for an engine that did not load. */
export const failureSentences: Readonly<Record<ShownFailureReason, string>> = {
  network:
    'No llegó el laboratorio de SQL. Mira tu conexión y reintenta: lo que escribiste sigue aquí.',
  outdated:
    'Hay una versión nueva del sitio y esta página ya no encuentra sus archivos. Recarga la página.',
  damaged:
    'El laboratorio llegó dañado. Reintenta: se descargará entero otra vez.',
  unsupported:
    'Este navegador no puede ejecutar SQL aquí: le falta WebAssembly o lo tiene prohibido.',
};

/** Says how a run ended: the rows of its last table, its changes, or its error. */
export function describeRun({ statements, fault }: RunResult): string {
  if (fault)
    return fault.limit
      ? limitSentences[fault.limit]
      : statements.length === 0
        ? 'Hay un error.'
        : `Hay un error en la sentencia ${statements.length + 1}.`;
  const last = statements.at(-1);
  if (!last) return 'No hay ninguna sentencia que ejecutar.';
  if (last.table) return describeRows(last.table.total);
  return last.changes ? describeChanges(last.changes) : SILENT_SENTENCE;
}
