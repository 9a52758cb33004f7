import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of an exercise or a step; what is wrong with them is collected. */
export interface ExerciseFiles {
  readonly problems: readonly string[];
  readonly add: (name: string, expected: string, found: string) => void;
  /** In the order of the alphabet. */
  readonly names: () => readonly string[];
  readonly has: (name: string) => boolean;
  /**
   * The text of a file that must say something; empty when it is a problem.
   *
   * @param expected What it should be, if not a file of the exercise.
   */
  readonly read: (name: string, expected?: string) => string;
  /** The same of a file that a script writes; empty while that does. */
  readonly readMade: (name: string, expected: string) => string;
}

/**
 * The folder of an exercise or a step.
 *
 * @param folder Path inside the project.
 * @param root The project.
 * @param isMaking The files that a script writes are about to be written.
 */
export function openFolder(
  folder: string,
  root: string,
  isMaking = false,
): ExerciseFiles {
  const problems: string[] = [];
  const at = (name: string) => path.join(root, folder, name);
  const add = (name: string, expected: string, found: string) => {
    problems.push(
      `${folder}/${name}\n  se esperaba: ${expected}\n  se encontró: ${found}`,
    );
  };
  const read = (
    name: string,
    expected = `el archivo «${name}» del ejercicio, con algo escrito`,
  ) => {
    const exists = existsSync(at(name));
    const text = exists ? readFileSync(at(name), 'utf8') : '';
    if (text.trim() !== '') return text;
    add(name, expected, exists ? 'un archivo vacío' : 'nada');
    return '';
  };
  return {
    problems,
    add,
    names: () => (existsSync(at('.')) ? readdirSync(at('.')).sort() : []),
    has: (name) => existsSync(at(name)),
    read,
    readMade: (name, expected) => (isMaking ? '' : read(name, expected)),
  };
}
