// cspell:ignore clob mediumint nvarchar tinyint únelo
import { readName } from '../../engine/tokens';
import type { Token } from '../../engine/tokens';
import type { Query } from '../outline';
import { readWrite } from '../rows';
import {
  findClosing,
  getRange,
  isName,
  isSameName,
  splitCommas,
} from '../tokenTools';
import type { Finding, HintCard, HintContext } from '../types';
import { findSimilar } from '../similar';
import { findKeyword } from '../words';
import {
  COMPARISONS,
  createFinding,
  findInQueries,
  isBetweenAnd,
} from './reading';
import { findTextAndNumber } from './conditions';
import type { Reading } from './reading';
import { findTextFault, hasChangedNothing } from './storedTexts';

function findUnsafe(reading: Reading, query: Query): readonly Finding[] {
  const { kind, clauses, last, sources } = query;
  if (kind === 'SELECT' || clauses.has('WHERE')) return [];
  const isLimited = clauses.has('LIMIT') || sources.length !== 1;
  return isLimited
    ? []
    : [
        createFinding(reading, sources[0]?.index ?? last, last, {
          word: kind,
          table: sources[0]?.name ?? '',
          verb: kind === 'DELETE' ? 'borra' : 'cambia',
        }),
      ];
}

/** Finds an AND between two assignments. */
function findSetAnd(reading: Reading, query: Query): readonly Finding[] {
  const set = query.kind === 'UPDATE' ? query.clauses.get('SET') : undefined;
  if (!set) return [];
  const { tokens, depths } = reading;
  const at = tokens.findIndex(
    ({ upper }, index) =>
      index > set.first &&
      index < set.last &&
      upper === 'AND' &&
      depths[index] === depths[set.first] &&
      !isBetweenAnd(reading, index) &&
      isName(tokens[index + 1]) &&
      tokens[index + 2]?.text === '=',
  );
  return at < 0
    ? []
    : [createFinding(reading, at, at, { column: tokens[at + 1]?.text ?? '' })];
}

/** Words that make up a type, or that may follow it. */
const TYPE_WORDS =
  /^(?:int|integer|tinyint|smallint|mediumint|bigint|unsigned|signed|big|int2|int8|character|varchar|varying|nchar|native|nvarchar|text|clob|blob|real|double|precision|float|numeric|decimal|boolean|bool|date|datetime|timestamp|time|any|char)$/i;
const CONSTRAINT_WORDS: ReadonlySet<string> = new Set([
  'PRIMARY',
  'NOT',
  'NULL',
  'UNIQUE',
  'CHECK',
  'DEFAULT',
  'REFERENCES',
  'COLLATE',
  'CONSTRAINT',
  'GENERATED',
  'AS',
  'ON',
  'DEFERRABLE',
  'AUTOINCREMENT',
  'ASC',
  'DESC',
]);
const TABLE_CONSTRAINTS: ReadonlySet<string> = new Set([
  'PRIMARY',
  'UNIQUE',
  'CHECK',
  'FOREIGN',
  'CONSTRAINT',
]);

/** Returns the words of the type of a column. */
function readTypeWords(column: readonly Token[]): readonly Token[] {
  const end = column.findIndex(
    (token, index) =>
      index > 0 && (token.kind !== 'word' || CONSTRAINT_WORDS.has(token.upper)),
  );
  return column.slice(1, end < 0 ? column.length : end);
}

/** Lists the columns of a CREATE TABLE that is not STRICT. */
function listColumns({
  statement,
}: HintContext): readonly (readonly Token[])[] {
  const { tokens } = statement;
  const isCreate =
    tokens[0]?.upper === 'CREATE' &&
    tokens.slice(1, 3).some(({ upper }) => upper === 'TABLE');
  const open = tokens.findIndex(({ text }) => text === '(');
  if (!isCreate || open < 0) return [];
  const close = findClosing(tokens, open);
  const isStrict = tokens.slice(close).some(({ upper }) => upper === 'STRICT');
  return isStrict
    ? []
    : splitCommas(tokens.slice(open + 1, close)).filter(
        ([name]) => isName(name) && !TABLE_CONSTRAINTS.has(name.upper),
      );
}

function findStrangeType(context: HintContext): readonly Finding[] {
  return listColumns(context).flatMap((column) => {
    const words = readTypeWords(column);
    const isKnown = words.every(({ text }) => TYPE_WORDS.test(text));
    const isSerial = words.some(({ upper }) =>
      /SERIAL|AUTO_?INCREMENT/.test(upper),
    );
    if (words.length < 2 || isKnown || isSerial) return [];
    const wrong = words.find(({ text }) => !TYPE_WORDS.test(text));
    const keyword = wrong && findKeyword(wrong.text);
    const [name] = column;
    return [
      {
        range: getRange(words),
        captures: {
          column: name ? readName(name) : '',
          type: words.map(({ text }) => text).join(' '),
          other:
            keyword === undefined
              ? 'Si son dos columnas, falta la coma entre las dos; si es el nombre, únelo con un guion bajo.'
              : `Quizá «${wrong?.text ?? ''}» es ${keyword}.`,
        },
      },
    ];
  });
}

/** Finds the columns of which the type is written before the name. */
function findTypeFirst(context: HintContext): readonly Finding[] {
  return listColumns(context).flatMap((column) => {
    const [type, name] = column;
    const isFault =
      type?.kind === 'word' &&
      TYPE_WORDS.test(type.text) &&
      name?.kind === 'word' &&
      !TYPE_WORDS.test(name.text) &&
      !CONSTRAINT_WORDS.has(name.upper);
    return isFault
      ? [
          {
            range: getRange([type, name]),
            captures: { type: type.text, name: name.text },
          },
        ]
      : [];
  });
}

/** Finds a text without letters that is written in a column. */
function findWrittenEmptyText({
  sql,
  statement: { tokens },
  schema,
}: HintContext): readonly Finding[] {
  const write = readWrite({ sql, tokens, schema });
  return (write?.rows ?? []).flatMap(({ values }) =>
    values.flatMap(({ column: name, range }) => {
      const column = write?.table.columns.find((other) =>
        isSameName(other.name, name),
      );
      const isEmpty =
        range !== undefined && sql.slice(range.start, range.end) === "''";
      return column && isEmpty
        ? [
            {
              range,
              captures: {
                column: column.name,
                fix: column.isRequired
                  ? 'Escribe el valor. Para que la tabla lo rechace, hace falta un CHECK.'
                  : 'Si no hay valor, escribe NULL, sin comillas.',
              },
            },
          ]
        : [];
    }),
  );
}

/** Finds a type in the place of a column, after a comma that is too much. */
function findTypeAsColumn(context: HintContext): readonly Finding[] {
  const columns = listColumns(context);
  return columns.flatMap(([type, ...rest], at) => {
    const [before] = columns[at - 1] ?? [];
    return type?.kind === 'word' &&
      TYPE_WORDS.test(type.text) &&
      before &&
      rest.every(({ upper }) => CONSTRAINT_WORDS.has(upper) || upper === 'KEY')
      ? [
          {
            range: type,
            captures: { type: type.text, column: readName(before) },
          },
        ]
      : [];
  });
}

/** Finds the foreign keys of a new table with the name of a table misspelled. */
function findLostKeys({
  statement: { tokens },
  schema,
}: HintContext): readonly Finding[] {
  const isCreate =
    tokens[0]?.upper === 'CREATE' &&
    tokens.slice(1, 3).some(({ upper }) => upper === 'TABLE');
  if (!isCreate || schema.length === 0) return [];
  return tokens.flatMap((token, index) => {
    const isTarget = tokens[index - 1]?.upper === 'REFERENCES' && isName(token);
    const name = readName(token);
    const isKnown = schema.some((table) => isSameName(table.name, name));
    const other =
      isTarget && !isKnown
        ? findSimilar(
            name,
            schema.map((table) => table.name),
          )
        : undefined;
    return other === undefined
      ? []
      : [{ range: token, captures: { name, other } }];
  });
}

/** Returns true for a comparison with NULL, which has its own card. */
const isNullTest = ({ tokens }: Reading, index: number): boolean =>
  COMPARISONS.has(tokens[index]?.text ?? '') &&
  tokens[index + 1]?.upper === 'NULL';

/** Finds the condition of a change that no row met. */
function findNoChange(reading: Reading, query: Query): readonly Finding[] {
  const { kind, clauses, depth } = query;
  const where = clauses.get('WHERE');
  const isWrite = kind !== 'SELECT' && depth === 0;
  if (!isWrite || !where || !hasChangedNothing(reading)) return [];
  for (let index = where.first; index <= where.last; index += 1)
    if (
      findTextFault(reading, index) ||
      findTextAndNumber(reading, index) ||
      isNullTest(reading, index)
    )
      return [];
  return [
    createFinding(reading, where.first, where.last, {
      verb: kind === 'DELETE' ? 'borrado' : 'cambiado',
    }),
  ];
}

/** Changes and definitions that SQLite accepts without a warning. */
export const writeHints: readonly HintCard[] = [
  {
    id: 'hint-without-where',
    severity: 'warning',
    asksBefore: true,
    find: (context) => findInQueries(context, findUnsafe),
    title: '$word sin WHERE: $verb todas las filas de `$table`',
    text: 'Sin `WHERE`, la sentencia $verb todas las filas de la tabla.',
    fix: 'Si solo querías algunas, añade `WHERE` con una condición. Si son todas, sigue adelante.',
    example: {
      wrong: 'UPDATE juego SET precio = 10',
      right: 'UPDATE juego SET precio = 10 WHERE id = 3',
    },
  },
  {
    id: 'hint-writes-empty-text',
    severity: 'warning',
    find: findWrittenEmptyText,
    title: "`''` no es NULL: es un texto sin letras",
    text: "`''` es un valor como otro. En `$column`, esta fila no saldrá con `IS NULL`, y `NOT NULL` no lo rechaza.",
    fix: '$fix',
    example: {
      wrong: "INSERT INTO socio (nombre, ciudad) VALUES ('Eva', '')",
      right: "INSERT INTO socio (nombre, ciudad) VALUES ('Eva', NULL)",
    },
  },
  {
    id: 'hint-set-and',
    severity: 'warning',
    find: (context) => findInQueries(context, findSetAnd),
    title: 'En SET, las columnas se separan con comas',
    text: 'Con `AND` hay una sola asignación: la primera columna recibe el resultado de la condición, que es 0 o 1, y `$column` no cambia.',
    fix: 'Cambia `AND` por una coma.',
    example: {
      wrong: "SET precio = 9 AND genero = 'cartas'",
      right: "SET precio = 9, genero = 'cartas'",
    },
  },
  {
    id: 'hint-strange-type',
    severity: 'warning',
    find: findStrangeType,
    title: 'El tipo de `$column` quedó en «$type»',
    text: 'Fuera de las tablas `STRICT`, SQLite acepta cualquier palabra como tipo y no avisa. $other',
    fix: 'Escribe un tipo, `INTEGER`, `REAL`, `TEXT` o `BLOB`, y añade `STRICT` al final de la tabla.',
    example: {
      wrong: 'CREATE TABLE sala (id INTEGER nombre TEXT)',
      right: 'CREATE TABLE sala (id INTEGER, nombre TEXT) STRICT',
    },
  },
  {
    id: 'hint-type-before-name',
    severity: 'warning',
    find: findTypeFirst,
    title: 'Primero va el nombre de la columna y después, su tipo',
    text: 'Sin `STRICT`, SQLite no avisa: la columna se llama `$type`, y «$name» es su tipo.',
    fix: 'Escribe `$name $type`.',
    example: {
      wrong: 'CREATE TABLE sala (TEXT nombre)',
      right: 'CREATE TABLE sala (nombre TEXT)',
    },
  },
  {
    id: 'hint-no-rows-changed',
    severity: 'note',
    find: (context) => findInQueries(context, findNoChange),
    title: 'Ninguna fila cumple esta condición: no se ha $verb nada',
    text: 'La sentencia es correcta, pero su `WHERE` no encontró filas. No es un error para SQLite, y por eso no avisa.',
    fix: 'Pon la misma condición en un `SELECT` y mira qué filas salen.',
    example: {
      wrong: "DELETE FROM socio WHERE nombre = 'Anna'",
      right: "DELETE FROM socio WHERE nombre = 'Ana'",
    },
  },
  {
    id: 'hint-type-as-column',
    severity: 'warning',
    find: findTypeAsColumn,
    title: '`$type` es aquí el nombre de otra columna',
    text: 'La coma termina la columna `$column`, y lo que sigue es otra. El tipo va detrás del nombre, sin coma.',
    fix: 'Quita la coma: `$column $type`.',
    example: {
      wrong: 'CREATE TABLE sala (id, INTEGER, nombre TEXT)',
      right: 'CREATE TABLE sala (id INTEGER, nombre TEXT)',
    },
  },
  {
    id: 'hint-key-to-nothing',
    severity: 'warning',
    find: findLostKeys,
    title: 'La clave foránea apunta a `$name`, que no existe',
    text: 'SQLite no mira la otra tabla al crear esta: lo hace al escribir una fila, y entonces fallará.',
    fix: 'Escribe `$other` detrás de `REFERENCES`, o crea antes la tabla `$name`.',
    example: {
      wrong: 'juego_id INTEGER REFERENCES juegos (id)',
      right: 'juego_id INTEGER REFERENCES juego (id)',
    },
  },
  {
    id: 'hint-serial',
    severity: 'warning',
    find: (context) =>
      listColumns(context).flatMap((column) => {
        const token = column.find(({ upper }) =>
          /SERIAL$|AUTO_?INCREMENT$/.test(upper),
        );
        return token && token.upper !== 'AUTOINCREMENT'
          ? [{ range: token, captures: { word: token.text } }]
          : [];
      }),
    title: 'En SQLite, `$word` no hace que la clave crezca sola',
    text: '`$word` es de otra base de datos. SQLite lo guarda como parte del tipo y lo ignora: la columna queda en `NULL`.',
    fix: 'Escribe `INTEGER PRIMARY KEY`.',
    example: {
      wrong: 'CREATE TABLE sala (id SERIAL PRIMARY KEY)',
      right: 'CREATE TABLE sala (id INTEGER PRIMARY KEY)',
    },
  },
];
