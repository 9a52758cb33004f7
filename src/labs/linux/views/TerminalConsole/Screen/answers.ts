import type { Terminal } from '@xterm/xterm';

/**
 * Escape sequences that request a report, which the terminal would send as if
 * it were typed.
 */
const REPORT_REQUESTS = [
  { final: 'c' },
  { prefix: '>', final: 'c' },
  { final: 'n' },
  { prefix: '?', final: 'n' },
  { final: 't' },
  { intermediates: '$', final: 'p' },
  { prefix: '?', intermediates: '$', final: 'p' },
] as const;
const STATUS_REQUEST = { intermediates: '$', final: 'q' } as const;
/** Color sequences, which request a report only with a question mark. */
const COLOR_CODES = [4, 10, 11, 12] as const;

/**
 * Suppresses the terminal's reports unless a full-screen program is running,
 * which can read them. Otherwise the shell would get them as typed text; output
 * such as that of `cat /dev/urandom` has requests by chance.
 *
 * @param isNew Returns true when the output being parsed is new, not a
 * replay.
 */
export function suppressReports(
  terminal: Terminal,
  isNew: () => boolean,
): void {
  const { parser } = terminal;
  /** Returns true to stop xterm's own handler. */
  const isSuppressed = () =>
    !isNew() || terminal.buffer.active.type !== 'alternate';
  for (const question of REPORT_REQUESTS)
    parser.registerCsiHandler(question, isSuppressed);
  parser.registerDcsHandler(STATUS_REQUEST, isSuppressed);
  for (const colour of COLOR_CODES)
    parser.registerOscHandler(
      colour,
      (data) => data.includes('?') && isSuppressed(),
    );
}
