/**
 * Around a paste: the shell takes what is between them as it is. A bare Tab
 * would complete a name; after Ctrl-V it still would, when the key arrives
 * before the shell reads its line.
 */
const PASTE_START = '\u001b[200~';
const PASTE_END = '\u001b[201~';

/**
 * Returns the keys that type a command of one or more lines and run it. One
 * with tabs, as a Makefile needs them, is pasted.
 */
export function toKeystrokes(command: string): string {
  const typed = command.replaceAll('\n', '\r');
  return command.includes('\t')
    ? `${PASTE_START}${typed}${PASTE_END}\r`
    : `${typed}\r`;
}
