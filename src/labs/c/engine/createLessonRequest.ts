import type { CompileRequest, SourceFile, Standard } from './types';

/** Builds the compile request of a lesson's program, which has one file. */
export function createLessonRequest(
  file: SourceFile,
  standard: Standard = 'c17',
): CompileRequest {
  const { name, text } = file;
  return { files: [{ name, text }], standard };
}
