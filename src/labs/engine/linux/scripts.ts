import type { TerminalSize } from './types';

/** Ctrl-L: bash clears the screen and writes its prompt again. */
export const endScreen = new TextEncoder().encode('\f');

/** The clock of a machine that stood still, and the size of the learner's terminal. */
export function settingsScript(now: number, { cols, rows }: TerminalSize) {
  const time = (now / 1000).toFixed(3);
  return `date -s @${time} >/dev/null; stty -F /dev/ttyS0 cols ${String(cols)} rows ${String(rows)}`;
}

/** `tty_nr` of the first serial port, as `/proc` tells it. */
export const firstSerialPort = 4 * 256 + 64;

/** Ends the learner's session, and init starts another. Nothing but bash: it is part of each reset. */
export const sessionScript = [
  'for f in /proc/[0-9]*/stat',
  'do read -r line <"$f"',
  'pid=${line%% *}',
  'set -- ${line##*) }',
  `[ "$5" = ${String(firstSerialPort)} ] && [ "$4" = "$pid" ] && kill -KILL "$pid"`,
  'done 2>/dev/null',
  'true',
].join('\n');
