/**
 * Differences allowed between a page and the replay of its session:
 *
 * - a date and time, when the actual one is of the day of the replay. An older
 *   one comes from a set-up script and must match;
 * - the size of a directory in a long listing, which depends on the file
 *   system;
 * - process numbers: after `[1]`, and in the output of `ps`, `pgrep`, `pidof`,
 *   `jobs`, `pstree` and `top`, with the spaces that align their columns.
 */
const months = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic';

const date = new RegExp(
  [
    String.raw`\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: [+-]\d{4})?`,
    String.raw`(?:(?:lun|mar|mié|jue|vie|sáb|dom)[ ,]+)?\d{1,2} (?:${months}) \d{4}[ ,]+\d\d:\d\d:\d\d(?: [A-Z]{3,4})?`,
    String.raw`(?:${months}) [ \d]\d (?:\d\d:\d\d| \d{4})`,
  ].join('|'),
  'g',
);

const processPrograms = /^(?:sudo )?(?:ps|pgrep|pidof|jobs|pstree|top)\b/;
const directorySize = /^(d\S{9}\S? +\d+ +\S+ +\S+) +\d+ /;
const jobNumber = /^(\[\d+\][+-]?) +\d+/;

/**
 * Returns true when a date in an output is of this day, in any of its formats.
 */
function isOfDay(text: string, today: Date): boolean {
  const day = today.getUTCDate();
  const month = months.split('|')[today.getUTCMonth()] ?? '';
  const iso = today.toISOString().slice(0, 10);
  return (
    text.startsWith(iso) ||
    new RegExp(
      `\\b${month} +${day} |\\b${day} ${month} ${today.getUTCFullYear()}\\b`,
    ).test(text)
  );
}

function blot(line: string, command: string): string {
  const plain = line.replace(directorySize, '$1 … ').replace(jobNumber, '$1 …');
  return processPrograms.test(command)
    ? plain.replace(/ *\b\d+\b */g, '…')
    : plain;
}

/**
 * Returns true when a line matches the one on the page.
 *
 * @param today Current date of the machine.
 */
export function isSameLine(
  expected: string,
  actual: string,
  command: string,
  today: Date,
): boolean {
  const [printed, written] = [expected, actual].map((line) => ({
    rest: blot(line.replace(date, '@'), command),
    dates: line.match(date) ?? [],
  }));
  if (!printed || !written || printed.rest !== written.rest) return false;
  return written.dates.every(
    (each, index) => each === printed.dates[index] || isOfDay(each, today),
  );
}
