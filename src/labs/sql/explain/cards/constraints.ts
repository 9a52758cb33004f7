// cspell:ignore minimo prestamo
import type {
  ForeignKey,
  SchemaTable,
  SqlRow,
  SqlValue,
} from '../../engine/types';
import { splitStatements } from '../../engine/statements';
import {
  askRows,
  describeRow,
  findRow,
  findValueRange,
  readNewRows,
  readWrite,
  writeLiteral,
} from '../rows';
import { quoteName } from '../../engine/quoteName';
import type { Write } from '../rows';
import {
  findClosing,
  fixDate,
  getRange,
  isNamed,
  isSameName,
  THOUSANDS,
} from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { listNames } from './shared';

const FOREIGN_KEY = /^FOREIGN KEY constraint failed$/;
const UNIQUE = /^UNIQUE constraint failed: (?<columns>.+)$/s;

/** Places and values of the fault in one row that is written. */
interface RowFault {
  readonly position: number;
  readonly values: readonly SqlValue[];
}

/** Returns the new values of some columns, row by row; NULL ends the search. */
function findRowFault(
  context: FaultContext,
  write: Write,
  columns: readonly string[],
  isFault: (values: readonly SqlValue[], position: number) => boolean,
): RowFault | undefined {
  const rows = readNewRows(context, write);
  for (const [position, row] of rows.entries()) {
    const values = columns.map(
      (column) => row.get(column.toLowerCase()) ?? null,
    );
    if (values.every((value) => value !== null) && isFault(values, position))
      return { position, values };
  }
  return undefined;
}

/** Place of the first value of the columns; of its row, or of the table. */
function getFaultPlace(
  write: Write,
  columns: readonly string[],
  position = 0,
): Finding['range'] {
  const at = write.kind === 'INSERT' ? position : 0;
  const ranges = columns
    .map((column) => findValueRange(write, column, at))
    .filter((range) => range !== undefined);
  const [first] = ranges;
  const last = ranges.at(-1);
  return first && last
    ? { start: first.start, end: last.end }
    : (write.rows[at]?.range ?? write.tableRange);
}

/** Finds the foreign key, and the row, that points to no row. */
function findMissingParent(context: FaultContext): Finding | undefined {
  const write = readWrite(context);
  if (!write || write.kind === 'DELETE') return undefined;
  const written = new Set(write.columns.map((name) => name.toLowerCase()));
  const keys = write.table.foreignKeys.filter(({ columns }) =>
    columns.some((column) => written.has(column.toLowerCase())),
  );
  for (const key of keys) {
    const parent = context.schema.find(({ name }) =>
      isSameName(name, key.table),
    );
    if (!parent) continue;
    const fault = findRowFault(
      context,
      write,
      key.columns,
      (values) => !findRow(context.db, parent, key.targets, values),
    );
    if (fault) return describeMissingParent(context, write, key, fault);
  }
  const [only] = keys;
  return !context.db && only
    ? describeMissingParent(context, write, only, undefined)
    : undefined;
}

function describeMissingParent(
  { db }: FaultContext,
  write: Write,
  { columns, table, targets }: ForeignKey,
  fault: RowFault | undefined,
): Finding {
  const list = targets.map(quoteName).join(', ');
  const existing = askRows(
    db,
    `SELECT ${list} FROM ${quoteName(table)} ORDER BY 1 LIMIT 6`,
  ).map((row) => row.map(writeLiteral).join(', '));
  const shown =
    existing.slice(0, 5).join(', ') + (existing.length > 5 ? '…' : '');
  const value = fault?.values.map(writeLiteral).join(', ') ?? '';
  return {
    range: getFaultPlace(write, columns, fault?.position),
    captures: {
      columns: columns.join(', '),
      parent: table,
      targets: targets.join(', '),
      value: value || 'ese valor',
      existing: existing.length
        ? `En ${table} están: ${shown}.`
        : `La tabla ${table} está vacía.`,
    },
  };
}

/** Finds a row of another table that points to those that change. */
function findUsedParent(context: FaultContext): Finding | undefined {
  const write = readWrite(context);
  if (!write || write.kind === 'INSERT') return undefined;
  for (const child of context.schema)
    for (const key of child.foreignKeys) {
      if (!isSameName(key.table, write.table.name)) continue;
      const isTouched =
        write.kind === 'DELETE' ||
        key.targets.some((target) =>
          write.columns.some((column) => isSameName(column, target)),
        );
      const found = isTouched && findPointingRow(context, write, child, key);
      if (found) return found;
    }
  return undefined;
}

/** Says which rows would point to none. */
function describePointing(
  child: SchemaTable,
  row: SqlRow | undefined,
  count: number,
): string {
  if (!row)
    return `Hay filas de ${child.name} que se quedarían apuntando a nada.`;
  const key = describeRow(child, row);
  return count > 1
    ? `${String(count)} filas de ${child.name}, como la que tiene ${key}, se quedarían apuntando a nada.`
    : `La fila de ${child.name} que tiene ${key} se quedaría apuntando a nada.`;
}

function findPointingRow(
  { db }: FaultContext,
  write: Write,
  child: SchemaTable,
  { columns, targets }: ForeignKey,
): Finding | undefined {
  const list = child.columns.map(({ name }) => quoteName(name)).join(', ');
  const own = columns.map(quoteName).join(', ');
  const from = `FROM ${quoteName(child.name)} WHERE (${own}) IN (SELECT ${targets
    .map(quoteName)
    .join(', ')} FROM ${quoteName(write.table.name)} WHERE ${write.condition})`;
  const [row] = askRows(db, `SELECT ${list} ${from} LIMIT 1`);
  const [count] = askRows(db, `SELECT count(*) ${from}`);
  if (db && !row) return undefined;
  return {
    range: write.tableRange,
    captures: {
      parent: write.table.name,
      child: child.name,
      columns: columns.join(', '),
      verb: write.kind === 'DELETE' ? 'borrar' : 'cambiar',
      rows: describePointing(child, row, Number(count?.[0] ?? 0)),
    },
  };
}

/** Finds, for a DROP TABLE, a table whose rows point to it. */
function findUsedTable(context: FaultContext): Finding | undefined {
  const { tokens, schema } = context;
  if (tokens[0]?.upper !== 'DROP') return undefined;
  const at = tokens.findIndex((token) =>
    schema.some(({ name }) => isNamed(token, name)),
  );
  const table = schema.find(({ name }) => isNamed(tokens[at], name));
  const children = schema.filter(({ foreignKeys, name }) =>
    foreignKeys.some(
      (key) =>
        table !== undefined &&
        isSameName(key.table, table.name) &&
        !isSameName(name, table.name),
    ),
  );
  return table && children.length
    ? {
        range: getRange(tokens, at, at),
        captures: {
          table: table.name,
          children: listNames(children.map(({ name }) => name)),
          child: children[0]?.name ?? '',
        },
      }
    : undefined;
}

/** Splits «juego.titulo, juego.genero» into its table and columns. */
function readUniqueColumns(
  { schema }: FaultContext,
  written: string,
): {
  readonly table: SchemaTable | undefined;
  readonly columns: readonly string[];
} {
  const index = /^index '(?<name>.+)'$/.exec(written)?.groups?.['name'];
  if (index !== undefined) {
    const owner = schema.find(({ indexes }) =>
      indexes.some(({ name }) => name === index),
    );
    const columns = owner?.indexes.find(({ name }) => name === index)?.columns;
    return { table: owner, columns: columns ?? [] };
  }
  const pairs = written.split(', ').map((pair) => pair.split('.'));
  return {
    table: schema.find(({ name }) => name === pairs[0]?.[0]),
    columns: pairs.map(([, column = '']) => column),
  };
}

function findRepeated(
  context: FaultContext,
  { columns: written = '' }: Readonly<Record<string, string>>,
): Finding {
  const { table, columns } = readUniqueColumns(context, written);
  const write = readWrite(context);
  const captures = {
    columns: columns.join(', '),
    table: table?.name ?? '',
    value: 'ese valor',
    where: '',
  };
  if (!table || !write) return { range: context.statement, captures };
  const seen = new Set<string>();
  let existing = '';
  const fault = findRowFault(context, write, columns, (values) => {
    const key = values.map(writeLiteral).join(', ');
    const row = findRow(context.db, table, columns, values);
    existing = row
      ? `está en la fila con ${describeRow(table, row)}`
      : 'se repite en esta misma sentencia';
    const isRepeated = seen.has(key) || row !== undefined;
    seen.add(key);
    return isRepeated;
  });
  return {
    range: getFaultPlace(write, columns, fault?.position),
    captures: {
      ...captures,
      ...(fault && {
        value: fault.values.map(writeLiteral).join(', '),
        where: ` Ese valor ${existing}.`,
      }),
    },
  };
}

/** Finds the condition of a named CHECK in the statement that made its table. */
function readNamedCheck(table: SchemaTable, name: string): string | undefined {
  const [statement] = splitStatements(table.sql);
  const tokens = statement?.tokens ?? [];
  const at = tokens.findIndex(
    (token, index) =>
      isNamed(token, name) && tokens[index - 1]?.upper === 'CONSTRAINT',
  );
  if (at < 0 || tokens[at + 1]?.upper !== 'CHECK') return undefined;
  const range = getRange(tokens, at + 3, findClosing(tokens, at + 2) - 1);
  return range && table.sql.slice(range.start, range.end);
}

/** Finds the row whose new values do not meet a condition. */
function findUnmet(
  context: FaultContext,
  write: Write,
  condition: string,
): number | undefined {
  if (write.kind !== 'INSERT' || !write.newValuesSql) return undefined;
  const names = write.columns.map(quoteName).join(', ');
  const missing = write.table.columns
    .filter(
      ({ name }) => !write.columns.some((column) => isSameName(column, name)),
    )
    .map(
      ({ name, defaultValue }) =>
        `${defaultValue ?? 'NULL'} AS ${quoteName(name)}`,
    );
  const rows = askRows(
    context.db,
    `WITH nueva (${names}) AS (${write.newValuesSql})
     SELECT NOT (${condition}) FROM (SELECT *${missing.map((part) => `, ${part}`).join('')} FROM nueva)`,
  );
  const position = rows.findIndex(([isUnmet]) => isUnmet === 1n);
  return position < 0 ? undefined : position;
}

function findCheck(
  context: FaultContext,
  { name = '' }: Readonly<Record<string, string>>,
): Finding {
  const write = readWrite(context);
  if (!write)
    return {
      range: context.statement,
      captures: {
        condition: name,
        fix: 'Escribe un valor que cumpla la condición.',
      },
    };
  const condition = readNamedCheck(write.table, name) ?? name;
  const [statement] = splitStatements(condition);
  const columns = write.table.columns
    .map((column) => column.name)
    .filter((column) =>
      statement?.tokens.some((token) => isNamed(token, column)),
    );
  const position = findUnmet(context, write, condition);
  const written = columns.filter(
    (column) => findValueRange(write, column, position) !== undefined,
  );
  const [only] = written;
  const isOne = written.length === 1 && only !== undefined;
  const row =
    position === undefined ? undefined : readNewRows(context, write)[position];
  const found = isOne ? row?.get(only.toLowerCase()) : undefined;
  const range = getFaultPlace(write, isOne ? written : [], position);
  const text = range && context.sql.slice(range.start, range.end);
  const date = /^'[^']*'$/.test(text ?? '')
    ? fixDate(text?.slice(1, -1) ?? '')
    : undefined;
  return {
    range,
    captures: {
      condition,
      table: write.table.name,
      found:
        found === undefined || !isOne
          ? ''
          : ` Aquí, ${only} es ${writeLiteral(found)}.`,
      fix:
        date === undefined
          ? 'Escribe un valor que cumpla la condición.'
          : `Las fechas se escriben año-mes-día, y se comparan como textos: \`'${date}'\`.`,
    },
  };
}

function findRequired(
  context: FaultContext,
  { column = '' }: Readonly<Record<string, string>>,
): Finding {
  const write = readWrite(context);
  if (!write) return { range: context.statement, captures: { how: '' } };
  const isListed = write.columns.some((name) => isSameName(name, column));
  const rows = readNewRows(context, write);
  const position = rows.findIndex(
    (row) => row.get(column.toLowerCase()) === null,
  );
  return {
    range: isListed
      ? getFaultPlace(write, [column], Math.max(position, 0))
      : write.tableRange,
    captures: {
      how: isListed
        ? 'La sentencia le da NULL.'
        : 'La sentencia no la nombra, así que queda en NULL.',
    },
  };
}

function findWrongType(
  context: FaultContext,
  { column = '', type = '' }: Readonly<Record<string, string>>,
): Finding {
  const write = readWrite(context);
  if (!write) return { range: context.statement };
  const rows = readNewRows(context, write);
  const isWrong = (value: SqlValue | undefined) =>
    (type === 'TEXT' && typeof value === 'string') ||
    (type === 'REAL' && typeof value === 'number') ||
    (type === 'INT' && typeof value === 'bigint') ||
    (type === 'BLOB' && value instanceof Uint8Array);
  const position = rows.findIndex((row) =>
    isWrong(row.get(column.toLowerCase())),
  );
  const value = rows[position]?.get(column.toLowerCase());
  return {
    range: getFaultPlace(write, [column], Math.max(position, 0)),
    captures: {
      value: value === undefined ? 'Ese valor' : writeLiteral(value),
      kind:
        { TEXT: 'un texto', REAL: 'un número con decimales', INT: 'un entero' }[
          type
        ] ?? 'un dato binario',
    },
  };
}

/** Finds the value that cannot be the number of a row. */
function findMismatch(context: FaultContext): Finding | undefined {
  const write = readWrite(context);
  const key = write?.table.columns.find(
    ({ keyPosition, type }) => keyPosition === 1 && /^integer$/i.test(type),
  );
  if (!write || !key) return undefined;
  const rows = readNewRows(context, write);
  const position = rows.findIndex((row) => {
    const value = row.get(key.name.toLowerCase());
    return value !== undefined && value !== null && typeof value !== 'bigint';
  });
  const value = rows[position]?.get(key.name.toLowerCase());
  return {
    range: getFaultPlace(write, [key.name], Math.max(position, 0)),
    captures: {
      column: key.name,
      value: value === undefined ? 'ese valor' : writeLiteral(value),
    },
  };
}

/** Rules of the tables that a row does not meet. */
export const constraintCards: readonly FaultCard[] = [
  {
    id: 'foreign-key-missing',
    messages: [FOREIGN_KEY],
    find: findMissingParent,
    title: 'No hay una fila de `$parent` con `$targets` igual a $value',
    text: '`$columns` es una clave foránea: su valor tiene que estar en `$parent.$targets`, y $value no está. $existing',
    fix: 'Escribe un valor que exista, o inserta antes la fila en `$parent`.',
    example: {
      wrong: "INSERT INTO prestamo VALUES (4, 9, 1, '2026-03-01', NULL)",
      right: "INSERT INTO prestamo VALUES (4, 2, 1, '2026-03-01', NULL)",
    },
  },
  {
    id: 'foreign-key-used',
    messages: [FOREIGN_KEY],
    find: findUsedParent,
    title: 'No se puede $verb: en `$child` hay filas que apuntan a esa',
    text: 'La clave foránea `$child.$columns` apunta a `$parent`. $rows',
    fix: 'Borra o cambia antes esas filas de `$child`. Si deben irse con ella, la clave se declara con `ON DELETE CASCADE`.',
    example: {
      wrong: 'DELETE FROM juego WHERE id = 1',
      right:
        'DELETE FROM prestamo WHERE juego_id = 1;\nDELETE FROM juego WHERE id = 1',
    },
  },
  {
    id: 'table-used',
    messages: [FOREIGN_KEY],
    find: findUsedTable,
    title: 'Otra tabla depende de `$table`',
    text: 'Las filas de $children apuntan a las de `$table` con una clave foránea. Si `$table` desaparece, apuntarían a nada.',
    fix: 'Borra antes la tabla que depende de ella: `DROP TABLE $child`.',
    example: {
      wrong: 'DROP TABLE juego',
      right: 'DROP TABLE prestamo;\nDROP TABLE juego',
    },
  },
  {
    id: 'foreign-key-failed',
    messages: [FOREIGN_KEY],
    isFallback: true,
    find: ({ statement }) => ({ range: statement }),
    title: 'Una clave foránea se quedaría sin su fila',
    text: 'Después de esta sentencia, alguna fila apuntaría a otra que no existe. SQLite la deshizo.',
    fix: 'Inserta antes las filas a las que se apunta, y borra antes las que apuntan.',
  },
  {
    id: 'unique-repeated',
    messages: [UNIQUE],
    find: (context, captures) =>
      context.fault.code === 1555 ? undefined : findRepeated(context, captures),
    title: 'Ya hay una fila con `$columns` igual a $value',
    text: 'En `$table`, `$columns` no se repite (`UNIQUE`).$where',
    fix: 'Escribe otro valor, o cambia con `UPDATE` la fila que ya está.',
    example: {
      wrong: "INSERT INTO juego (titulo) VALUES ('Oca')",
      right: "INSERT INTO juego (titulo) VALUES ('Oca 2')",
    },
  },
  {
    id: 'key-repeated',
    messages: [UNIQUE],
    find: (context, captures) =>
      context.fault.code === 1555 ? findRepeated(context, captures) : undefined,
    title: 'La clave primaria `$columns` = $value ya está usada',
    text: 'La clave primaria distingue cada fila de `$table`, así que no se repite.$where',
    fix: 'Usa un valor libre. Si es `INTEGER PRIMARY KEY`, no lo escribas: SQLite pone el siguiente.',
    example: {
      wrong: "INSERT INTO socio (id, nombre) VALUES (1, 'Eva')",
      right: "INSERT INTO socio (nombre) VALUES ('Eva')",
    },
  },
  {
    id: 'value-required',
    messages: [/^NOT NULL constraint failed: (?<table>.+)\.(?<column>.+)$/s],
    find: findRequired,
    title: 'La columna `$column` no puede quedar vacía',
    text: '`$column` es `NOT NULL` en `$table`: cada fila lleva un valor. $how',
    fix: 'Da un valor a `$column`.',
    example: {
      wrong: "INSERT INTO juego (genero) VALUES ('cartas')",
      right: "INSERT INTO juego (titulo, genero) VALUES ('Uno', 'cartas')",
    },
  },
  {
    id: 'check-failed',
    messages: [/^CHECK constraint failed: (?<name>[\s\S]*)$/],
    find: findCheck,
    title: 'El valor no cumple la condición de la tabla',
    text: 'La tabla `$table` exige `$condition`, y esta fila no lo cumple.$found',
    fix: '$fix',
    example: {
      wrong: "INSERT INTO juego (titulo, precio) VALUES ('Go', -5)",
      right: "INSERT INTO juego (titulo, precio) VALUES ('Go', 5)",
    },
  },
  {
    id: 'strict-value',
    messages: [
      /^cannot store (?<type>\w+) value in (?<expected>\w+) column (?<table>.+)\.(?<column>.+)$/s,
    ],
    find: findWrongType,
    title: '`$column` solo guarda valores $expected',
    text: 'La tabla `$table` es `STRICT`: cada columna guarda su tipo. $value es $kind, y no se puede convertir a `$expected`.',
    fix: 'Escribe un valor de ese tipo; los números van sin comillas y con punto decimal.',
    example: {
      wrong: "INSERT INTO juego (titulo, minimo) VALUES ('Go', 'dos')",
      right: "INSERT INTO juego (titulo, minimo) VALUES ('Go', 2)",
    },
  },
  {
    id: 'thousands-point',
    messages: [
      /^cannot store REAL value in INT(?:EGER)? column .+\.(?<column>.+)$/s,
    ],
    isCause: true,
    find: (context, { column = '' }) => {
      const { sql } = context;
      const range = readWrite(context)
        ?.rows.map(({ values }) =>
          values.find((value) => isSameName(value.column, column)),
        )
        .map((value) => value?.range)
        .find(
          (place) => place && THOUSANDS.test(sql.slice(place.start, place.end)),
        );
      if (!range) return undefined;
      const written = sql.slice(range.start, range.end);
      return {
        range,
        captures: { written, right: written.replaceAll('.', '') },
      };
    },
    title: 'En SQL, `$written` no son miles: el punto es de los decimales',
    text: '`$column` guarda enteros, y `$written` es un número con tres decimales.',
    fix: 'Escribe el número sin punto: `$right`.',
    example: {
      wrong: 'UPDATE juego SET minimo = 1.500',
      right: 'UPDATE juego SET minimo = 1500',
    },
  },
  {
    id: 'key-not-integer',
    messages: [/^datatype mismatch$/],
    find: findMismatch,
    title: 'La clave `$column` es un número entero',
    text: '`$column` es `INTEGER PRIMARY KEY`, y $value no es un entero. Una clave así solo guarda enteros, también fuera de las tablas `STRICT`.',
    fix: 'Escribe un entero, o no des la columna: SQLite pone el siguiente.',
    example: {
      wrong: "INSERT INTO sala (id) VALUES ('A')",
      right: 'INSERT INTO sala (id) VALUES (1)',
    },
  },
  {
    id: 'limit-not-integer',
    messages: [/^datatype mismatch$/],
    find: ({ tokens }) => {
      const at = tokens.findLastIndex(
        ({ upper }) => upper === 'LIMIT' || upper === 'OFFSET',
      );
      return at < 0 ? undefined : { range: getRange(tokens, at + 1, at + 1) };
    },
    title: 'LIMIT espera un número entero',
    text: 'Después de `LIMIT` va cuántas filas se piden, y lo que hay no es un entero.',
    fix: 'Escribe el número sin comillas: `LIMIT 5`.',
    example: { wrong: "LIMIT 'cinco'", right: 'LIMIT 5' },
  },
];
