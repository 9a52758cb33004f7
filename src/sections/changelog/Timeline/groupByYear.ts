import type { Change } from '../../../data/changelog/schema';

export interface YearOfChanges {
  readonly year: string;
  readonly changes: readonly Change[];
}

/** Groups entries by year; years and entries keep the given order. */
export function groupByYear(entries: readonly Change[]): YearOfChanges[] {
  const years = [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({
    year,
    changes: entries.filter(({ date }) => date.startsWith(year)),
  }));
}
