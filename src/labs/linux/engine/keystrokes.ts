/** Ctrl-V, after which bash takes the next key as a character. */
const QUOTED_INSERT = '\u0016';

/**
 * Returns the keys that type a command of one or more lines and run it. A bare
 * Tab would complete a name, and a Makefile needs its tabs.
 */
export function toKeystrokes(command: string): string {
  return `${command.replaceAll('\n', '\r').replaceAll('\t', `${QUOTED_INSERT}\t`)}\r`;
}
