import type { LabRow } from './types';

/**
 * Laboratories, in the order in which the site offers them. The rest of each is
 * in its folder: `build.ts`, `page.ts`, `testing`, `publish` and `new`.
 */
export const labs = [
  {
    id: 'c',
    label: 'Laboratorio de C',
    page: '/laboratorio/c/',
    picture: '/img/bloques/lab-c.svg',
    extension: '.c',
  },
  {
    id: 'linux',
    label: 'Laboratorio de Linux',
    page: '/laboratorio/terminal/',
    picture: '/img/bloques/lab-linux.svg',
    extension: '.sh',
  },
  {
    id: 'sql',
    label: 'Laboratorio de SQL',
    page: '/laboratorio/sql/',
    picture: '/img/bloques/lab-sql.svg',
    extension: '.sql',
  },
] as const satisfies readonly LabRow[];

/** Id of a laboratory. */
export type LabId = (typeof labs)[number]['id'];

/** Names of the laboratories, for a schema. */
export const labIds: readonly LabId[] = labs.map(({ id }) => id);

/** Finds the row of a laboratory. */
export const getLab = (id: LabId): LabRow =>
  labs.find((lab) => lab.id === id) ?? labs[0];
