import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of an exercise; what is wrong with them is collected. */
export interface ExerciseFiles {
  readonly problems: readonly string[];
  readonly add: (name: string, expected: string, found: string) => void;
  /** In the order of the alphabet. */
  readonly names: () => readonly string[];
  readonly has: (name: string) => boolean;
  /** The text of a file that must say something; empty when it is a problem. */
  readonly read: (name: string) => string;
}

/**
 * The folder of an exercise.
 *
 * @param folder Path inside the project.
 * @param root The project.
 */
export function openFolder(folder: string, root: string): ExerciseFiles {
  const problems: string[] = [];
  const at = (name: string) => path.join(root, folder, name);
  const add = (name: string, expected: string, found: string) => {
    problems.push(
      `${folder}/${name}\n  se esperaba: ${expected}\n  se encontró: ${found}`,
    );
  };
  return {
    problems,
    add,
    names: () => readdirSync(at('.')).sort(),
    has: (name) => existsSync(at(name)),
    read: (name) => {
      const exists = existsSync(at(name));
      const text = exists ? readFileSync(at(name), 'utf8') : '';
      if (text.trim() !== '') return text;
      add(
        name,
        `el archivo «${name}» del ejercicio, con algo escrito`,
        exists ? 'un archivo vacío' : 'nada',
      );
      return '';
    },
  };
}
