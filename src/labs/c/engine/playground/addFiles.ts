import type { SourceFile } from '../types';
import { withFile, withoutFile, withText } from './project';
import type { Project } from './project';

const getTexts = ({ files }: Project) =>
  new Map(files.map(({ name, text }) => [name, text]));

/** Adds files to a program, replacing those with the same name. */
export function addFiles(
  before: Project,
  files: readonly SourceFile[],
): { readonly project: Project; readonly replaced: readonly string[] } {
  const old = getTexts(before);
  return {
    project: files.reduce(
      (result, file) =>
        old.has(file.name)
          ? withText(result, file.name, file.text)
          : withFile(result, file),
      before,
    ),
    replaced: files.map(({ name }) => name).filter((name) => old.has(name)),
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
  const old = getTexts(before);
  return files.reduce((result, { name }) => {
    const text = old.get(name);
    return text === undefined
      ? withoutFile(result, name)
      : withText(result, name, text);
  }, project);
}
