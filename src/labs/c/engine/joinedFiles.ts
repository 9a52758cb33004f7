import type { SourceFile } from './types';

/** Text between two files of a program; the name of the second follows. */
const FILE_MARK = '\n//// Archivo: ';

/** Line that begins every file but the first in the text of a program. */
const fileMark = new RegExp(
  `(?:^|\\n)${FILE_MARK.trimStart()}(\\w[\\w.-]*)\\n`,
);

/** Joins the files of a program into one text; the first has no mark. */
export const joinFiles = ([
  main,
  ...otherFiles
]: readonly SourceFile[]): string =>
  otherFiles.reduce(
    (joinedText, { name, text }) => `${joinedText}${FILE_MARK}${name}\n${text}`,
    main?.text ?? '',
  );

/**
 * Splits a text written by {@link joinFiles}, or by an author.
 *
 * @param mainName Name of the first file.
 */
export function splitFiles(
  text: string,
  mainName: string,
): readonly [SourceFile, ...SourceFile[]] {
  const [main = '', ...rest] = text.split(fileMark);
  const otherFiles = rest.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, text: rest[index + 1] ?? '' }] : [],
  );
  return [{ name: mainName, text: main }, ...otherFiles];
}

/** Returns the files, and those of `otherFiles` that have other names. */
export function addMissingFiles(
  files: readonly SourceFile[],
  otherFiles: readonly SourceFile[],
): readonly SourceFile[] {
  const names = new Set(files.map(({ name }) => name));
  return [...files, ...otherFiles.filter(({ name }) => !names.has(name))];
}

/**
 * Returns the files with those of `newer` in place of the ones with their
 * names, or at the end.
 */
export const mergeFiles = (
  files: readonly SourceFile[],
  newer: readonly SourceFile[],
): readonly SourceFile[] =>
  addMissingFiles(
    files.map((file) => newer.find(({ name }) => name === file.name) ?? file),
    newer,
  );
