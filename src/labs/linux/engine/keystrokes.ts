/**
 * Sequences around a paste, whose content the shell takes literally. Without
 * them a Tab would complete a name, even after Ctrl-V if the key arrives before
 * the shell reads its line.
 */
const PASTE_START = '\u001b[200~';
const PASTE_END = '\u001b[201~';

/**
 * Returns the keys that type a command of one or more lines and run it. One
 * with tabs, as a Makefile needs them, is pasted.
 */
export function toKeystrokes(command: string): string {
  const typedText = command.replaceAll('\n', '\r');
  return command.includes('\t')
    ? `${PASTE_START}${typedText}${PASTE_END}\r`
    : `${typedText}\r`;
}
