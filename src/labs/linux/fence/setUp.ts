import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FenceError } from '../../kit/fence/options';

/** The set-up of a page's terminals that name no other. */
const usual = 'preparar';

/** What makes a terminal's Linux ready; terminals of a page with the same one share theirs. */
export interface SetUp {
  readonly name: string;
  /** Of the script; the usual one may not be there. */
  readonly script: string | undefined;
}

/**
 * Reads the set-up script of a session, which stands beside its lesson.
 *
 * @param lesson Path inside the project: `docs/…/archivos.mdx`.
 * @param name As the fence says it, if it does.
 * @param root The project.
 * @throws {FenceError} when there is nothing in a script that was asked for.
 */
export function readSetUp(
  lesson: string,
  name: string | undefined,
  root: string,
): SetUp {
  const { dir, name: lessonName } = path.posix.parse(lesson);
  const script = path.posix.join(dir, `_${lessonName}`, `${name ?? usual}.sh`);
  const file = path.join(root, script);
  const isThere = existsSync(file);
  if (!isThere && name === undefined) return { name: usual, script: undefined };
  const text = isThere ? readFileSync(file, 'utf8') : '';
  if (text.trim() === '')
    throw new FenceError(
      `el guion «${script}», con algo escrito`,
      isThere ? 'un archivo vacío' : 'nada',
    );
  return { name: name ?? usual, script: text };
}
