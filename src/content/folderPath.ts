import path from 'node:path';

/** Name of the file with the data of an exercise. */
export const dataFile = 'ejercicio.yml';

/**
 * Joins a lesson and an id: `docs/…/salida.mdx`, `menu` →
 * `docs/…/_salida/menu`.
 */
export function getFolderPath(lesson: string, id: string): string {
  const { dir, name } = path.posix.parse(lesson);
  return path.posix.join(dir, `_${name}`, id);
}
