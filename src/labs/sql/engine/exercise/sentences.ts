import { formatValue } from '../formatValue';
import type { SqlFault, SqlRow, SqlValue } from '../types';
import type { SqlPart } from './parts';
import type { OtherEngine, Incompatibility } from './portability';
import type { FoundCause } from './rowCause';
import type {
  AttemptOutcome,
  ColumnsDifference,
  OrderDifference,
  RowCause,
  RowsDifference,
  SchemaDifference,
  SchemaRequirement,
  SqlDifference,
  SqlSentences,
  TableDifference,
} from './types';

/** Longest text of a cell in a sentence. */
const MAX_CELL_LETTERS = 40;

const listFormat = new Intl.ListFormat('es');

const formatCode = (text: string): string =>
  `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;

const formatCodes = (names: readonly string[]): string =>
  listFormat.format(names.map(formatCode));

/** Writes a value as in a statement: a text, between quotes. */
function writeValue(value: SqlValue): string {
  const text =
    typeof value === 'string'
      ? `'${value.replaceAll("'", "''")}'`
      : formatValue(value);
  const letters = Array.from(text);
  return letters.length > MAX_CELL_LETTERS
    ? `${letters.slice(0, MAX_CELL_LETTERS).join('')}…`
    : text;
}

const writeCell = (value: SqlValue): string => formatCode(writeValue(value));

/** Signs of the blanks that a sentence would not show. */
const BLANK_SIGNS: Readonly<Record<string, string>> = {
  '\n': '↵',
  '\t': '⇥',
  '\u00a0': '⍽',
};

/** Shows the blanks of a text at its edges and those that are not single. */
const showBlanks = (value: SqlValue): SqlValue =>
  typeof value === 'string'
    ? value.replace(/^\s+|\s+$|\s{2,}|[^\S ]/g, (blanks) =>
        Array.from(blanks, (blank) => BLANK_SIGNS[blank] ?? '·').join(''),
      )
    : value;

const writeRow = (row: SqlRow): string =>
  formatCode(`(${row.map(writeValue).join(', ')})`);

const writeCount = (count: number): string =>
  `${count.toLocaleString('es')} ${count === 1 ? 'fila' : 'filas'}`;

/** Writes the first rows of several, and says when there are more. */
function writeExamples(rows: readonly SqlRow[], total: number): string {
  if (rows.length === 0) return '';
  const rest = total - rows.length;
  return `: ${listFormat.format([
    ...rows.map(writeRow),
    ...(rest > 0 ? [`${rest.toLocaleString('es')} más`] : []),
  ])}`;
}

function writeMissing({ missing, missingTotal }: RowsDifference): string {
  const verb = missingTotal === 1 ? 'Te falta' : 'Te faltan';
  return `${verb} ${writeCount(missingTotal)}${writeExamples(missing, missingTotal)}.`;
}

function writeExtra({ extra, extraTotal }: RowsDifference): string {
  const verb = extraTotal === 1 ? 'Sobra' : 'Sobran';
  return `${verb} ${writeCount(extraTotal)}${writeExamples(extra, extraTotal)}.`;
}

const CELL_HINTS: Partial<Record<RowCause, string>> = {
  'number-text': 'Un número y un texto con las mismas cifras son distintos.',
  case: 'Solo cambian las mayúsculas.',
  accents: 'Solo cambian las tildes o las mayúsculas.',
  blanks: 'Solo cambian los espacios: cada `·` es uno.',
  rounded: 'Está redondeado.',
  truncated: 'Al dividir un entero entre otro, SQLite quita los decimales.',
};

function writeNullHint(pair: readonly [SqlValue, SqlValue]): string {
  if (pair.includes('')) return ' `NULL` no es lo mismo que un texto vacío.';
  return pair.some((value) => value === 0n || value === 0)
    ? ' `NULL` no es lo mismo que 0.'
    : '';
}

/** Writes the cell that differs. */
function writeCellDifference(
  { place, missingTotal }: RowsDifference,
  { pair, cause }: FoundCause,
  columns: readonly string[],
): string {
  const column = place?.column ?? 0;
  const [wanted, found] = [
    pair?.[0][column] ?? null,
    pair?.[1][column] ?? null,
  ];
  const name = columns[column];
  const where = `La columna ${column + 1}${name === undefined ? '' : `, ${formatCode(name)},`}`;
  const others =
    missingTotal > 1 ? ` Pasa en ${writeCount(missingTotal)}.` : '';
  const row =
    pair && pair[1].length > 1 ? ` Es la fila ${writeRow(pair[1])}.` : '';
  const hint =
    cause === 'null'
      ? writeNullHint([wanted, found])
      : CELL_HINTS[cause] !== undefined
        ? ` ${CELL_HINTS[cause]}`
        : '';
  const show = cause === 'blanks' ? showBlanks : (value: SqlValue) => value;
  return `${where} dice ${writeCell(show(found))} donde se esperaba ${writeCell(show(wanted))}.${row}${hint}${others}`;
}

/** Writes the rows of a query that are not the expected ones. */
export function writeRowsDifference(
  difference: RowsDifference,
  found: FoundCause | undefined,
  columns: readonly string[],
): string {
  const { expectedTotal, actualTotal, missingTotal, extraTotal } = difference;
  if (found?.pair) return writeCellDifference(difference, found, columns);
  switch (found?.cause) {
    case 'repeated':
      return `${writeExtra(difference)} Ya están: salen repetidas. Mira si falta \`DISTINCT\` o si una unión repite filas.`;
    case 'merged':
      return `${writeMissing(difference)} Deben salir todas las veces que están, y aquí se juntaron: mira si sobra \`DISTINCT\`, \`UNION\` o \`GROUP BY\`.`;
    case 'column-order':
      return 'Los datos son esos, pero las columnas están en otro orden.';
    default:
      break;
  }
  if (actualTotal === 0)
    return `No sale ninguna fila, y ${expectedTotal === 1 ? 'se esperaba' : 'se esperaban'} ${writeCount(expectedTotal)}${writeExamples(difference.missing, missingTotal)}.`;
  if (expectedTotal === 0)
    return `No debía salir ninguna fila. ${writeExtra(difference)}`;
  return [
    missingTotal > 0 && writeMissing(difference),
    extraTotal > 0 && writeExtra(difference),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Writes a result so long that its rows were not compared. */
export const writeTotals = (expected: number, actual: number): string =>
  `Salen ${writeCount(actual)} y ${expected === 1 ? 'se esperaba' : 'se esperaban'} ${writeCount(expected)}.`;

/** Writes the rows that are in another order. */
export function writeOrderDifference({
  place,
  early,
  late,
  key,
  isReversed,
  isUnasked,
  isNested = false,
  luck,
}: OrderDifference): string {
  if (luck === 'limit')
    return 'Esta vez salió bien por casualidad: con las filas que hay, tu `LIMIT` no quita ninguna, y si hubiera más faltarían.';
  if (luck === 'rows')
    return 'Esta vez salió bien por casualidad: tu respuesta no dice del todo en qué orden se toman las filas, y con otro serían otras.';
  if (isNested)
    return 'Falta pedir el orden fuera: el `ORDER BY` de una subconsulta no ordena el resultado.';
  if (isUnasked)
    return place
      ? 'Las filas son esas, pero falta pedir su orden con `ORDER BY`.'
      : 'Esta vez las filas salieron en orden, pero tu consulta no lo pide: sin `ORDER BY`, pueden salir en cualquier otro.';
  const because = key
    ? `, porque por ${formatCode(key.sql)} ${writeCell(key.late)} va antes que ${writeCell(key.early)}`
    : '';
  if (luck === 'order')
    return early && late
      ? `Esta vez el orden salió bien por casualidad: tu consulta no pide que ${writeRow(late)} vaya antes que ${writeRow(early)}${because}.`
      : 'Esta vez el orden salió bien por casualidad: tu consulta no lo pide del todo.';
  if (!place) return 'El orden no es el que se pide.';
  if (isReversed && early)
    return `Las filas están en el orden contrario: ${writeRow(early)} no va en la fila ${place.row + 1}.`;
  if (!early || !late)
    return `El orden no es el que se pide a partir de la fila ${place.row + 1}.`;
  return `Las filas son esas, pero en otro orden: ${writeRow(late)} va antes que ${writeRow(early)} (fila ${place.row + 1})${because}.`;
}

/** Writes the columns that are not the expected ones. */
export function writeColumnsDifference({
  expected,
  actual,
  missing,
  extra,
}: ColumnsDifference): string {
  if (missing.length === 0 && extra.length === 0)
    return expected.length === actual.length
      ? `Las columnas son esas, pero en otro orden: se esperaba ${formatCodes(expected)}.`
      : `Tu consulta da ${actual.length} ${actual.length === 1 ? 'columna' : 'columnas'} y se ${expected.length === 1 ? 'esperaba' : 'esperaban'} ${expected.length}.`;
  const missingSentence =
    missing.length > 0 &&
    `${missing.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${formatCodes(missing)}.`;
  const extraSentence =
    extra.length > 0 &&
    `${extra.length === 1 ? 'Sobra la columna' : 'Sobran las columnas'} ${formatCodes(extra)}.`;
  const [wanted, found] = [missing[0], extra[0]];
  if (
    wanted !== undefined &&
    found !== undefined &&
    missing.length === 1 &&
    extra.length === 1 &&
    expected.length === actual.length
  )
    return `La columna ${formatCode(found)} debe llamarse ${formatCode(wanted)}.`;
  return [missingSentence, extraSentence]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Writes the rows of a table that are not those of the solution. */
export function writeTableDifference(
  { table, rows, columns, isForeign, isUnchanged }: TableDifference,
  found: FoundCause | undefined,
): string {
  const name = formatCode(table);
  if (isForeign) {
    const what = [
      rows.missingTotal > 0 &&
        `${writeCount(rows.missingTotal)} que ya no ${rows.missingTotal === 1 ? 'está' : 'están'} igual${writeExamples(rows.missing, rows.missingTotal)}`,
      rows.extraTotal > 0 &&
        `${writeCount(rows.extraTotal)} que no ${rows.extraTotal === 1 ? 'estaba' : 'estaban'}${writeExamples(rows.extra, rows.extraTotal)}`,
    ].filter((part) => part !== false);
    return `La tabla ${name} no debía cambiar: hay ${listFormat.format(what)}.`;
  }
  if (isUnchanged)
    return `La tabla ${name} sigue como estaba. ${writeTableRows(rows)}`;
  if (found?.cause === 'overreach')
    return `En ${name} cambiaste de más: ${rows.missingTotal === 1 ? 'esta fila debía' : 'estas filas debían'} quedar como ${rows.missingTotal === 1 ? 'estaba' : 'estaban'}${writeExamples(rows.missing, rows.missingTotal)}.`;
  if (found?.cause === 'untouched')
    return `En ${name} ${rows.extraTotal === 1 ? 'sigue igual una fila que debía' : `siguen igual ${writeCount(rows.extraTotal)} que debían`} cambiar o irse${writeExamples(rows.extra, rows.extraTotal)}.`;
  if (found?.pair)
    return `En ${name}: ${writeCellDifference(rows, found, columns)}`;
  return `En ${name}: ${writeTableRows(rows)}`;
}

/** Writes the rows that a table must have at the end, and those it must not. */
function writeTableRows(rows: RowsDifference): string {
  const { missing, missingTotal, extra, extraTotal } = rows;
  return [
    missingTotal > 0 &&
      `Al final debía tener ${writeCount(missingTotal)} más${writeExamples(missing, missingTotal)}.`,
    extraTotal > 0 &&
      `No debía tener ${writeCount(extraTotal)}${writeExamples(extra, extraTotal)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const OBJECT_NAMES = {
  table: 'la tabla',
  view: 'la vista',
  trigger: 'el disparador',
} as const;

/** Writes an object of the schema that is not as in the solution. */
export function writeSchemaDifference({
  type,
  name,
  change,
}: SchemaDifference): string {
  const object = `${OBJECT_NAMES[type]} ${formatCode(name)}`;
  switch (change) {
    case 'added':
      return `Sobra ${object}, que no se pide.`;
    case 'removed':
      return `Falta ${object}.`;
    case 'altered':
      return `La forma de ${object} no es la que se espera.`;
  }
}

/** Writes an error of the answer. */
export function writeFault({ limit, message, isOwn }: SqlFault): string {
  switch (limit) {
    case 'time':
      return 'Tu respuesta no termina: se detuvo por tiempo.';
    case 'text':
      return 'Tu respuesta forma un texto demasiado largo.';
    case 'memory':
      return 'Tu respuesta pide demasiada memoria.';
    case undefined:
      return `Tu respuesta tiene un error: ${isOwn ? message : formatCode(message)}.`;
  }
}

/** Writes a difference that needs no rows. */
export function writePlainDifference(
  difference: Extract<
    SqlDifference,
    { kind: 'empty' | 'no-rows' | 'writes' | 'open-transaction' }
  >,
): string {
  switch (difference.kind) {
    case 'empty':
      return 'Todavía no hay ninguna sentencia.';
    case 'no-rows':
      return 'Tu respuesta no devuelve filas: se pide una consulta.';
    case 'writes':
      return `Se pide una consulta, y tu respuesta cambia ${formatCode(difference.name)}.`;
    case 'open-transaction':
      return 'La transacción quedó abierta: falta `COMMIT` o `ROLLBACK`.';
  }
}

/** Names a hidden case only in the long sentence. */
export function nameCase(
  { name, isHidden }: { readonly name: string; readonly isHidden: boolean },
  sentence: string,
): SqlSentences {
  if (!isHidden) return { short: sentence, long: sentence };
  return {
    short: 'Con otros datos, tu respuesta no da lo que se pide.',
    long: `Con otros datos («${name}»): ${sentence}`,
  };
}

const PART_NAMES = {
  funcion: 'la función',
  tabla: 'la tabla',
  columna: 'la columna',
  indice: 'el índice',
} as const;

/** Writes a rule that an answer breaks. */
export function writeRuleSentence(
  rule: 'required' | 'forbidden',
  part: SqlPart,
): string {
  if (part.kind === 'motor')
    return rule === 'required'
      ? `Tu respuesta no vale en ${part.engine}.`
      : `Tu respuesta vale en ${part.engine}, y no debía.`;
  if (part.kind === 'empieza')
    return rule === 'required'
      ? `Lo que escribió el programa no se cambia: tu respuesta tiene que empezar por ${formatCode(part.text)}.`
      : `Tu respuesta no puede empezar por ${formatCode(part.text)}.`;
  const name =
    part.kind !== 'written'
      ? `${PART_NAMES[part.kind]} ${formatCode(part.name)}`
      : part.part === 'subconsulta' || part.part === 'ventana'
        ? { subconsulta: 'una subconsulta', ventana: 'una ventana' }[part.part]
        : formatCode(part.part);
  if (part.kind === 'indice')
    return rule === 'required'
      ? `El plan de tu consulta no busca con ${name}.`
      : `El plan de tu consulta usa ${name}, y no debía.`;
  return rule === 'required'
    ? `Falta usar ${name}.`
    : `Esta vez no se puede usar ${name}.`;
}

/** Writes that an answer names an index and reads nearly all the rows. */
export const writeIdleIndex = (name: string): string =>
  `El plan de tu consulta usa ${PART_NAMES.indice} ${formatCode(name)}, pero lo que pide con él lo cumplen casi todas las filas, y las lee todas.`;

/** Writes a part of an answer that another engine does not accept. */
export const writeIncompatibility = (
  engine: OtherEngine,
  { what, instead }: Incompatibility,
): string =>
  `${engine} no acepta ${what}${instead === undefined ? '' : `; en su lugar va ${instead}`}.`;

/** Writes a rule that an answer keeps; undefined when its part says enough. */
export function writeKeptRule(
  rule: 'required' | 'forbidden',
  part: SqlPart,
): string | undefined {
  if (rule === 'forbidden') return undefined;
  switch (part.kind) {
    case 'motor':
      return `Tu respuesta vale también en ${part.engine}.`;
    case 'indice':
      return `El plan de tu consulta busca con ${PART_NAMES.indice} ${formatCode(part.name)}.`;
    default:
      return undefined;
  }
}

/** Writes that some changes are not kept together. */
export const writeSplitTransaction = (): string =>
  'Los cambios tienen que ir todos entre un `BEGIN` y su `COMMIT`, en una sola transacción.';

/** Constraints, as the sentences name them. */
const OUTCOME_NAMES: Record<Exclude<AttemptOutcome, 'ok' | 'error'>, string> = {
  'foreign-key': 'la clave foránea',
  unique: '`UNIQUE` o la clave primaria',
  'not-null': '`NOT NULL`',
  check: '`CHECK`',
  type: 'el tipo',
};

/** Attempt of a design, and what came of it. */
export interface AttemptReport {
  readonly expect: AttemptOutcome;
  readonly why: string;
  readonly sql: string;
  /** Constraint that refused it; `error`, for another error. */
  readonly outcome: AttemptOutcome;
  readonly fault?: SqlFault | undefined;
}

/** Writes the result of an attempt that is as expected. */
export const writeMetAttempt = ({ expect, why }: AttemptReport): string =>
  `${expect === 'ok' ? 'Entra' : 'Se rechaza'}, como debe. ${why}`;

/** Writes the result of an attempt that is not as expected. */
export function writeUnmetAttempt({
  expect,
  why,
  sql,
  outcome,
  fault,
}: AttemptReport): string {
  const code = formatCode(sql.trim());
  const message = fault ? ` (${formatCode(fault.message)})` : '';
  const by =
    outcome === 'ok' || outcome === 'error'
      ? ''
      : ` por ${OUTCOME_NAMES[outcome]}`;
  if (expect === 'ok' && outcome === 'ok')
    return `Debía entrar y se perdió sin dar error: ${code}. ${why}`;
  if (expect === 'ok')
    return `Debía entrar y se rechazó${by}${message}: ${code}. ${why}`;
  const wanted = expect === 'error' ? '' : ` por ${OUTCOME_NAMES[expect]}`;
  if (outcome === 'ok')
    return `Debía rechazarse${wanted} y entró: ${code}. ${why}`;
  return by
    ? `Se rechazó${by}${message}, y debía ser${wanted}: ${code}. ${why}`
    : `Debía rechazarse${wanted}, y dio otro error${message}: ${code}. ${why}`;
}

/** Facts of a table that is not as required. */
interface UnmetSchema {
  readonly isThere: boolean;
  readonly missing: readonly string[];
  /** Columns of its primary key. */
  readonly key: readonly string[];
}

/** Writes a required table that is there. */
export const writeMetSchema = ({
  name,
  kind = 'table',
}: SchemaRequirement): string =>
  `Está ${OBJECT_NAMES[kind]} ${formatCode(name)}.`;

/** Writes a required table that is not there, or is not as required. */
export function writeUnmetSchema(
  { name, kind = 'table', primaryKey = [] }: SchemaRequirement,
  { isThere, missing, key }: UnmetSchema,
): string {
  const object = `${OBJECT_NAMES[kind]} ${formatCode(name)}`;
  if (!isThere) return `Falta ${object}.`;
  if (missing.length > 0)
    return `A ${object} ${missing.length === 1 ? 'le falta la columna' : 'le faltan las columnas'} ${formatCodes(missing)}.`;
  return key.length === 0
    ? `A ${object} le falta la clave primaria: ${formatCodes(primaryKey)}.`
    : `La clave primaria de ${object} es ${formatCodes(key)} y tiene que ser ${formatCodes(primaryKey)}.`;
}

/** Writes a query on the final rows that gives what it must. */
export const writeMetCheck = (why: string): string => why;

/** Writes a query whose plan reads a whole table. */
export const writeUnindexedCheck = (
  sql: string,
  table: string,
  why: string,
): string =>
  `Para ${formatCode(sql.trim())}, SQLite lee ${formatCode(table)} entera: ningún índice le sirve. ${why}`;

/** Writes the steps that were not tried. */
export const writeUntried = (count: number): string =>
  count === 1
    ? 'No se probó lo que sigue: le hacen falta las filas de ese intento.'
    : `No se probaron los ${count} pasos que siguen: les hacen falta las filas de ese intento.`;

/** Writes the result of an answer that is right. */
export const writeCorrect = (cases: number): SqlSentences => {
  const sentence =
    cases === 1
      ? 'Tu respuesta da lo que se pide.'
      : `Tu respuesta da lo que se pide con ${cases} juegos de datos.`;
  return { short: sentence, long: sentence };
};

/** Writes the cases that were not judged. */
export const writeSkipped = (): string =>
  'La comprobación tardó demasiado y no se terminó.';
