/** Maximum of characters per paste; a longer one would block the terminal. */
export const mostPasted = 100_000;

/** Returns true when a paste would be truncated. */
export const isTooLong = (text: string): boolean => text.length > mostPasted;

/**
 * Returns the part of a pasted text that may be typed, without control
 * characters, which could press invisible keys.
 */
export function cleanPaste(text: string): string {
  return text
    .slice(0, mostPasted)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Counts the lines, each of which presses Enter. */
export function linesOf(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
