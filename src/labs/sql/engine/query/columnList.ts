import { isSameName, Untraceable } from './scope';
import { quoteName } from '../quoteName';
import type { QueryScope } from './scope';
import type { TracedSource } from './sources';
import type { SelectColumn, SelectCore } from './syntax';

const hasName = (names: readonly string[], name: string): boolean =>
  names.some((other) => isSameName(other, name));

/** Finds the columns of a source that its JOIN shares with those before it. */
function findSharedColumns(
  { syntax: { join, constraint }, columns }: TracedSource,
  before: readonly string[],
): readonly string[] {
  if (constraint?.kind === 'using') return constraint.columns;
  return join?.isNatural ? columns.filter((name) => hasName(before, name)) : [];
}

/** Writes a column of a source by its full name. */
function writeName({ syntax, label }: TracedSource, column: string): string {
  const isNameless = syntax.kind === 'subquery' && syntax.alias === undefined;
  return isNameless
    ? quoteName(column)
    : `${quoteName(label)}.${quoteName(column)}`;
}

/** Writes the columns that `*` stands for, without the identities of rows. */
function expandAll(sources: readonly TracedSource[]): readonly string[] {
  const before: string[] = [];
  const shared = sources.map((source) => {
    const names = findSharedColumns(source, before);
    before.push(...source.columns);
    return names;
  });
  return sources.flatMap((source, index) =>
    source.columns
      .filter((name) => !hasName(shared[index] ?? [], name))
      .map((name) =>
        shared.slice(index + 1).some((names) => hasName(names, name))
          ? quoteName(name)
          : writeName(source, name),
      ),
  );
}

function findSource(
  sources: readonly TracedSource[],
  table: string,
): TracedSource {
  const source = sources.find(({ label }) => isSameName(label, table));
  if (!source) throw new Untraceable(`No se encuentra la tabla de ${table}.*`);
  return source;
}

/** Writes the columns of a SELECT, without the identities of numbered rows. */
export function writeColumnList(
  scope: QueryScope,
  { columns, columnsRange }: SelectCore,
  sources: readonly TracedSource[],
): string {
  if (!sources.some(({ isNumbered }) => isNumbered))
    return scope.read(columnsRange);
  return columns
    .flatMap((column) => {
      if (column.kind === 'expression') return scope.read(column);
      if (column.kind === 'all') return expandAll(sources);
      const source = findSource(sources, column.table);
      return source.columns.map((name) => writeName(source, name));
    })
    .join(', ');
}

/** Returns the place of a column of the list in the answer. */
export function findPlace(
  { columns }: SelectCore,
  column: SelectColumn,
  sources: readonly TracedSource[],
): number {
  return columns.slice(0, columns.indexOf(column)).reduce((place, other) => {
    if (other.kind === 'expression') return place + 1;
    return other.kind === 'all'
      ? place + expandAll(sources).length
      : place + findSource(sources, other.table).columns.length;
  }, 0);
}
