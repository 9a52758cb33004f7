import { createLibrary, createShelf } from './library';
import { MINI_LIBRARY } from './miniLibrary';
import { listPlans, planOriginal, planOther } from './variants';

/** Names of the sample databases, as an exercise or a block of code gives them. */
export const DATABASE_NAMES = [
  'estante',
  'ludoteca',
  'ludotecaMini',
  'vacia',
] as const;

export type DatabaseName = (typeof DATABASE_NAMES)[number];

/** Database that the page creates from its statements. */
export interface SampleDatabase {
  readonly label: string;
  readonly description: string;
  /**
   * Writes the statements that create it: the course's own data, or others with
   * the same shape for any other seed.
   */
  readonly create: (seed?: number) => string;
}

/** Data on which an exercise is judged, besides those the reader sees. */
export interface HiddenCase {
  readonly name: string;
  /** Statements that create the tables and fill them. */
  readonly setUp: string;
}

/** Seed of the course's own data. */
export const DEFAULT_SEED = 2013;

const SHELF = { genres: 0, games: 16, members: 0, loans: 0 };
const LIBRARY = { genres: 11, games: 60, members: 40, loans: 1000 };
const MINI = { genres: 4, games: 6, members: 5, loans: 8 };
/** Sizes of the hidden cases of the library, which many queries visit. */
const HIDDEN_LIBRARY = { genres: 11, games: 24, members: 15, loans: 120 };

const planLibrary = (seed: number) =>
  seed === DEFAULT_SEED ? planOriginal(LIBRARY) : planOther(LIBRARY);

const planShelf = (seed: number) =>
  seed === DEFAULT_SEED ? planOriginal(SHELF) : planOther(SHELF);

export const databases: Readonly<Record<DatabaseName, SampleDatabase>> = {
  estante: {
    label: 'El estante',
    description: 'Una tabla con 16 juegos del club.',
    create: (seed = DEFAULT_SEED) => createShelf(seed, planShelf(seed)),
  },
  ludoteca: {
    label: 'La ludoteca',
    description: 'Juegos, géneros, socios y mil préstamos del club.',
    create: (seed = DEFAULT_SEED) => createLibrary(seed, planLibrary(seed)),
  },
  ludotecaMini: {
    label: 'La ludoteca en pequeño',
    description: 'Las mismas tablas, con pocas filas en cada una.',
    create: (seed = DEFAULT_SEED) =>
      seed === DEFAULT_SEED
        ? MINI_LIBRARY
        : createLibrary(seed, planOther(MINI)),
  },
  vacia: {
    label: 'Vacía',
    description: 'Sin tablas: las creas tú.',
    create: () => '',
  },
};

/** Writes the statements that create a sample database. */
export const createDatabase = (name: DatabaseName, seed?: number): string =>
  databases[name].create(seed);

const HIDDEN_SIZES = {
  estante: { ...SHELF, games: 22 },
  ludoteca: HIDDEN_LIBRARY,
  ludotecaMini: MINI,
};

/** Lists the data on which an exercise over a database is judged. */
export function listHiddenCases(name: DatabaseName): readonly HiddenCase[] {
  if (name === 'vacia') return [];
  const create = name === 'estante' ? createShelf : createLibrary;
  return listPlans(HIDDEN_SIZES[name]).map(([caseName, plan], index) => ({
    name: caseName,
    setUp: create(DEFAULT_SEED + 1 + index, plan),
  }));
}
