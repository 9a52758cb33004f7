/**
 * Differences allowed between a page and the replay of its session:
 *
 * - a date and time, when the actual one is of the day of the replay. An older
 *   one comes from a set-up script and must match;
 * - the size of a directory in a long listing, which depends on the file
 *   system;
 * - process numbers: after `[1]`, in the output of `ps`, `pgrep`, `pidof`,
 *   `jobs`, `pstree` and `top`, with the spaces that align their columns, and
 *   with their descriptors in the output of `ss -p`;
 * - the times that `ping` measures.
 */
const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic';

/** Names in the dates of programs without translation and of logs. */
const ENGLISH_DAYS = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const ENGLISH_MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

const DATE = new RegExp(
  [
    String.raw`\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: [+-]\d{4})?`,
    String.raw`(?:(?:lun|mar|mié|jue|vie|sáb|dom)[ ,]+)?\d{1,2} (?:${MONTHS}) \d{4}[ ,]+\d\d:\d\d:\d\d(?: [A-Z]{3,4})?`,
    String.raw`(?:${MONTHS}) [ \d]\d (?:\d\d:\d\d| \d{4})`,
    String.raw`(?:${ENGLISH_DAYS}) (?:${ENGLISH_MONTHS}) [ \d]\d \d\d:\d\d:\d\d \d{4}`,
    // A header of HTTP, the log of the system and the logs of nginx.
    String.raw`(?:${ENGLISH_DAYS}), \d\d (?:${ENGLISH_MONTHS}) \d{4} \d\d:\d\d:\d\d GMT`,
    String.raw`(?:${ENGLISH_MONTHS}) [ \d]\d \d\d:\d\d:\d\d`,
    String.raw`\d\d/(?:${ENGLISH_MONTHS})/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}`,
    String.raw`\d{4}/\d\d/\d\d \d\d:\d\d:\d\d`,
  ].join('|'),
  'g',
);

const PROCESS_PROGRAMS = /^(?:sudo )?(?:ps|pgrep|pidof|jobs|pstree|top)\b/;
const DIRECTORY_SIZE = /^(d\S{9}\S? +\d+ +\S+ +\S+) +\d+ /;
const SOCKET_OWNER = /pid=\d+,fd=\d+/g;
const PING_TIMES = /\btime[= ]?[\d.]+ ?ms$|= [\d.]+(?:\/[\d.]+){3} ms$/;
const JOB_NUMBER = /^(\[\d+\][+-]?) +\d+/;

/**
 * Returns true when a date in an output is of this day, in any of its formats.
 */
function isOfDay(text: string, today: Date): boolean {
  const year = today.getUTCFullYear();
  const day = today.getUTCDate();
  const month = [MONTHS, ENGLISH_MONTHS]
    .map((names) => names.split('|')[today.getUTCMonth()])
    .join('|');
  const iso = today.toISOString().slice(0, 10);
  return (
    text.replaceAll('/', '-').startsWith(iso) ||
    new RegExp(
      String.raw`\b(?:${month}) +${day} |\b${day}[ /](?:${month})[ /]${year}\b`,
    ).test(text)
  );
}

function maskLine(line: string, command: string): string {
  const plainLine = line
    .replace(DIRECTORY_SIZE, '$1 … ')
    .replace(JOB_NUMBER, '$1 …')
    .replace(SOCKET_OWNER, 'pid=…,fd=…')
    .replace(PING_TIMES, '… ms');
  return PROCESS_PROGRAMS.test(command)
    ? plainLine.replace(/ *\b\d+\b */g, '…')
    : plainLine;
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
  const [expectedLine, actualLine] = [expected, actual].map((line) => ({
    rest: maskLine(line.replace(DATE, '@'), command),
    dates: line.match(DATE) ?? [],
  }));
  if (!expectedLine || !actualLine || expectedLine.rest !== actualLine.rest)
    return false;
  return actualLine.dates.every(
    (date, index) => date === expectedLine.dates[index] || isOfDay(date, today),
  );
}
