const DAY_MS = 86_400_000;

/** Writes a day, counted from 1970-01-01, as `YYYY-MM-DD`. */
export const formatDay = (day: number): string =>
  new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Counts the days from 1970-01-01 to a date written as `YYYY-MM-DD`. */
const countDays = (date: string): number => Date.parse(date) / DAY_MS;

/** Day on which the library lent its first game. */
export const OPENING_DAY = countDays('2024-01-13');
/** Last day of the data: the lessons happen on the next one, 2026-11-21. */
export const LAST_DAY = countDays('2026-11-20');
