import { mergeFiles } from './joinedFiles';
import { decodePlainText } from './playground/decodePlainText';
import { isCodeFile } from './playground/fileNames';
import type { CompileRequest, DataFile, SourceFile, Standard } from './types';

/**
 * Maximum size of a written file that stays in a program for its next run, in
 * bytes: the text of a program is kept on the reader's device.
 */
export const MAX_KEPT_BYTES = 20_000;

/** Builds the compile request of a program of a lesson. */
export function createFilesRequest(
  files: readonly SourceFile[],
  standard: Standard = 'c17',
): CompileRequest {
  return { files: files.filter(({ name }) => isCodeFile(name)), standard };
}

/** Returns the files of a program that are not code, as it finds them. */
export function toDataFiles(files: readonly SourceFile[]): DataFile[] {
  const encoder = new TextEncoder();
  return files
    .filter(({ name }) => !isCodeFile(name))
    .map(({ name, text }) => ({ name, bytes: encoder.encode(text) }));
}

/**
 * Returns the text of a written file that stays in a program for its next run;
 * undefined for one that does not stay.
 */
export function readKeptText({ name, bytes }: DataFile): string | undefined {
  return isCodeFile(name) || bytes.length > MAX_KEPT_BYTES
    ? undefined
    : decodePlainText(bytes);
}

/**
 * Returns the files of a program as its run left them. Code stays, and so does
 * what the run wrote that is not a short text.
 */
export function updateDataFiles(
  files: readonly SourceFile[],
  writtenFiles: readonly DataFile[],
  removedNames: readonly string[] = [],
): readonly SourceFile[] {
  const texts = writtenFiles.flatMap((file): SourceFile[] => {
    const text = readKeptText(file);
    return text === undefined ? [] : [{ name: file.name, text }];
  });
  return mergeFiles(
    files.filter(
      ({ name }) => isCodeFile(name) || !removedNames.includes(name),
    ),
    texts,
  );
}
