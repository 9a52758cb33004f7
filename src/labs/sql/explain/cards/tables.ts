// cspell:ignore bigserial clob quítale Rodéala STRIC tinyint titulos
import { findSimilar } from '../similar';
import {
  findClosing,
  getRange,
  isName,
  isNamed,
  splitCommas,
  isSameName,
} from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { findKeyword } from '../words';
import { getFaultRange, getName, getWord, SYNTAX_ERROR } from './shared';

/** Place of a name, from a position on. */
function findName(
  { tokens, statement }: FaultContext,
  name: string,
  from = 0,
): Finding {
  const at = tokens.findIndex(
    (token, index) => index >= from && isNamed(token, name),
  );
  return { range: getRange(tokens, at, at) ?? statement };
}

/** Type that SQLite would use instead of one of another database. */
const STRICT_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:serial|bigserial)/i, 'INTEGER PRIMARY KEY'],
  [
    /^(?:var|n?char|string|clob|uuid|enum|json|date|time|datetime|timestamp)/i,
    'TEXT',
  ],
  [/^(?:bool|bigint|smallint|tinyint|number(?:\s*\(\d+\))?$|year)/i, 'INTEGER'],
  [/^(?:decimal|numeric|number|float|double|money)/i, 'REAL'],
];

function suggestType(type: string): string {
  const [first = '', second, ...others] = type.split(/\s+/);
  const keyword = second === undefined ? undefined : findKeyword(second);
  const isMisspelled =
    keyword !== undefined &&
    others.length === 0 &&
    /^(?:integer|int|real|text|blob|any)$/i.test(first);
  if (isMisspelled) return `${first} ${keyword}`;
  return (
    STRICT_TYPES.find(([pattern]) => pattern.test(type))?.[1] ??
    findSimilar(type, ['INTEGER', 'TEXT', 'REAL', 'BLOB', 'ANY']) ??
    'TEXT'
  );
}

/** Finds the row of VALUES with another number of values; or the statement. */
function findOddTuple(context: FaultContext, expected: number): Finding {
  const { tokens } = context;
  let open = tokens.findIndex(({ upper }) => upper === 'VALUES') + 1;
  while (tokens[open]?.text === '(') {
    const close = findClosing(tokens, open);
    const count = splitCommas(tokens.slice(open + 1, close)).length;
    if (count !== expected) return { range: getRange(tokens, open, close) };
    open = close + 2;
  }
  return { range: context.statement };
}

function countFirstTuple({ tokens }: FaultContext): number {
  const open = tokens.findIndex(({ upper }) => upper === 'VALUES') + 1;
  return splitCommas(tokens.slice(open + 1, findClosing(tokens, open))).length;
}

/** Second definition of a column or of a key. */
function findSecond(
  { tokens, statement }: FaultContext,
  accept: (index: number) => boolean,
): Finding {
  const found = tokens.flatMap((_, index) => (accept(index) ? [index] : []));
  const at = found[1] ?? found[0] ?? -1;
  return { range: getRange(tokens, at, at) ?? statement };
}

/** Creation of tables, and number of values of an INSERT. */
export const tableCards: readonly FaultCard[] = [
  {
    id: 'value-count',
    messages: [
      /^table (?<table>.+) has (?<expected>\d+) columns? but (?<count>\d+) values? were supplied$/s,
    ],
    find: (context, { table = '', expected }) => {
      const columns = context.schema
        .find(({ name }) => name === table)
        ?.columns.map(({ name }) => name)
        .join(', ');
      const hasRows = context.tokens.some(({ upper }) => upper === 'VALUES');
      return {
        ...(hasRows
          ? findOddTuple(context, Number(expected))
          : findName(context, table)),
        captures: { columns: columns ?? '' },
      };
    },
    title: '`$table` tiene $expected columnas y diste $count valores',
    text: 'Sin una lista de columnas, el `INSERT` da un valor a cada una, en su orden: $columns.',
    fix: 'Nombra las columnas que das, entre paréntesis, detrás de `$table`; o completa los valores.',
    example: {
      wrong: "INSERT INTO socio VALUES (4, 'Eva', 'Lima')",
      right: "INSERT INTO socio (id, nombre, ciudad) VALUES (4, 'Eva', 'Lima')",
    },
  },
  {
    id: 'values-for-columns',
    messages: [/^(?<count>\d+) values? for (?<expected>\d+) columns?$/],
    find: (context, { expected }) => findOddTuple(context, Number(expected)),
    title: 'Nombraste $expected columnas y diste $count valores',
    text: 'Cada columna de la lista recibe un valor, en el mismo orden.',
    fix: 'Pon tantos valores como columnas. Lo que no sepas puede ser `NULL`.',
    example: {
      wrong: "INSERT INTO juego (id, titulo) VALUES (5, 'Go', 10.0)",
      right: "INSERT INTO juego (id, titulo, precio) VALUES (5, 'Go', 10.0)",
    },
  },
  {
    id: 'rows-of-different-size',
    messages: [/^all VALUES must have the same number of terms$/],
    find: (context) => findOddTuple(context, countFirstTuple(context)),
    title: 'Una fila no tiene tantos valores como la primera',
    text: 'Todas las filas de `VALUES` dan las mismas columnas, y esta tiene más o menos valores.',
    fix: 'Completa la fila, o quítale lo que sobra.',
    example: {
      wrong: "VALUES (5, 'Go'), (6)",
      right: "VALUES (5, 'Go'), (6, 'Uno')",
    },
  },
  {
    id: 'assignment-count',
    messages: [/^(?<expected>\d+) columns assigned (?<count>\d+) values$/],
    find: (context) => findName(context, getName(context, 1)),
    title: 'Se dan $count valores a $expected columnas',
    text: 'A los dos lados del `=` hay un número distinto de elementos.',
    fix: 'Da un valor a cada columna, o escribe `columna = valor` separados por comas.',
    example: {
      wrong: "SET (titulo, precio) = ('Go')",
      right: "SET titulo = 'Go', precio = 10.0",
    },
  },
  {
    id: 'already-exists',
    messages: [
      /^(?:table|view|index|trigger|there is already a table named)? ?"?(?<name>[^"]+?)"? already exists$/,
      /^there is already (?:a table|an index|another table or index).*: (?<name>.+)$/s,
    ],
    find: (context, { name = '' }) => findName(context, name, 1),
    title: '`$name` ya existe',
    text: 'La base de datos ya tiene algo con el nombre `$name`, y dos cosas no se llaman igual.',
    fix: 'Elige otro nombre. Para empezar de nuevo, bórrala antes con `DROP`; con `IF NOT EXISTS`, la sentencia no hace nada si ya está.',
    example: {
      wrong: 'CREATE TABLE juego (id INTEGER)',
      right: 'CREATE TABLE IF NOT EXISTS juego (id INTEGER)',
    },
  },
  {
    id: 'duplicate-column',
    messages: [/^duplicate column name: (?<name>.+)$/s],
    find: (context, { name = '' }) =>
      findSecond(context, (index) => isNamed(context.tokens[index], name)),
    title: 'La columna `$name` está dos veces',
    text: 'Las columnas de una tabla tienen nombres distintos, aunque cambien las mayúsculas.',
    fix: 'Cambia el nombre de una de las dos, o quítala.',
    example: {
      wrong: 'CREATE TABLE sala (id INTEGER, id TEXT)',
      right: 'CREATE TABLE sala (id INTEGER, codigo TEXT)',
    },
  },
  {
    id: 'two-primary-keys',
    messages: [/^table "(?<table>.+)" has more than one primary key$/s],
    find: (context) =>
      findSecond(context, (index) => getWord(context, index) === 'PRIMARY'),
    title: 'Una tabla tiene una sola clave primaria',
    text: 'En `$table` hay dos `PRIMARY KEY`.',
    fix: 'Deja una. Si la clave son las dos columnas juntas, escribe al final `PRIMARY KEY (una, otra)`.',
    example: {
      wrong:
        'CREATE TABLE pareja (a INTEGER PRIMARY KEY, b INTEGER PRIMARY KEY)',
      right: 'CREATE TABLE pareja (a INTEGER, b INTEGER, PRIMARY KEY (a, b))',
    },
  },
  {
    id: 'strict-unknown-type',
    messages: [
      /^unknown datatype for (?<table>.+)\.(?<column>.+): "(?<type>.*)"$/s,
    ],
    find: (context, { column = '', type = '' }) => {
      const { tokens } = context;
      const open = tokens.findIndex(({ text }) => text === '(');
      const at = tokens.findIndex(
        (token, index) => index > open && isNamed(token, column),
      );
      const last = at + type.replace(/\(.*/, '').trim().split(/\s+/).length;
      const hasSize = tokens[last + 1]?.text === '(';
      return {
        range: getRange(
          tokens,
          at + 1,
          hasSize ? findClosing(tokens, last + 1) : last,
        ),
        captures: { other: suggestType(type) },
      };
    },
    title: 'Una tabla STRICT no tiene el tipo `$type`',
    text: 'En una tabla `STRICT` los tipos son `INTEGER`, `INT`, `REAL`, `TEXT`, `BLOB` y `ANY`.',
    fix: 'Para `$column`, usa `$other`. Un texto no lleva tamaño; una fecha se guarda como texto, `2026-03-01`.',
    example: {
      wrong: 'CREATE TABLE sala (nombre VARCHAR(20)) STRICT',
      right: 'CREATE TABLE sala (nombre TEXT) STRICT',
    },
  },
  {
    id: 'column-with-space',
    messages: [
      /^unknown datatype for (?<table>.+)\.(?<column>.+): "(?<second>\S+) (?<type>TEXT|INT|INTEGER|REAL|DATE|BLOB|ANY)"$/is,
    ],
    isCause: true,
    find: (context, { column = '' }) => {
      const { tokens } = context;
      const open = tokens.findIndex(({ text }) => text === '(');
      const at = tokens.findIndex(
        (token, index) => index > open && isNamed(token, column),
      );
      return { range: getRange(tokens, at, at + 1) };
    },
    title: 'El nombre de una columna no lleva espacios',
    text: 'SQLite tomó `$column` por el nombre, y `$second $type` por el tipo.',
    fix: 'Une las palabras con un guion bajo: `$column_$second`. Si son dos columnas, falta la coma.',
    example: {
      wrong: 'CREATE TABLE sala (fecha alta TEXT) STRICT',
      right: 'CREATE TABLE sala (fecha_alta TEXT) STRICT',
    },
  },
  {
    id: 'strict-missing-type',
    messages: [
      /^(?:error in table .+ after add column: )?missing datatype for (?<table>.+)\.(?<column>.+)$/s,
    ],
    find: (context, { column = '' }) =>
      findName(
        context,
        column,
        context.tokens.findIndex(
          ({ text, upper }) => text === '(' || upper === 'ADD',
        ),
      ),
    title: 'Falta el tipo de `$column`',
    text: 'En una tabla `STRICT`, cada columna dice su tipo.',
    fix: 'Escríbelo detrás del nombre: `$column TEXT`, o `INTEGER`, `REAL`, `BLOB` o `ANY`.',
    example: {
      wrong: 'CREATE TABLE sala (id INTEGER, nombre) STRICT',
      right: 'CREATE TABLE sala (id INTEGER, nombre TEXT) STRICT',
    },
  },
  {
    id: 'table-option',
    messages: [/^unknown table option: (?<option>.+)$/s, SYNTAX_ERROR],
    find: (context, { option }) => {
      if (option !== undefined) return findName(context, option);
      const { tokens, index } = context;
      const isOption =
        getWord(context, 0) === 'CREATE' &&
        tokens[index]?.text === '=' &&
        tokens[index - 2]?.text === ')';
      return isOption
        ? {
            range: getRange(tokens, index - 1, index + 1),
            captures: { option: tokens[index - 1]?.text ?? '' },
          }
        : undefined;
    },
    title: '`$option` no es una opción de tabla',
    text: 'Detrás del paréntesis solo se admiten `STRICT` y `WITHOUT ROWID`.',
    fix: 'Escribe `STRICT`, o quita `$option`.',
    example: {
      wrong: 'CREATE TABLE sala (id INTEGER) STRIC',
      right: 'CREATE TABLE sala (id INTEGER) STRICT',
    },
  },
  {
    id: 'foreign-key-words',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isInside =
        getWord(context, index) === 'FOREIGN' &&
        ![',', 'CONSTRAINT'].includes(getWord(context, index - 1));
      const isNamedConstraint = getWord(context, index - 2) === 'CONSTRAINT';
      return isInside && !isNamedConstraint && isName(tokens[index - 1])
        ? {
            range: getRange(
              tokens,
              index,
              index + (getWord(context, index + 1) === 'KEY' ? 1 : 0),
            ),
          }
        : undefined;
    },
    title: 'Junto a la columna, la clave foránea es solo `REFERENCES`',
    text: '`FOREIGN KEY` se escribe aparte, detrás de una coma y con la columna entre paréntesis.',
    fix: 'Quita `FOREIGN KEY` y deja `REFERENCES`.',
    example: {
      wrong: 'juego_id INTEGER FOREIGN KEY REFERENCES juego',
      right: 'juego_id INTEGER REFERENCES juego',
    },
  },
  {
    id: 'foreign-key-mismatch',
    messages: [
      /^foreign key mismatch - "(?<child>.+)" referencing "(?<parent>.+)"$/s,
    ],
    find: (context, { child = '', parent = '' }) => {
      const key = context.schema
        .find(({ name }) => name === child)
        ?.foreignKeys.find(({ table }) => table === parent);
      const columns = context.schema.find(
        ({ name }) => name === parent,
      )?.columns;
      const unknown = key?.targets.find(
        (target) => !columns?.some(({ name }) => isSameName(name, target)),
      );
      return {
        range: context.statement,
        captures: {
          targets: key?.targets.join(', ') ?? '',
          why: unknown === undefined ? 'no lo es' : 'no existe',
          what: unknown === undefined ? 'algo que se repite' : 'nada',
        },
      };
    },
    title: 'La clave foránea de `$child` apunta a $what',
    text: 'Una clave foránea apunta a una clave primaria o a una columna `UNIQUE`, y `$parent.$targets` $why.',
    fix: 'Haz que apunte a la clave primaria de `$parent`, o declara `UNIQUE` esa columna.',
    example: {
      wrong: 'genero TEXT REFERENCES juego (genero)',
      right: 'juego_id INTEGER REFERENCES juego (id)',
    },
  },
  {
    id: 'foreign-key-columns',
    messages: [
      /^foreign key on (?<name>.+) should reference only one column of table (?<table>.+)$/s,
      /^number of columns in foreign key does not match the number of columns in the referenced table$/,
    ],
    find: (context) => {
      const at = context.tokens.findIndex(
        ({ upper }) => upper === 'REFERENCES',
      );
      return { range: getRange(context.tokens, at, at + 1) };
    },
    title: 'La clave foránea no tiene las mismas columnas en los dos lados',
    text: 'Cada columna de la clave apunta a una columna de la otra tabla.',
    fix: 'Nombra el mismo número de columnas a los dos lados de `REFERENCES`.',
    example: {
      wrong: 'juego_id INTEGER REFERENCES juego (id, titulo)',
      right: 'juego_id INTEGER REFERENCES juego (id)',
    },
  },
  {
    id: 'add-column',
    messages: [
      /^Cannot add a (?<kind>NOT NULL|PRIMARY KEY|UNIQUE|REFERENCES|STORED) column/,
    ],
    find: (context, { kind = '' }) => {
      const [word] = kind.split(' ');
      const at = context.tokens.findIndex(({ upper }) => upper === word);
      return {
        range: getRange(context.tokens, at, at + (kind.includes(' ') ? 1 : 0)),
      };
    },
    title: 'No se puede añadir una columna `$kind`',
    text: 'Las filas que ya están recibirían un valor que no cumple `$kind`.',
    fix: 'Con `NOT NULL`, da un valor de partida: `DEFAULT 0`. Para lo demás, crea la tabla de nuevo y copia las filas.',
    example: {
      wrong: 'ALTER TABLE juego ADD COLUMN edad INTEGER NOT NULL',
      right: 'ALTER TABLE juego ADD COLUMN edad INTEGER NOT NULL DEFAULT 0',
    },
  },
  {
    id: 'drop-column',
    messages: [
      /^(?:cannot drop (?<kind>UNIQUE|PRIMARY KEY) column: "(?<name>.+)"|error in .+ after drop column: .+)$/s,
    ],
    find: (context, { kind = '' }) => ({
      range: getRange(context.tokens, context.tokens.length - 1),
      captures: {
        why: kind ? `es ${kind}` : 'la usa otra parte de la base de datos',
      },
    }),
    title: 'Esa columna no se puede quitar',
    text: 'SQLite no quita una columna que es clave, que es `UNIQUE` o que otra cosa usa. Esta $why.',
    fix: 'Crea otra tabla sin la columna, copia las filas con `INSERT … SELECT` y borra la vieja.',
    example: {
      wrong: 'ALTER TABLE juego DROP COLUMN titulo',
      right: 'ALTER TABLE juego DROP COLUMN genero',
    },
  },
  {
    id: 'wrong-drop',
    messages: [
      /^use DROP (?<kind>TABLE|VIEW) to delete (?:table|view) (?<name>.+)$/s,
    ],
    find: (context) => ({ range: getRange(context.tokens, 1, 1) }),
    title: '`$name` se borra con `DROP $kind`',
    text: 'Una tabla se borra con `DROP TABLE`, y una vista, con `DROP VIEW`.',
    fix: 'Escribe `DROP $kind $name`.',
    example: { wrong: 'DROP VIEW juego', right: 'DROP TABLE juego' },
  },
  {
    id: 'view-is-read-only',
    messages: [/^cannot modify (?<name>.+) because it is a view$/s],
    find: (context, { name = '' }) => findName(context, name),
    title: '`$name` es una vista: no se escribe en ella',
    text: 'Una vista es una consulta con nombre; las filas están en sus tablas.',
    fix: 'Haz el cambio en la tabla de la que la vista lee.',
    example: {
      wrong: "INSERT INTO titulos VALUES ('Go')",
      right: "INSERT INTO juego (titulo) VALUES ('Go')",
    },
  },
  {
    id: 'conflict-target',
    messages: [
      /^ON CONFLICT clause does not match any PRIMARY KEY or UNIQUE constraint$/,
    ],
    find: (context) => {
      const at = context.tokens.findIndex(({ upper }) => upper === 'CONFLICT');
      return {
        range:
          getRange(
            context.tokens,
            at + 1,
            findClosing(context.tokens, at + 1),
          ) ?? context.statement,
      };
    },
    title: 'ON CONFLICT necesita una columna que no se repita',
    text: 'El conflicto se busca en una clave primaria o en columnas `UNIQUE`, y estas no lo son.',
    fix: 'Nombra la clave o las columnas `UNIQUE` de la tabla.',
    example: {
      wrong: 'ON CONFLICT (genero) DO NOTHING',
      right: 'ON CONFLICT (titulo) DO NOTHING',
    },
  },
  {
    id: 'internal-table',
    messages: [
      /^table (?<name>sqlite_\w+) may not be (?:modified|dropped|altered)$/,
      /^object name reserved for internal use: (?<name>.+)$/s,
    ],
    find: (context, { name = '' }) => findName(context, name),
    title: 'Los nombres `sqlite_…` son de SQLite',
    text: '`$name` es de las tablas en las que SQLite guarda el esquema. Se pueden leer, no cambiar.',
    fix: 'Usa `CREATE`, `ALTER` o `DROP`, y nombres que no empiecen por `sqlite_`.',
    example: {
      wrong: 'CREATE TABLE sqlite_notas (id INTEGER)',
      right: 'CREATE TABLE notas (id INTEGER)',
    },
  },
  {
    id: 'default-expression',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const at = tokens
        .slice(0, index)
        .findLastIndex(({ upper }) => upper === 'DEFAULT');
      const isOperator =
        (tokens[index]?.kind === 'operator' && tokens[index].text !== '=') ||
        tokens[index]?.text === '(';
      return at >= 0 && index - at <= 2 && isOperator
        ? { range: getFaultRange(context) }
        : undefined;
    },
    title: 'Un cálculo detrás de DEFAULT va entre paréntesis',
    text: '`DEFAULT` espera un valor solo, y aquí hay una operación o una función.',
    fix: 'Rodéala con paréntesis: `DEFAULT (…)`.',
    example: {
      wrong: 'alta TEXT DEFAULT date()',
      right: 'alta TEXT DEFAULT (date())',
    },
  },
];
