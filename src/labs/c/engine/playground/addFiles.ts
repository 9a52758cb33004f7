import type { SourceFile } from '../types';
import { withFile, removeFile, withText } from './project';
import type { Project } from './project';

const getTexts = ({ files }: Project) =>
  new Map(files.map(({ name, text }) => [name, text]));

/** Adds files to a program, replacing those with the same name. */
export function addFiles(
  before: Project,
  files: readonly SourceFile[],
): { readonly project: Project; readonly replacedNames: readonly string[] } {
  const oldTexts = getTexts(before);
  return {
    project: files.reduce(
      (result, file) =>
        oldTexts.has(file.name)
          ? withText(result, file.name, file.text)
          : withFile(result, file),
      before,
    ),
    replacedNames: files
      .map(({ name }) => name)
      .filter((name) => oldTexts.has(name)),
  };
}

/**
 * Undoes `addFiles`: removes the added files and restores the replaced ones.
 */
export function undoAddFiles(
  project: Project,
  files: readonly SourceFile[],
  before: Project,
): Project {
  const oldTexts = getTexts(before);
  return files.reduce((result, { name }) => {
    const text = oldTexts.get(name);
    return text === undefined
      ? removeFile(result, name)
      : withText(result, name, text);
  }, project);
}
