/**
 * What may come out otherwise than a page prints it, and nothing more:
 *
 * - a date and its time, where what came out is of the day of the replay: what
 *   is older was made so by a set-up script, and must be the same;
 * - the size of a directory in a long listing: it is the file system's;
 * - process numbers: after `[1]`, and in what `ps`, `pgrep`, `pidof`, `jobs`,
 *   `pstree` and `top` write. Blanks beside them only keep columns.
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

/** The forms that a day may have in an output. */
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
 * Whether a line came out as it is printed.
 *
 * @param today Of the machine.
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
