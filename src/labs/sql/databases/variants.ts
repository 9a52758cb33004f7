import { keepColumn } from './library';
import type { ColumnChange, LibraryPlan } from './library';
import type { Random } from './random';
import type { Cell } from './sqlText';

/** Values to which a column with repeated values is reduced. */
const MAX_DISTINCT_VALUES = 3;

const shuffleColumn: ColumnChange = (cells, _, random) => random.shuffle(cells);

/** Takes away two of three known values; a price of 0 stays. */
const emptyColumn: ColumnChange = (cells, kind, random) =>
  random.shuffle(cells).map((cell): Cell => {
    const isKept = cell === 0 || random.nextInteger(3) === 0;
    if (kind === 'code' || kind === 'text' || isKept) return cell;
    return kind === 'optionalText' && random.nextBoolean(0.5) ? '' : null;
  });

const repeatColumn: ColumnChange = (cells, kind, random) => {
  const shuffled = random.shuffle(cells);
  if (kind === 'code') return shuffled;
  return shuffled.map(
    () => shuffled[random.nextInteger(MAX_DISTINCT_VALUES)] ?? null,
  );
};

/** Writes a text in another way: other case, without accents, with quotes. */
const rewriteText = (text: string, random: Random): string =>
  random.pick([
    text,
    text.toUpperCase(),
    text.toLowerCase(),
    text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    `${text} d'Ñu`,
    `${text} 100%`,
  ]);

const rewriteColumn: ColumnChange = (cells, kind, random) => {
  const shuffled = random.shuffle(cells);
  if (kind !== 'text' && kind !== 'optionalText') return shuffled;
  const some = shuffled.slice(0, 3 * MAX_DISTINCT_VALUES);
  return shuffled.map((_, index) => {
    const text = some[index % some.length] ?? null;
    return typeof text === 'string' ? rewriteText(text, random) : text;
  });
};

/** Sizes of the tables of a database. */
type Sizes = Pick<LibraryPlan, 'genres' | 'games' | 'members' | 'loans'>;

const NO_ROWS: Sizes = { genres: 0, games: 0, members: 0, loans: 0 };
const ONE_ROW: Sizes = { genres: 1, games: 1, members: 1, loans: 1 };

/** Creates a plan with the usual unknown values and one most lent game. */
const createPlan = (
  sizes: Sizes,
  change: ColumnChange,
  shape: Partial<LibraryPlan> = {},
): LibraryPlan => ({
  ...sizes,
  change,
  unknownShare: 0.4,
  leaders: 1,
  overdue: Math.floor(sizes.games / 7),
  ...shape,
});

/** Plan of the course's own data. */
export const planOriginal = (sizes: Sizes): LibraryPlan =>
  createPlan(sizes, keepColumn, { leaders: 2 });

/** Plan of data with the same shape and other rows. */
export const planOther = (sizes: Sizes): LibraryPlan =>
  createPlan(sizes, shuffleColumn);

/** Plans of the data on which an exercise is judged, by the case's name. */
export const listPlans = (sizes: Sizes): readonly [string, LibraryPlan][] => [
  ['otras filas', planOther(sizes)],
  ['sin filas', createPlan(NO_ROWS, shuffleColumn)],
  ['una sola fila', createPlan(ONE_ROW, shuffleColumn)],
  ['con muchos NULL', createPlan(sizes, emptyColumn, { unknownShare: 0.85 })],
  ['con repetidos', createPlan(sizes, repeatColumn, { leaders: 3 })],
  ['con acentos y mayúsculas', createPlan(sizes, rewriteColumn)],
];
