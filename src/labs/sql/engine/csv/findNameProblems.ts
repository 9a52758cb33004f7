import type { CsvColumn } from './types';

const isSame = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase();

/**
 * Finds why a table cannot have a name; undefined for a good one.
 *
 * @param taken Names of the tables and views that exist.
 */
export function findTableProblem(
  name: string,
  taken: readonly string[],
): string | undefined {
  if (name.trim() === '') return 'La tabla necesita un nombre.';
  if (/^sqlite_/i.test(name))
    return 'Los nombres que empiezan por «sqlite_» son de SQLite: elige otro.';
  return taken.some((each) => isSame(each, name))
    ? `Ya hay una tabla o vista con el nombre «${name}»: elige otro.`
    : undefined;
}

/** Finds why the columns cannot have their names; undefined for good ones. */
export function findColumnProblem(
  columns: readonly CsvColumn[],
): string | undefined {
  const unnamed = columns.findIndex(({ name }) => name.trim() === '');
  if (unnamed >= 0) return `La columna ${unnamed + 1} necesita un nombre.`;
  const repeated = columns.find(({ name }, index) =>
    columns.slice(0, index).some((each) => isSame(each.name, name)),
  );
  return repeated
    ? `Hay dos columnas con el nombre «${repeated.name}»: cambia una. Para SQL, mayúsculas y minúsculas son lo mismo en un nombre.`
    : undefined;
}
