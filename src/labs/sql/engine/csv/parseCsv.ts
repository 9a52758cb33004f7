import { formatCount } from '../../../../utils/quantities';
import { guessDelimiter } from './guessDelimiter';
import {
  cellProblem,
  columnsProblem,
  MAX_CSV_CELL_LENGTH,
  MAX_CSV_COLUMNS,
  MAX_CSV_ROWS,
  rowsProblem,
} from './limits';
import { readRecords } from './readRecords';
import type { CsvDelimiter, CsvFault, CsvRow, ParsedCsv } from './types';

interface Options {
  /** Guessed when it is not given. */
  readonly delimiter?: CsvDelimiter | undefined;
  /** False for a file whose first row is not of names. */
  readonly hasHeadings?: boolean;
}

const EMPTY_PROBLEM = 'No hay ninguna fila: el texto está vacío.';

const isBlank = ({ fields }: CsvRow): boolean =>
  fields.length === 1 && fields[0] === '';

/** Finds the limit that a row passes; undefined when it passes none. */
function findRowProblem({ line, fields }: CsvRow): string | undefined {
  if (fields.length > MAX_CSV_COLUMNS)
    return columnsProblem(line, fields.length);
  return fields.some(({ length }) => length > MAX_CSV_CELL_LENGTH)
    ? cellProblem(line)
    : undefined;
}

/** Finds the rows with more or fewer columns than the first row. */
function findLengthFaults([
  first,
  ...rows
]: readonly CsvRow[]): readonly CsvFault[] {
  const columns = first?.fields.length ?? 0;
  return rows.flatMap(({ line, fields: { length } }) =>
    length === columns
      ? []
      : {
          line,
          expected: `${formatCount(columns, 'columna', 'columnas')}, como en la primera fila`,
          found: String(length),
          outcome:
            length < columns
              ? 'Las que faltan quedan vacías.'
              : 'Las de más quedan en columnas nuevas.',
        },
  );
}

/** Reads the rows that have something, until one that passes a limit. */
function readRows(
  text: string,
  delimiter: CsvDelimiter,
  maxRows: number,
): Pick<ParsedCsv, 'rows' | 'faults' | 'problem'> {
  const rows: CsvRow[] = [];
  const faults: CsvFault[] = [];
  for (const row of readRecords(text, delimiter, (fault) =>
    faults.push(fault),
  )) {
    // A blank line is a row only where there is one column.
    if (isBlank(row) && rows[0]?.fields.length !== 1) continue;
    const problem = rows.length === maxRows ? rowsProblem : findRowProblem(row);
    if (problem !== undefined) return { rows, faults, problem };
    rows.push(row);
  }
  return rows.length === 0
    ? { rows, faults, problem: EMPTY_PROBLEM }
    : { rows, faults };
}

/**
 * Reads a text of rows. Nothing is lost: a row that is too short leaves empty
 * cells, and one that is too long has columns without a heading.
 */
export function parseCsv(
  text: string,
  { delimiter: given, hasHeadings = true }: Options = {},
): ParsedCsv {
  // The mark at the start of UTF-8 is not part of the first name.
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  const delimiter = given ?? guessDelimiter(content);
  const { rows, faults, ...rest } = readRows(
    content,
    delimiter,
    MAX_CSV_ROWS + (hasHeadings ? 1 : 0),
  );
  return {
    delimiter,
    headings: hasHeadings ? (rows[0]?.fields ?? []) : [],
    rows: hasHeadings ? rows.slice(1) : rows,
    faults: [...faults, ...findLengthFaults(rows)].sort(
      (a, b) => a.line - b.line,
    ),
    ...rest,
  };
}
