import type { SourceFile } from '../engine/types';

/** C functions that read the keyboard. */
const keyboardCall =
  /\b(?:scanf|getchar|getc|fgetc|fgets|getline|fread|read)\s*\(/;

/** Returns true when a program probably reads the keyboard. */
export const readsKeyboard = (files: readonly SourceFile[]): boolean =>
  files.some(({ text }) => keyboardCall.test(text));
