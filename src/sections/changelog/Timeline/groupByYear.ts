import type { Change } from '../../../data/changelog/schema';

export interface YearOfChanges {
  readonly year: string;
  readonly changes: readonly Change[];
}

/** Neighbours of one year go together; the order stays as it was given. */
export function groupByYear(entries: readonly Change[]): YearOfChanges[] {
  const years = [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({
    year,
    changes: entries.filter(({ date }) => date.startsWith(year)),
  }));
}
