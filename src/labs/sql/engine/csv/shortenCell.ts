/** Characters of a cell that a message quotes. */
const MAX_QUOTED_LENGTH = 20;

/** Returns the start of a cell, for a message. */
export const shortenCell = (text: string): string =>
  text.length > MAX_QUOTED_LENGTH
    ? `${text.slice(0, MAX_QUOTED_LENGTH)}…`
    : text;
