import { formatNumber } from '../../../../utils/quantities';
import type { SourceKind } from './sources';
import type { CompoundOperator, JoinOperator } from './syntax';

/** Longest text of a condition that a sentence repeats. */
const MAX_QUOTED_LENGTH = 60;

/** Writes a number with its noun: «1 fila», «12.000 filas». */
const formatAmount = (amount: number, one: string, many: string): string =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`;

const formatRows = (amount: number): string =>
  formatAmount(amount, 'fila', 'filas');

/** Writes a piece of the query between the marks of code. */
export function quoteCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_QUOTED_LENGTH || line.includes('`')
    ? 'la condición'
    : `\`${line}\``;
}

const SOURCE_TITLES: Readonly<Record<SourceKind, string>> = {
  table: 'Tabla',
  view: 'Vista',
  'common-table': 'Tabla de WITH',
  subquery: 'Subconsulta',
  function: 'Función',
};

/** Returns the title of the rows of a source. */
export function getSourceTitle(
  kind: SourceKind,
  label: string,
  name: string,
): string {
  if (kind === 'subquery' && label.startsWith('subconsulta '))
    return `S${label.slice(1)}`;
  return `${SOURCE_TITLES[kind]} ${name}${name === label ? '' : ` (${label})`}`;
}

/** Describes the rows of a source. */
export function describeSource(
  kind: SourceKind,
  label: string,
  name: string,
  count: number,
): string {
  const alias = name === label ? '' : ` La consulta la llama \`${label}\`.`;
  const rows = count === 0 ? 'no tiene filas' : `tiene ${formatRows(count)}`;
  switch (kind) {
    case 'table':
      return `La tabla \`${name}\` ${rows}.${alias}`;
    case 'view':
      return `La vista \`${name}\` es una consulta guardada: aquí ${rows}.${alias}`;
    case 'common-table':
      return `\`${name}\` es una tabla que da el WITH: ${rows}.${alias}`;
    case 'subquery':
      return `La subconsulta se resuelve primero: ${rows}.`;
    case 'function':
      return `La función \`${name}\` da una tabla: ${rows}.${alias}`;
  }
}

/** Describes the pairs of a product. */
export const describeProduct = (
  left: number,
  right: number,
  leftName: string,
  rightName: string,
): string =>
  `Cada fila de ${leftName} se pone junto a cada fila de ${rightName}: ${formatNumber(left)} × ${formatNumber(right)} = ${formatAmount(left * right, 'par', 'pares')}.`;

/** Numbers of a JOIN. */
interface JoinCounts {
  readonly pairs: number;
  readonly kept: number;
  /** Pairs whose condition is NULL. */
  readonly unknown: number;
  readonly leftUnmatched: number;
  readonly rightUnmatched: number;
  /** Rows that an INNER JOIN leaves out, because they have no partner. */
  readonly leftLost: number;
  readonly rightLost: number;
}

/** Describes those that a condition leaves out: «8 no cumplen `…`». */
function describeDropped(
  dropped: number,
  unknown: number,
  condition: string,
): string {
  if (dropped === 0) return 'todos la cumplen';
  const verb = dropped === 1 ? 'no cumple' : 'no cumplen';
  const amount = dropped === unknown ? '' : `en ${formatNumber(unknown)}, `;
  const reason =
    unknown === 0 ? '' : ` (${amount}porque da NULL: con un NULL no se sabe)`;
  return `${formatNumber(dropped)} ${verb} ${condition}${reason}`;
}

const describeUnmatched = (
  amount: number,
  name: string,
  other: string,
): string => {
  if (amount === 0) return '';
  const stay = amount === 1 ? 'se queda' : 'se quedan';
  const go = amount === 1 ? 'sigue' : 'siguen';
  return ` ${formatRows(amount)} de ${name} ${stay} sin pareja y ${go}, con NULL en las columnas de ${other}.`;
};

const describeLost = (amount: number, name: string): string => {
  if (amount === 0) return '';
  const fall =
    amount === 1 ? 'no tiene pareja y cae' : 'no tienen pareja y caen';
  return ` ${formatRows(amount)} de ${name} ${fall}.`;
};

/** Describes what a JOIN keeps. */
export function describeJoin(
  counts: JoinCounts,
  condition: string,
  leftName: string,
  rightName: string,
): string {
  const { pairs, kept, unknown } = counts;
  const verb = kept === 1 ? 'queda' : 'quedan';
  return [
    `De ${formatAmount(pairs, 'par', 'pares')} ${verb} ${formatNumber(kept)}; ${describeDropped(pairs - kept, unknown, condition)}.`,
    describeUnmatched(counts.leftUnmatched, leftName, rightName),
    describeUnmatched(counts.rightUnmatched, rightName, leftName),
    describeLost(counts.leftLost, leftName),
    describeLost(counts.rightLost, rightName),
  ].join('');
}

const JOIN_TITLES: Readonly<Record<JoinOperator['type'], string>> = {
  comma: 'Coma',
  cross: 'CROSS JOIN',
  inner: 'JOIN',
  left: 'LEFT JOIN',
  right: 'RIGHT JOIN',
  full: 'FULL JOIN',
};

/** Returns the title of a JOIN. */
export const getJoinTitle = (
  { type, isNatural }: JoinOperator,
  label: string,
): string => `${isNatural ? 'NATURAL ' : ''}${JOIN_TITLES[type]} con ${label}`;

/** Describes what WHERE or HAVING keeps. */
export function describeFilter(
  before: number,
  after: number,
  unknown: number,
  condition: string,
  noun: 'fila' | 'grupo',
): string {
  if (before === 0)
    return `No llega ninguna ${noun}.`.replace('ninguna grupo', 'ningún grupo');
  const verb = after === 1 ? 'queda' : 'quedan';
  const all = noun === 'fila' ? 'todas' : 'todos';
  const dropped = before - after;
  const rest =
    dropped === 0
      ? `${before === 1 ? 'cumple' : `${all} cumplen`} ${condition}`
      : describeDropped(dropped, unknown, condition);
  return `De ${formatAmount(before, noun, `${noun}s`)} ${verb} ${formatNumber(after)}; ${rest}.`;
}

/** Describes the groups that rows form. */
export function describeGroups(
  rows: number,
  groups: number,
  keys: readonly string[],
): string {
  if (keys.length === 0)
    return rows === 0
      ? 'No hay GROUP BY: hay un solo grupo, y está vacío.'
      : `No hay GROUP BY: ${rows === 1 ? 'la fila forma' : `las ${formatRows(rows)} forman`} un solo grupo.`;
  if (rows === 0) return 'No llega ninguna fila, y no hay ningún grupo.';
  const names = keys.map(quoteCode).join(', ');
  return `${rows === 1 ? 'La fila forma' : `Las ${formatRows(rows)} forman`} ${formatAmount(groups, 'grupo', 'grupos')}, uno por cada valor de ${names}.`;
}

/** Describes the columns of the result. */
export function describeSelect(
  rows: number,
  columns: number,
  from: 'row' | 'group' | 'nothing',
): string {
  const size = formatAmount(columns, 'columna', 'columnas');
  if (from === 'nothing')
    return `No hay FROM: el resultado es ${formatRows(rows)} con ${size}.`;
  if (rows === 0)
    return `No llega ${from === 'row' ? 'ninguna fila' : 'ningún grupo'}: el resultado tiene ${size} y ninguna fila.`;
  if (from === 'group' && rows === 1)
    return `El grupo da una fila, con ${size}.`;
  return from === 'row'
    ? `De cada fila se ${columns === 1 ? 'toma o se calcula' : 'toman o se calculan'} ${size}: ${formatRows(rows)}.`
    : `Cada grupo da una fila, con ${size}: ${formatRows(rows)}.`;
}

/** Describes what DISTINCT leaves out. */
export const describeDistinct = (before: number, after: number): string =>
  before === after
    ? `No hay filas repetidas: ${before === 1 ? 'queda' : 'quedan'} ${formatRows(after)}.`
    : `De ${formatRows(before)} ${after === 1 ? 'queda' : 'quedan'} ${formatNumber(after)}; ${formatNumber(before - after)} ${before - after === 1 ? 'repite otra' : 'repiten otra'}.`;

/** Describes how rows are put in order. */
export const describeOrder = (
  rows: number,
  terms: readonly { readonly text: string; readonly isDescending: boolean }[],
): string => {
  const list = terms
    .map(
      ({ text, isDescending }) =>
        `${quoteCode(text)} ${isDescending ? 'de mayor a menor' : 'de menor a mayor'}`,
    )
    .join(' y, si empatan, por ');
  return rows < 2
    ? `Se ordena por ${list}, pero hay ${rows === 0 ? 'cero filas' : 'una sola fila'}.`
    : `Las ${formatRows(rows)} se ordenan por ${list}.`;
};

/** Describes what LIMIT and OFFSET leave. */
export function describeLimit(
  before: number,
  after: number,
  skipped: number,
): string {
  const skip =
    skipped === 0
      ? ''
      : skipped === 1
        ? ' Se salta la primera.'
        : ` Se saltan las ${formatNumber(skipped)} primeras.`;
  return `De ${formatRows(before)} ${after === 1 ? 'queda' : 'quedan'} ${formatNumber(after)}.${skip}`;
}

/** Describes the values that window functions give. */
export const describeWindows = (rows: number, noun: 'row' | 'group'): string =>
  `Para cada ${noun === 'row' ? 'fila' : 'grupo'} se calcula un valor mirando también ${noun === 'row' ? 'las demás filas' : 'los demás grupos'}: ${rows === 1 ? 'sigue habiendo' : 'siguen siendo'} ${formatAmount(rows, noun === 'row' ? 'fila' : 'grupo', noun === 'row' ? 'filas' : 'grupos')}.`;

/** Describes how two results become one. */
export function describeCompound(
  operator: CompoundOperator,
  left: number,
  right: number,
  after: number,
): string {
  const sizes = `${formatNumber(left)} y ${formatNumber(right)}`;
  switch (operator) {
    case 'UNION ALL':
      return `Se juntan las filas de las dos consultas (${sizes}), repetidas o no: ${formatRows(after)}.`;
    case 'UNION':
      return `Se juntan las filas de las dos consultas (${sizes}) y las repetidas cuentan una vez: ${formatRows(after)}.`;
    case 'INTERSECT':
      return `Quedan las filas que están en las dos consultas (${sizes}), sin repetir: ${formatRows(after)}.`;
    case 'EXCEPT':
      return `Quedan las filas de la primera consulta que no están en la segunda (${sizes}), sin repetir: ${formatRows(after)}.`;
  }
}

/** Describes rows written out with VALUES. */
export const describeValues = (rows: number): string =>
  `VALUES escribe ${formatRows(rows)}, una por cada paréntesis.`;

/** Describes an answer whose rows are not followed. */
export const describeAnswer = (rows: number): string =>
  `El motor responde ${formatRows(rows)}.`;
