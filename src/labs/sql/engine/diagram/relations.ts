import type { ForeignKey, Schema, SchemaTable } from '../types';

/** Foreign key, with the number of rows that it joins. */
export interface Relation {
  readonly child: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly targets: readonly string[];
  /** True when a row of the child always has one of the parent. */
  readonly isRequired: boolean;
  /** True when a row of the parent has one of the child at most. */
  readonly isUnique: boolean;
  /** True when the parent does not exist. */
  readonly isBroken: boolean;
}

/** Table whose rows are pairs of rows of other tables. */
export interface Junction {
  readonly table: string;
  readonly parents: readonly string[];
}

const isSame = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase();

/** Writes a name as its table does: SQLite ignores its case. */
const matchCase = (name: string, known: readonly string[]): string =>
  known.find((each) => isSame(each, name)) ?? name;

const containsAll = (
  names: readonly string[],
  part: readonly string[],
): boolean => part.every((name) => names.some((each) => isSame(each, name)));

function findPrimaryKey({ columns }: SchemaTable): readonly string[] {
  return columns
    .filter(({ keyPosition }) => keyPosition > 0)
    .map(({ name }) => name);
}

/** Finds the groups of columns that cannot repeat. */
function findUniqueKeys(table: SchemaTable): readonly (readonly string[])[] {
  const indexes = table.indexes
    .filter(({ isUnique }) => isUnique)
    .map(({ columns }) => columns);
  return [findPrimaryKey(table), ...indexes].filter(({ length }) => length > 0);
}

/** Returns true for a column that cannot be NULL. */
function isFilled(table: SchemaTable, name: string): boolean {
  const column = table.columns.find((each) => isSame(each.name, name));
  if (!column) return false;
  // Without STRICT, only an INTEGER PRIMARY KEY refuses NULL by itself.
  const isKey =
    column.keyPosition > 0 &&
    (table.isStrict ||
      (findPrimaryKey(table).length === 1 && isSame(column.type, 'INTEGER')));
  return column.isRequired || isKey;
}

function createRelation(
  schema: Schema,
  table: SchemaTable,
  key: ForeignKey,
): Relation {
  const parent = schema.find(({ name }) => isSame(name, key.table));
  const parentNames = parent?.columns.map(({ name }) => name) ?? [];
  const ownNames = table.columns.map(({ name }) => name);
  return {
    child: table.name,
    columns: key.columns.map((name) => matchCase(name, ownNames)),
    parent: parent?.name ?? key.table,
    targets: key.targets.map((name) => matchCase(name, parentNames)),
    isRequired: key.columns.every((name) => isFilled(table, name)),
    isUnique: findUniqueKeys(table).some((unique) =>
      containsAll(key.columns, unique),
    ),
    isBroken: parent?.kind !== 'table',
  };
}

/** Finds the relations of a database, in order of creation. */
export const findRelations = (schema: Schema): readonly Relation[] =>
  schema.flatMap((table) =>
    table.foreignKeys.map((key) => createRelation(schema, table, key)),
  );

/**
 * Finds the tables between two others: those with a key made of two foreign
 * keys or more, so that each pair is there once at most.
 */
export function findJunctions(
  schema: Schema,
  relations: readonly Relation[],
): readonly Junction[] {
  return schema.flatMap((table) => {
    const own = relations.filter(
      ({ child, isBroken }) => child === table.name && !isBroken,
    );
    for (const unique of findUniqueKeys(table)) {
      const parts = own.filter(({ columns }) => containsAll(unique, columns));
      const isCovered = containsAll(
        parts.flatMap(({ columns }) => columns),
        unique,
      );
      if (parts.length > 1 && isCovered)
        return {
          table: table.name,
          parents: parts.map(({ parent }) => parent),
        };
    }
    return [];
  });
}
