import { readRecords } from './readRecords';
import { CSV_DELIMITERS } from './types';
import type { CsvDelimiter } from './types';

/** Rows that are enough to recognise a delimiter. */
const MAX_SAMPLE_ROWS = 50;

interface Score {
  readonly columns: number;
  /** Share of the rows with as many columns as the first. */
  readonly regularity: number;
}

function scoreDelimiter(text: string, delimiter: CsvDelimiter): Score {
  const counts: number[] = [];
  for (const { fields } of readRecords(text, delimiter)) {
    if (fields.length > 1 || fields[0] !== '') counts.push(fields.length);
    if (counts.length === MAX_SAMPLE_ROWS) break;
  }
  const [columns = 1] = counts;
  const equal = counts.filter((count) => count === columns);
  return {
    columns,
    regularity: columns === 1 ? 0 : equal.length / counts.length,
  };
}

/**
 * Guesses the delimiter: the one that gives most rows the columns of the first
 * and, among equals, more columns. A text of one column gets a comma.
 */
export function guessDelimiter(text: string): CsvDelimiter {
  const scores = CSV_DELIMITERS.map((delimiter) => ({
    delimiter,
    ...scoreDelimiter(text, delimiter),
  }));
  const [best] = scores.toSorted(
    (a, b) => b.regularity - a.regularity || b.columns - a.columns,
  );
  return best?.delimiter ?? ',';
}
