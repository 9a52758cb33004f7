import { decodeCsv } from '../../engine/csv/decodeCsv';
import type { DecodedCsv } from '../../engine/csv/decodeCsv';
import { findSizeProblem } from '../../engine/csv/limits';
import { createName } from '../../engine/csv/names';

/** Name of the table of a text without a name. */
const DEFAULT_TABLE = 'datos';

/** Text to import. */
export interface CsvSource {
  readonly text: string;
  /** Name for its table. */
  readonly table: string;
  /** Encoding of the file; undefined for a pasted text. */
  readonly encoding?: DecodedCsv['encoding'];
}

/** Reads a file that the reader chose; returns a sentence when it cannot. */
export async function readFile(file: File): Promise<CsvSource | string> {
  const sizeProblem = findSizeProblem(file.size);
  if (sizeProblem !== undefined) return sizeProblem;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'No se pudo leer el archivo: quizá se movió o se borró. Elígelo otra vez.';
  }
  const { text, encoding, problem } = decodeCsv(bytes);
  if (problem !== undefined) return problem;
  const name = file.name.replace(/\.[^.]*$/, '');
  return { text, encoding, table: createName(name, DEFAULT_TABLE) };
}

/** Takes a text that the reader pasted; returns a sentence when it cannot. */
export function readPastedText(text: string): CsvSource | string {
  if (text.trim() === '') return 'Pega primero las filas.';
  const problem = findSizeProblem(new TextEncoder().encode(text).length);
  return problem ?? { text, table: DEFAULT_TABLE };
}
