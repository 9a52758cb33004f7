/** Maximum of characters per paste; a longer one would block the terminal. */
export const MAX_PASTED_CHARACTERS = 100_000;

/** Returns true when a paste would be truncated. */
export const isTooLong = (text: string): boolean =>
  text.length > MAX_PASTED_CHARACTERS;

/**
 * Returns the part of a pasted text that may be typed, without control
 * characters, which could press invisible keys.
 */
export function cleanPaste(text: string): string {
  return text
    .slice(0, MAX_PASTED_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Counts the lines, each of which presses Enter. */
export function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
