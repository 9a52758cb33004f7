/** Text of a file, and the encoding it was in. */
export interface DecodedCsv {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
  /** Why its text cannot be read as rows. */
  readonly problem?: string;
}

const BINARY_PROBLEM =
  'Este archivo no es de texto, así que no se puede leer como CSV. Si viene de una hoja de cálculo, guárdalo en ella como «CSV UTF-8».';

const EXCEL_PROBLEM =
  'Este archivo es un libro de una hoja de cálculo (o un ZIP), no un CSV. Ábrelo en su programa y guárdalo como «CSV UTF-8».';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Finds why a file is not text; undefined for text. */
function findProblem(bytes: Uint8Array, text: string): string | undefined {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return EXCEL_PROBLEM;
  return text.includes('\0') ? BINARY_PROBLEM : undefined;
}

function decode(bytes: Uint8Array): DecodedCsv {
  // Spreadsheets save «Unicode text» so, with its mark.
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(label).decode(bytes), encoding: 'UTF-16' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8' };
  } catch {
    // Older programs of Windows save so; every sequence of bytes is valid.
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, encoding: 'Windows-1252' };
  }
}

/** Decodes a file as UTF-8 or, if it is not, as Windows-1252. */
export function decodeCsv(bytes: Uint8Array): DecodedCsv {
  const decoded = decode(bytes);
  const problem = findProblem(bytes, decoded.text);
  return { ...decoded, ...(problem !== undefined && { problem }) };
}
