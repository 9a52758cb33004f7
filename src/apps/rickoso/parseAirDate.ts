const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Converts the service's English date (`December 2, 2013`) to ISO `YYYY-MM-DD`.
 * `Date.parse` would use the reader's time zone.
 *
 * @returns `undefined` for another format.
 */
export function parseAirDate(text: string): string | undefined {
  const match = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text);
  const month = months.indexOf(match?.[1] ?? '') + 1;
  if (!match || month === 0) return undefined;
  const [, , day = '', year = ''] = match;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
