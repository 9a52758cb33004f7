/** Writes a name in a statement, always in quotes. */
export const quoteName = (name: string): string =>
  `"${name.replaceAll('"', '""')}"`;
