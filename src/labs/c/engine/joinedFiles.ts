import type { SourceFile } from './types';

/** Line that begins every file but the first in the text of a program. */
const fileMark = /(?:^|\n)\/\/\/\/ Archivo: (\w[\w.-]*)\n/;

/** Joins the files of a program into one text; the first has no mark. */
export function joinFiles([main, ...others]: readonly SourceFile[]): string {
  return [
    main?.text ?? '',
    ...others.map(({ name, text }) => `\n//// Archivo: ${name}\n${text}`),
  ].join('');
}

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
  const others = rest.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, text: rest[index + 1] ?? '' }] : [],
  );
  return [{ name: mainName, text: main }, ...others];
}

/**
 * Returns the files with those of `newer` in place of the ones with their
 * names, or at the end.
 */
export function mergeFiles(
  files: readonly SourceFile[],
  newer: readonly SourceFile[],
): readonly SourceFile[] {
  const find = (name: string) => newer.find((file) => file.name === name);
  const names = new Set(files.map(({ name }) => name));
  return [
    ...files.map((file) => find(file.name) ?? file),
    ...newer.filter(({ name }) => !names.has(name)),
  ];
}
