import { decodePlainText } from './decodePlainText';
import { projectLimits } from './project';

/** Result of reading a file of the reader's device as text. */
export type TextResult =
  | { readonly ok: true; readonly text: string }
  /** Reason of the rejection, for the reader. */
  | { readonly ok: false; readonly reason: string };

const signatures: readonly (readonly [bytes: number[], kind: string])[] = [
  [
    [0x50, 0x4b, 3, 4],
    'un archivo comprimido (.zip): ábrelo antes y elige los archivos de dentro',
  ],
  [[0x1f, 0x8b], 'un archivo comprimido (.gz): descomprímelo antes'],
  [
    [0x7f, 0x45, 0x4c, 0x46],
    'un programa ya compilado: aquí se abre su código, el archivo .c',
  ],
  [
    [0x4d, 0x5a],
    'un programa de Windows: aquí se abre su código, el archivo .c',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'un PDF: copia el código y pégalo en el editor'],
  [[0x89, 0x50, 0x4e, 0x47], 'una imagen'],
  [[0xff, 0xd8, 0xff], 'una imagen'],
  [[0xff, 0xfe], 'un texto en UTF-16: guárdalo como UTF-8'],
  [[0xfe, 0xff], 'un texto en UTF-16: guárdalo como UTF-8'],
];

function describeFileKind(bytes: Uint8Array): string {
  const signature = signatures.find(([start]) =>
    start.every((byte, index) => bytes[index] === byte),
  );
  return signature?.[1] ?? 'un archivo binario, no un texto';
}

/**
 * Explains that a file is too large, as the end of a sentence about it;
 * undefined if it fits.
 */
export function findWeightProblem(bytes: number): string | undefined {
  return bytes > projectLimits.text
    ? `pesa ${(bytes / 1e6).toFixed(1).replace('.', ',')} MB y aquí caben 1,5`
    : undefined;
}

/** Reads the bytes of a file as text; line endings become `\n`. */
export function readText(bytes: Uint8Array): TextResult {
  const weight = findWeightProblem(bytes.length);
  if (weight !== undefined) return { ok: false, reason: weight };
  const text = decodePlainText(bytes);
  if (text === undefined)
    return { ok: false, reason: `es ${describeFileKind(bytes)}` };
  return { ok: true, text: text.replace(/\r\n?/g, '\n') };
}
