import { readTrivia } from '../exercise/trivia';
import type { SourceFile } from '../types';

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"/gm;

/** Returns the files of the program that a file includes itself, in order. */
export function listIncludes(
  { text }: SourceFile,
  files: readonly SourceFile[],
): readonly SourceFile[] {
  const names = [...readTrivia(text).code.matchAll(INCLUDE)].map(([, name]) =>
    name?.replace(/^(?:\.\/)+/, ''),
  );
  return files.filter(({ name }) => names.includes(name));
}

/**
 * Returns the files of the program that a file includes, also through others;
 * when one of them changes, the file has to be compiled again.
 */
export function listAllIncludes(
  source: SourceFile,
  files: readonly SourceFile[],
): readonly SourceFile[] {
  const includedFiles = new Set<SourceFile>();
  const visit = (file: SourceFile) => {
    for (const includedFile of listIncludes(file, files)) {
      if (includedFile === source || includedFiles.has(includedFile)) continue;
      includedFiles.add(includedFile);
      visit(includedFile);
    }
  };
  visit(source);
  return files.filter((file) => includedFiles.has(file));
}
