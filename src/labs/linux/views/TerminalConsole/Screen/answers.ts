import type { Terminal } from '@xterm/xterm';

/**
 * Escape sequences that request a report, which the terminal would send as if
 * it were typed.
 */
const questions = [
  { final: 'c' },
  { prefix: '>', final: 'c' },
  { final: 'n' },
  { prefix: '?', final: 'n' },
  { final: 't' },
  { intermediates: '$', final: 'p' },
  { prefix: '?', intermediates: '$', final: 'p' },
] as const;
const setting = { intermediates: '$', final: 'q' } as const;
/** Color sequences, which request a report only with a question mark. */
const colours = [4, 10, 11, 12] as const;

/**
 * Suppresses the terminal's reports unless a full-screen program is running,
 * which can read them. Otherwise the shell would get them as typed text; output
 * such as that of `cat /dev/urandom` has requests by chance.
 *
 * @param isAsked Returns true when the output being parsed is new, not a
 * replay.
 */
export function answerFewer(terminal: Terminal, isAsked: () => boolean): void {
  const { parser } = terminal;
  /** Returns true to stop xterm's own handler. */
  const refuses = () =>
    !isAsked() || terminal.buffer.active.type !== 'alternate';
  for (const question of questions)
    parser.registerCsiHandler(question, refuses);
  parser.registerDcsHandler(setting, refuses);
  for (const colour of colours)
    parser.registerOscHandler(
      colour,
      (data) => data.includes('?') && refuses(),
    );
}
