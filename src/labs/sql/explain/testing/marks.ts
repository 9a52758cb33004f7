import type { SqlRange } from '../../engine/types';

/** Reads the place between « and », and removes the marks. */
export function readMarks(marked: string): {
  readonly sql: string;
  readonly range: SqlRange;
} {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return {
    sql: marked.replace('«', '').replace('»', ''),
    range: { start, end },
  };
}

/** Marks a place of a text with « and ». */
export const writeMarks = (sql: string, range: SqlRange | undefined): string =>
  range
    ? `${sql.slice(0, range.start)}«${sql.slice(range.start, range.end)}»${sql.slice(range.end)}`
    : sql;
