import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LabRow } from './types';

/** Files that every laboratory has in its folder. */
const FACES = [
  'about.ts',
  'build.ts',
  'card.ts',
  'new/ejercicio/ejercicio.yml',
  'new/leccion.mdx',
  'page.ts',
  'testing/index.ts',
  'testing/manifest.ts',
];

interface Need {
  readonly place: string;
  /** Paths inside the project; one of them is enough. */
  readonly files: readonly string[];
}

function listNeeds({ id, page, picture, extension }: LabRow): Need[] {
  const formatField = (name: string) =>
    `src/labs/index.ts · laboratorio «${id}», campo «${name}»`;
  const route = `src/pages${page.slice(0, -1)}`;
  return [
    ...FACES.map((face) => ({
      place: formatField('id'),
      files: [`src/labs/${id}/${face}`],
    })),
    {
      place: formatField('page'),
      files: [`${route}.tsx`, `${route}/index.tsx`],
    },
    {
      place: formatField('extension'),
      files: [`src/labs/${id}/new/ejercicio/solucion${extension}`],
    },
    { place: formatField('picture'), files: [`static${picture}`] },
  ];
}

/**
 * Checks that the laboratories have what their rows promise.
 *
 * @param root The project.
 * @throws {Error} listing in Spanish every file that is missing.
 */
export function checkLabs(rows: readonly LabRow[], root: string): void {
  const missing = rows
    .flatMap(listNeeds)
    .filter(({ files }) =>
      files.every((file) => !existsSync(path.join(root, file))),
    );
  if (missing.length > 0)
    throw new Error(
      missing
        .map(
          ({ place, files }) =>
            `${place}\n  se esperaba: el archivo ${files.join(' o ')}\n  se encontró: ninguno`,
        )
        .join('\n'),
    );
}
