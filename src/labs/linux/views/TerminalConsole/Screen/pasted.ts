/** A terminal cannot take in more at once without standing still. */
export const mostPasted = 100_000;

/** Whether only the beginning of a pasted text may be typed. */
export const isTooLong = (text: string): boolean => text.length > mostPasted;

/**
 * What of a pasted text may be typed: no control characters, which could press
 * keys that the reader does not see.
 */
export function cleanPaste(text: string): string {
  return text
    .slice(0, mostPasted)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** How many times Enter would be pressed. */
export function linesOf(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
