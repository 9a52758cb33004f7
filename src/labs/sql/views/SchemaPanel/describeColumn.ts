import type {
  SchemaColumn,
  SchemaIndex,
  SchemaTable,
} from '../../engine/types';

const isSame = (a: string, b: string | undefined): boolean =>
  a.toLowerCase() === b?.toLowerCase();

/** Says the place of a column in the primary key. */
function describeKey(
  { columns }: SchemaTable,
  { keyPosition }: SchemaColumn,
): string | undefined {
  if (keyPosition === 0) return undefined;
  const count = columns.filter((each) => each.keyPosition > 0).length;
  return count === 1
    ? 'clave primaria'
    : `clave primaria, parte ${keyPosition} de ${count}`;
}

/** Returns true for a column that has a UNIQUE of its own. */
const isUnique = ({ indexes }: SchemaTable, name: string): boolean =>
  indexes.some(
    ({ columns, isUnique: unique }) =>
      unique && columns.length === 1 && isSame(name, columns[0]),
  );

/** Says the keys and constraints of a column. */
export function describeColumn(
  table: SchemaTable,
  column: SchemaColumn,
): readonly string[] {
  const { name, isRequired, keyPosition, defaultValue } = column;
  const foreign = table.foreignKeys.flatMap(
    ({ columns, table: to, targets }) => {
      const index = columns.findIndex((each) => isSame(each, name));
      return index < 0 ? [] : `clave foránea: ${to}.${targets[index] ?? ''}`;
    },
  );
  return [
    describeKey(table, column),
    ...foreign,
    isRequired ? 'NOT NULL' : undefined,
    keyPosition === 0 && isUnique(table, name) ? 'UNIQUE' : undefined,
    defaultValue === null ? undefined : `DEFAULT ${defaultValue}`,
  ].filter((text) => text !== undefined);
}

/** Says the columns of an index, and where it comes from. */
export function describeIndex({
  columns,
  isUnique: unique,
  isAutomatic,
}: SchemaIndex): string {
  const names = columns.map((name) => name || 'una expresión').join(', ');
  const kind = unique ? ', sin repetidos' : '';
  const source = isAutomatic ? ', creado por PRIMARY KEY o UNIQUE' : '';
  return `(${names})${kind}${source}`;
}
