import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of an exercise or a step, and the problems found in them. */
export interface ExerciseFiles {
  readonly problems: readonly string[];
  readonly addProblem: (
    name: string,
    expected: string,
    foundText: string,
  ) => void;
  /**
   * Returns the file names of the folder, or of one inside of it, in
   * alphabetical order.
   */
  readonly listNames: (folder?: string) => readonly string[];
  readonly has: (name: string) => boolean;
  /**
   * Returns the text of a file that must not be blank; a missing or blank file
   * is added to the problems and reads as empty.
   *
   * @param expected Description of the file, when it is not one of the
   * exercise.
   */
  readonly read: (name: string, expected?: string) => string;
  /** Returns the text of a file that exists, which may be empty. */
  readonly readText: (name: string) => string;
  /**
   * Reads a generated file; returns an empty text while it is being generated.
   */
  readonly readGenerated: (name: string, expected: string) => string;
}

/**
 * Opens the folder of an exercise or a step.
 *
 * @param folder Path relative to the project.
 * @param root Path of the project.
 * @param isGenerating True when the generated files are about to be written.
 */
export function openFolder(
  folder: string,
  root: string,
  isGenerating = false,
): ExerciseFiles {
  const problems: string[] = [];
  const resolvePath = (name: string) => path.join(root, folder, name);
  const add = (name: string, expected: string, foundText: string) => {
    problems.push(
      `${folder}/${name}\n  se esperaba: ${expected}\n  se encontró: ${foundText}`,
    );
  };
  const read = (
    name: string,
    expected = `el archivo «${name}» del ejercicio, con algo escrito`,
  ) => {
    const exists = existsSync(resolvePath(name));
    const text = exists ? readFileSync(resolvePath(name), 'utf8') : '';
    if (text.trim() !== '') return text;
    add(name, expected, exists ? 'un archivo vacío' : 'nada');
    return '';
  };
  return {
    problems,
    addProblem: add,
    listNames: (inner = '.') =>
      existsSync(resolvePath(inner))
        ? readdirSync(resolvePath(inner)).sort()
        : [],
    readText: (name) => readFileSync(resolvePath(name), 'utf8'),
    has: (name) => existsSync(resolvePath(name)),
    read,
    readGenerated: (name, expected) =>
      isGenerating ? '' : read(name, expected),
  };
}
