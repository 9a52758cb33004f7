import { shortenCell } from './shortenCell';
import type { CsvDelimiter, CsvFault, CsvRow } from './types';

/** Field of a row, and the place after it. */
interface Field {
  readonly text: string;
  readonly end: number;
  readonly fault?: Omit<CsvFault, 'line'>;
}

const KEPT_AS_WRITTEN = 'La celda queda como está escrita, con sus comillas.';

/** Rest of a field that is not in quotes, for each delimiter. */
const REST: Readonly<Record<CsvDelimiter, RegExp>> = {
  ',': /[^,\r\n]*/y,
  ';': /[^;\r\n]*/y,
  '\t': /[^\t\r\n]*/y,
  '|': /[^|\r\n]*/y,
};

function findFieldEnd(
  text: string,
  delimiter: CsvDelimiter,
  start: number,
): number {
  const rest = REST[delimiter];
  rest.lastIndex = start;
  return start + (rest.exec(text)?.[0].length ?? 0);
}

/** Finds the quote that closes the one at `start`; -1 when none does. */
function findClosingQuote(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && text[quote + 1] === '"')
    quote = text.indexOf('"', quote + 2);
  return quote;
}

function readQuotedField(
  text: string,
  delimiter: CsvDelimiter,
  start: number,
): Field {
  const quote = findClosingQuote(text, start);
  const end = findFieldEnd(text, delimiter, quote < 0 ? start : quote + 1);
  if (quote < 0)
    return {
      text: text.slice(start, end),
      end,
      fault: {
        expected: 'otra comilla (") que cierre la que abre una celda',
        found: 'el final del archivo sin ella',
        outcome: KEPT_AS_WRITTEN,
      },
    };
  if (end > quote + 1)
    return {
      text: text.slice(start, end),
      end,
      fault: {
        expected:
          'un separador o el final de la línea tras la comilla que cierra una celda (una comilla de dentro se escribe dos veces: "")',
        found: `«${shortenCell(text.slice(quote + 1, end))}»`,
        outcome: KEPT_AS_WRITTEN,
      },
    };
  return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end };
}

function readField(
  text: string,
  delimiter: CsvDelimiter,
  start: number,
): Field {
  if (text[start] === '"') return readQuotedField(text, delimiter, start);
  const end = findFieldEnd(text, delimiter, start);
  return { text: text.slice(start, end), end };
}

const countLines = (text: string): number =>
  text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Reads the rows of a text as RFC 4180 describes them, one at a time. A line
 * ends with CRLF, LF or CR; the last one may have no end.
 *
 * @param onFault Receives the faults of the quotes.
 */
export function* readRecords(
  text: string,
  delimiter: CsvDelimiter,
  onFault?: (fault: CsvFault) => void,
): Generator<CsvRow, void> {
  let index = 0;
  let line = 1;
  while (index < text.length) {
    const fields: string[] = [];
    const firstLine = line;
    for (;;) {
      const field = readField(text, delimiter, index);
      if (field.fault) onFault?.({ line, ...field.fault });
      fields.push(field.text);
      line += countLines(field.text);
      index = field.end;
      if (text[index] !== delimiter) break;
      index += 1;
    }
    yield { line: firstLine, fields };
    line += 1;
    index += text.startsWith('\r\n', index) ? 2 : 1;
  }
}
