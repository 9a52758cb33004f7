import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FenceError } from '../../kit/fence/options';

/** Default name of the set-up of a page's terminals. */
const DEFAULT_SET_UP = 'preparar';

/**
 * Set-up of a terminal's Linux; the terminals of a page with the same set-up
 * share a machine state.
 */
export interface SetUp {
  readonly name: string;
  /** Text of the script; undefined when the default one does not exist. */
  readonly script: string | undefined;
}

/**
 * Reads the set-up script of a session, from the folder of its lesson.
 *
 * @param lesson Path relative to the project: `docs/…/archivos.mdx`.
 * @param name Name in the fence's options; undefined for the default.
 * @param root Path of the project.
 * @throws {FenceError} when the named script is missing, or any script is
 * blank.
 */
export function readSetUp(
  lesson: string,
  name: string | undefined,
  root: string,
): SetUp {
  const { dir, name: lessonName } = path.posix.parse(lesson);
  const script = path.posix.join(
    dir,
    `_${lessonName}`,
    `${name ?? DEFAULT_SET_UP}.sh`,
  );
  const file = path.join(root, script);
  const exists = existsSync(file);
  if (!exists && name === undefined)
    return { name: DEFAULT_SET_UP, script: undefined };
  const text = exists ? readFileSync(file, 'utf8') : '';
  if (text.trim() === '')
    throw new FenceError(
      `el guion «${script}», con algo escrito`,
      exists ? 'un archivo vacío' : 'nada',
    );
  return { name: name ?? DEFAULT_SET_UP, script: text };
}
