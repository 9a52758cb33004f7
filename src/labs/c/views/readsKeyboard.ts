import type { SourceFile } from '../engine/types';

/** Functions of C that read the keyboard. */
const reads = /\b(?:scanf|getchar|getc|fgetc|fgets|getline|fread|read)\s*\(/;

/** Whether a program seems to ask its reader for something. */
export const readsKeyboard = (files: readonly SourceFile[]): boolean =>
  files.some(({ text }) => reads.test(text));
