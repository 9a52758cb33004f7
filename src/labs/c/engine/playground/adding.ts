import type { SourceFile } from '../types';
import { withFile, withoutFile, withText } from './project';
import type { Project } from './project';

const textsOf = ({ files }: Project) =>
  new Map(files.map(({ name, text }) => [name, text]));

/** The project with more files; one of the same name is replaced. */
export function addFiles(
  before: Project,
  files: readonly SourceFile[],
): { readonly project: Project; readonly replaced: readonly string[] } {
  const old = textsOf(before);
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

/** The project without files that were added to it: those that they replaced are back. */
export function takeBack(
  project: Project,
  files: readonly SourceFile[],
  before: Project,
): Project {
  const old = textsOf(before);
  return files.reduce((result, { name }) => {
    const text = old.get(name);
    return text === undefined
      ? withoutFile(result, name)
      : withText(result, name, text);
  }, project);
}
