import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '../../engine/types';

const folder = path.join(__dirname, '..', 'examples');

const readExampleFile = (...names: readonly string[]) =>
  readFileSync(path.join(folder, ...names), 'utf8');

/**
 * Returns the example program of a card: `<id>.c`, or all the files of the
 * folder `<id>`.
 */
export function readExample(id: string): readonly SourceFile[] | undefined {
  const names = readdirSync(folder);
  if (names.includes(`${id}.c`))
    return [{ name: 'main.c', text: readExampleFile(`${id}.c`) }];
  if (!names.includes(id)) return undefined;
  return readdirSync(path.join(folder, id)).map((name) => ({
    name,
    text: readExampleFile(id, name),
  }));
}

/** Returns the ids of the cards that have an example. */
export function listExampleIds(): readonly string[] {
  return readdirSync(folder).map((name) =>
    statSync(path.join(folder, name)).isDirectory()
      ? name
      : path.basename(name, '.c'),
  );
}
