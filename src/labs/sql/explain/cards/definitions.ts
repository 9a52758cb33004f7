import { getRange, isName } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { getName, getWord, INCOMPLETE_INPUT, SYNTAX_ERROR } from './shared';

/** Types of SQLite and of other databases, which a beginner writes first. */
const TYPE_NAMES =
  /^(?:INTEGER|INT|TEXT|REAL|BLOB|VARCHAR|CHAR|DATE|DATETIME|FLOAT|DECIMAL|NUMERIC|BOOLEAN|STRING)$/i;

/** Finds a column of a STRICT table that has its type first. */
function findTypeFirst(
  { tokens }: FaultContext,
  type: string,
  name: string,
): Finding | undefined {
  if (!TYPE_NAMES.test(type) || !/^\w+$/.test(name) || TYPE_NAMES.test(name))
    return undefined;
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === type &&
      tokens[index + 1]?.text === name &&
      ['(', ','].includes(tokens[index - 1]?.text ?? ''),
  );
  return at < 0
    ? undefined
    : { range: getRange(tokens, at, at + 1), captures: { type, name } };
}

/** Returns true for the table of a REFERENCES or of a CREATE INDEX. */
function isTableWithColumns(context: FaultContext, index: number): boolean {
  const isIndex =
    getWord(context, 0) === 'CREATE' &&
    ['INDEX', 'UNIQUE'].includes(getWord(context, 1)) &&
    getWord(context, index - 1) === 'ON';
  return (
    isName(context.tokens[index]) &&
    (isIndex || getWord(context, index - 1) === 'REFERENCES')
  );
}

/** Finds a column, after its table, that is not between parentheses. */
function findBareColumn(context: FaultContext): Finding | undefined {
  const { tokens, index, schema } = context;
  const table = index - 1;
  if (!isTableWithColumns(context, table)) return undefined;
  const column = tokens[index]?.text === '.' ? index + 1 : index;
  const name = getName(context, column);
  const columns = schema.find(
    (other) => other.name === getName(context, table),
  )?.columns;
  const isColumn =
    isName(tokens[column]) &&
    (column > index || columns?.some((other) => other.name === name) === true);
  return isColumn
    ? {
        range: getRange(tokens, table, column),
        captures: { table: getName(context, table), column: name },
      }
    : undefined;
}

/** Finds an index that says its table and none of its columns. */
function findEmptyIndex(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const on = tokens.findLastIndex(({ upper }) => upper === 'ON');
  const isEmpty = index >= 0 && index === on + 3 && tokens[index]?.text === ')';
  const isEnd = isEmpty || (index < 0 && on === tokens.length - 2);
  return isEnd && isTableWithColumns(context, on + 1)
    ? {
        range: getRange(tokens, on + 1, isEmpty ? index : on + 1),
        captures: { table: getName(context, on + 1) },
      }
    : undefined;
}

/** Definitions of columns, keys and indexes. */
export const definitionCards: readonly FaultCard[] = [
  {
    id: 'type-before-name',
    messages: [/^unknown datatype for .+\.(?<type>.+): "(?<name>.+)"$/s],
    isCause: true,
    find: (context, { type = '', name = '' }) =>
      findTypeFirst(context, type, name),
    title: 'Primero va el nombre de la columna y después, su tipo',
    text: 'SQLite lee el nombre y después el tipo, así que tomó `$type` por el nombre y `$name` por el tipo.',
    fix: 'Escribe `$name $type`.',
    example: {
      wrong: 'CREATE TABLE sala (TEXT nombre) STRICT',
      right: 'CREATE TABLE sala (nombre TEXT) STRICT',
    },
  },
  {
    id: 'column-without-parentheses',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findBareColumn,
    title: 'Detrás de la tabla, la columna va entre paréntesis',
    text: 'En `REFERENCES` y en `CREATE INDEX … ON` va la tabla, y después sus columnas entre paréntesis. SQLite encontró `$near`.',
    fix: 'Escribe `$table ($column)`.',
    example: {
      wrong: 'juego_id INTEGER REFERENCES juego.id',
      right: 'juego_id INTEGER REFERENCES juego (id)',
    },
  },
  {
    id: 'table-in-index',
    messages: [/^the "\." operator prohibited in index expressions$/],
    find: ({ tokens }) => {
      const dot = tokens.findIndex(({ text }) => text === '.');
      return {
        range: getRange(tokens, dot - 1, dot),
        captures: { column: tokens[dot + 1]?.text ?? '' },
      };
    },
    title: 'En un índice, la columna va sin la tabla delante',
    text: 'La tabla ya está dicha detrás de `ON`. SQLite no espera un punto entre las columnas.',
    fix: 'Escribe solo `$column`.',
    example: {
      wrong: 'CREATE INDEX por_dia ON prestamo (prestamo.dia)',
      right: 'CREATE INDEX por_dia ON prestamo (dia)',
    },
  },
  {
    id: 'index-without-columns',
    messages: [SYNTAX_ERROR, INCOMPLETE_INPUT],
    isCause: true,
    find: findEmptyIndex,
    title: 'El índice no dice de qué columnas es',
    text: 'Un índice ordena los valores de una o varias columnas, y detrás de `$table` no hay ninguna.',
    fix: 'Escribe las columnas entre paréntesis: `ON $table (columna)`.',
    example: {
      wrong: 'CREATE INDEX por_socio ON prestamo',
      right: 'CREATE INDEX por_socio ON prestamo (socio_id)',
    },
  },
];
