// cspell:ignore julianday
import { readWrite } from '../rows';
import type { Span } from '../outline';
import type { Finding, HintCard, HintContext } from '../types';
import { findClosing } from '../tokenTools';
import {
  createFinding,
  findAtTokens,
  findComparedColumn,
  getAffinity,
  hasDates,
  readColumnEnding,
  readColumnStarting,
  readTextCall,
  readTextLiteral,
} from './reading';
import type { ColumnUse, Reading } from './reading';

/** Writes a date year first; undefined for a text that already is so. */
function fixDate(text: string): string | undefined {
  const [, day, month, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const [, first, second, third] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
  const parts = [year ?? first, month ?? second, day ?? third];
  if (parts.includes(undefined)) return undefined;
  const right = parts.map((part = '') => part.padStart(2, '0')).join('-');
  return right === text ? undefined : right;
}

/** Finds a date that a statement writes in a column of other dates. */
function findWrittenDates(context: HintContext): readonly Finding[] {
  const { sql, statement, schema } = context;
  const write = readWrite({ sql, tokens: statement.tokens, schema });
  if (!write || write.kind === 'DELETE' || !context.db) return [];
  const { table } = write;
  return write.rows
    .flatMap(({ values }) => values)
    .flatMap(({ column, range }) => {
      const text = range ? sql.slice(range.start, range.end) : '';
      const right = /^'[^']*'$/.test(text)
        ? fixDate(text.slice(1, -1))
        : undefined;
      return range &&
        right !== undefined &&
        hasDates(context, table.name, column)
        ? [{ range, captures: { right } }]
        : [];
    });
}

function findWrongDate(reading: Reading, index: number): Finding | undefined {
  const token = reading.tokens[index];
  const right =
    token?.kind === 'text' ? fixDate(readTextLiteral(token)) : undefined;
  return right !== undefined && findComparedColumn(reading, index)
    ? createFinding(reading, index, index, { right })
    : undefined;
}

const DATE_CALLS: ReadonlySet<string> = new Set(['DATE', 'DATETIME']);

/** Date of an operation: a column, or the call of a function. */
interface DateOperand extends Span {
  /** Column; undefined for a call. */
  readonly use?: ColumnUse;
}

/** Reads the date, as a column or a call, that ends at a position. */
function readDateEnding(
  reading: Reading,
  last: number,
): DateOperand | undefined {
  const call = readTextCall(reading, last);
  if (call) return DATE_CALLS.has(call.name.toUpperCase()) ? call : undefined;
  const use = readColumnEnding(reading, last);
  return use?.column && getAffinity(use.column) === 'text'
    ? { first: use.first, last: use.last, use }
    : undefined;
}

/** Reads the date that begins at a position. */
function readDateStarting(
  reading: Reading,
  first: number,
): DateOperand | undefined {
  const { tokens } = reading;
  const isCall =
    DATE_CALLS.has(tokens[first]?.upper ?? '') &&
    tokens[first + 1]?.text === '(';
  if (isCall) return readDateEnding(reading, findClosing(tokens, first + 1));
  const use = readColumnStarting(reading, first);
  return use && readDateEnding(reading, use.last);
}

/** Finds a sum or a subtraction with a date, of which only the year counts. */
function findDateSum(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const operator = tokens[index]?.text;
  if (operator !== '-' && operator !== '+') return undefined;
  const left = readDateEnding(reading, index - 1);
  const right = readDateStarting(reading, index + 1);
  const sides = [left, right].filter((side) => side !== undefined);
  const isDate = sides.some(
    ({ use }) => !use || hasDates(reading, use.source.tableName, use.name),
  );
  const isDifference = operator === '-' && sides.length === 2;
  const isNumber =
    sides.length === 1 &&
    tokens[left ? index + 1 : index - 1]?.kind === 'number';
  if (!isDate || !(isDifference || isNumber)) return undefined;
  return createFinding(
    reading,
    left?.first ?? index - 1,
    right?.last ?? index + 1,
    {
      remedy: isDifference
        ? 'Los días entre dos fechas son julianday(una) - julianday(otra).'
        : "Para sumar días: date(fecha, '+7 days'); para restar años: date(fecha, '-18 years').",
    },
  );
}

/** Dates that are texts. */
export const dateHints: readonly HintCard[] = [
  {
    id: 'hint-date-format',
    severity: 'warning',
    find: (context) => [
      ...findWrittenDates(context),
      ...findAtTokens(context, findWrongDate),
    ],
    title: 'Las fechas se escriben año-mes-día, con ceros',
    text: 'Para SQLite una fecha es un texto, y se compara letra por letra. El orden de los textos es el de los días solo con el año delante y dos cifras en el mes y en el día.',
    fix: "Escribe `'$right'`, si así están guardadas.",
    example: {
      wrong: "WHERE dia > '05/01/2026'",
      right: "WHERE dia > '2026-01-05'",
    },
  },
  {
    id: 'hint-date-sum',
    severity: 'warning',
    find: (context) => findAtTokens(context, findDateSum),
    title: 'Con las fechas no se suma ni se resta así',
    text: 'Una fecha es un texto, y para hacer cuentas SQLite toma solo el número del principio, que es el año.',
    fix: '$remedy',
    example: {
      wrong: 'SELECT devuelto - dia FROM prestamo',
      right: 'SELECT julianday(devuelto) - julianday(dia) FROM prestamo',
    },
  },
];
