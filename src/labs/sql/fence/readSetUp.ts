import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FenceError } from '../../kit/fence/options';

/**
 * Reads the statements that prepare the database of a block, from the folder of
 * its lesson.
 *
 * @param lesson Path relative to the project: `docs/…/cambiar-datos.mdx`.
 * @param name Name of the file without `.sql`.
 * @throws {FenceError} when the file is missing or blank.
 */
export function readSetUp(lesson: string, name: string, root: string): string {
  const { dir, name: lessonName } = path.posix.parse(lesson);
  const file = path.posix.join(dir, `_${lessonName}`, `${name}.sql`);
  const place = path.join(root, file);
  const exists = existsSync(place);
  const text = exists ? readFileSync(place, 'utf8') : '';
  if (text.trim() === '')
    throw new FenceError(
      `el archivo «${file}», con las sentencias que preparan la base`,
      exists ? 'un archivo vacío' : 'nada',
    );
  return text;
}
