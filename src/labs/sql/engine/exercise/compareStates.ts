import type { SchemaTable, SqlRow } from '../types';
import { compareTables } from './compareRows';
import type { RowsComparison } from './compareRows';
import { foldName } from './state';
import type { DatabaseState, TableRows } from './state';
import type { ChangeTask, SchemaDifference, TableDifference } from './types';

/** States of a database: before the answer, and after each of the two. */
export interface StateTriple {
  readonly initial: DatabaseState;
  readonly expected: DatabaseState;
  readonly actual: DatabaseState;
}

/** Table that differs, and what explains it. */
export interface TableMismatch {
  readonly difference: TableDifference;
  readonly found: RowsComparison['found'];
}

/** Shape of a table, without its statement or the names of its indexes. */
function describeTable(table: SchemaTable): string {
  const indexes = table.indexes.map(({ columns, isUnique }) =>
    JSON.stringify([columns.map(foldName), isUnique]),
  );
  return JSON.stringify([
    table.isStrict,
    table.columns.map((column) => [
      foldName(column.name),
      column.type.toUpperCase(),
      column.isRequired,
      column.keyPosition,
      column.defaultValue,
    ]),
    table.foreignKeys.map((key) => JSON.stringify(key).toLowerCase()).sort(),
    [...new Set(indexes)].sort(),
  ]);
}

function findTable(
  { schema }: DatabaseState,
  name: string,
): SchemaTable | undefined {
  return schema.find((table) => foldName(table.name) === foldName(name));
}

/** Returns true when the answer leaves an object as the solution does. */
function isSameObject(states: StateTriple, key: string): boolean {
  const [initial, expected, actual] = [
    states.initial,
    states.expected,
    states.actual,
  ].map(({ objects }) => objects.get(key));
  if (expected?.sql === actual?.sql) return true;
  // An object that the solution does not change must stay as it was.
  if (!expected || !actual || initial?.sql === expected.sql) return false;
  if (expected.type !== 'table') return true;
  const tables = [states.expected, states.actual].map((state) =>
    findTable(state, expected.name),
  );
  const [wanted, found] = tables.map((table) => table && describeTable(table));
  return wanted === found;
}

/** Finds the indexes that an answer adds or removes, whatever their name. */
function findIndexDifference({
  expected,
  actual,
}: StateTriple): SchemaDifference | undefined {
  const different = expected.schema.find((table) => {
    const other = findTable(actual, table.name);
    return other && describeTable(table) !== describeTable(other);
  });
  return (
    different && {
      kind: 'schema',
      type: 'table',
      name: different.name,
      change: 'altered',
    }
  );
}

/** Finds the tables, views and triggers that are not as in the solution. */
export function findSchemaDifferences(
  states: StateTriple,
): readonly SchemaDifference[] {
  const { expected, actual } = states;
  const keys = new Set([...expected.objects.keys(), ...actual.objects.keys()]);
  const differences = [...keys].flatMap((key): SchemaDifference[] => {
    const object = expected.objects.get(key) ?? actual.objects.get(key);
    if (!object || object.type === 'index' || isSameObject(states, key))
      return [];
    const change = !expected.objects.has(key)
      ? 'added'
      : actual.objects.has(key)
        ? 'altered'
        : 'removed';
    const type = object.type as SchemaDifference['type'];
    return [{ kind: 'schema', type, name: object.name, change }];
  });
  const index = findIndexDifference(states);
  return index ? [...differences, index] : differences;
}

/** Leaves out columns of the rows of a table, by name. */
function omitColumns(
  table: TableRows,
  names: readonly string[],
): TableRows & { readonly rows: readonly SqlRow[] } {
  const omitted = new Set(names.map(foldName));
  const isKept = (index: number) =>
    !omitted.has(foldName(table.columns[index] ?? ''));
  return {
    name: table.name,
    columns: table.columns.filter((_, index) => isKept(index)),
    rows: table.rows.map((row) => row.filter((_, index) => isKept(index))),
  };
}

/** Finds an entry of a record whose key is the name of a table. */
function findByTable<T>(
  record: Readonly<Record<string, T>>,
  name: string,
): T | undefined {
  return Object.entries(record).find(
    ([key]) => foldName(key) === foldName(name),
  )?.[1];
}

const NO_ROWS: readonly SqlRow[] = [];

/** Compares the rows of one table with those that the solution leaves. */
function compareTable(
  { initial, expected, actual }: StateTriple,
  key: string,
  ignored: readonly string[],
): TableMismatch | undefined {
  const [before, wanted, found] = [initial, expected, actual].map((state) => {
    const table = state.tables.get(key);
    return table && omitColumns(table, ignored);
  });
  if (!wanted || !found) return undefined;
  // The columns of a new table may be in another order.
  const rows = found.rows.map((row) =>
    wanted.columns.map((column) => {
      const index = found.columns.findIndex(
        (name) => foldName(name) === foldName(column),
      );
      return row[index] ?? null;
    }),
  );
  const initialRows = before?.rows ?? NO_ROWS;
  const comparison = compareTables(wanted.rows, rows, initialRows);
  if (!comparison) return undefined;
  return {
    found: comparison.found,
    difference: {
      kind: 'table',
      table: wanted.name,
      columns: wanted.columns,
      isForeign: compareTables(initialRows, wanted.rows, NO_ROWS) === undefined,
      isUnchanged: compareTables(initialRows, rows, NO_ROWS) === undefined,
      rows: comparison.difference,
    },
  };
}

/** Finds the tables whose rows are not those of the solution. */
export function findTableMismatches(
  states: StateTriple,
  { ignoreColumns = {}, ignoreTables = [] }: Partial<ChangeTask>,
): readonly TableMismatch[] {
  const ignored = new Set(ignoreTables.map(foldName));
  return [...states.expected.tables.keys()].flatMap((key) => {
    if (ignored.has(key)) return [];
    const mismatch = compareTable(
      states,
      key,
      findByTable(ignoreColumns, key) ?? [],
    );
    return mismatch ? [mismatch] : [];
  });
}
