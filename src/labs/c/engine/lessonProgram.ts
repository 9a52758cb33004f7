import type { CompileRequest, SourceFile, Standard } from './types';

/** What is compiled of a program of a lesson, which is one file. */
export function lessonProgram(
  file: SourceFile,
  standard: Standard = 'c17',
): CompileRequest {
  const { name, text } = file;
  return { files: [{ name, text }], standard };
}
