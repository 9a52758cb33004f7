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
 * The service's English date (`December 2, 2013`) as ISO `YYYY-MM-DD`, or
 * `undefined` if it is written in another way. `Date.parse` would do it too,
 * but in the reader's time zone.
 */
export function airDate(text: string): string | undefined {
  const match = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text);
  const month = months.indexOf(match?.[1] ?? '') + 1;
  if (!match || month === 0) return undefined;
  const [, , day = '', year = ''] = match;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
