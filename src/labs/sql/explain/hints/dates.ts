// cspell:ignore julianday
import { fold } from '../../../../utils/fold';
import { readWrite } from '../rows';
import type { Span } from '../outline';
import type { Finding, HintCard, HintContext } from '../types';
import { findClosing, fixDate } from '../tokenTools';
import {
  createFinding,
  findAtTokens,
  findComparedColumn,
  getAffinity,
  hasDates,
  isAssignment,
  isBetweenAnd,
  readColumnEnding,
  readColumnStarting,
  readTextCall,
  readTextLiteral,
} from './reading';
import { findJoinedTests } from './opposites';
import type { ColumnUse, Reading } from './reading';

/** Last day of each month of a leap year. */
const MONTH_DAYS: readonly number[] = [
  31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
];

/** Returns true for a date, year first, of a month or a day that is none. */
function isImpossibleDate(text: string): boolean {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (month === undefined || day === undefined) return false;
  const last = MONTH_DAYS[Number(month) - 1];
  return last === undefined || Number(day) < 1 || Number(day) > last;
}

/** Finds a date that no calendar has, compared or written. */
function findImpossibleDate(
  reading: Reading,
  index: number,
): Finding | undefined {
  const token = reading.tokens[index];
  if (token?.kind !== 'text') return undefined;
  const date = readTextLiteral(token);
  const isLast31 = /-31$/.test(date) && !/-(?:00|1[3-9]|[2-9]\d)-/.test(date);
  // As the end of a month, 31 leaves out no date of that month.
  const isEnd =
    isLast31 && ['<=', 'AND'].includes(reading.tokens[index - 1]?.upper ?? '');
  return isImpossibleDate(date) && !isEnd
    ? createFinding(reading, index, index, { date })
    : undefined;
}

/** Finds the start of a date, in a LIKE, with a month or a day of one digit. */
function findShortPattern(
  reading: Reading,
  index: number,
): Finding | undefined {
  const token = reading.tokens[index];
  const isPattern =
    token?.kind === 'text' && reading.tokens[index - 1]?.upper === 'LIKE';
  const text = isPattern ? readTextLiteral(token) : '';
  const right = text
    .replace(/^(\d{4})[-/](\d)(?=[-/%])/, '$1-0$2')
    .replace(/^(\d{4}-\d\d)\//, '$1-');
  const isNot = reading.tokens[index - 2]?.upper === 'NOT';
  const use = isPattern
    ? readColumnEnding(reading, index - (isNot ? 3 : 2))
    : undefined;
  return use &&
    right !== text &&
    hasDates(reading, use.source.tableName, use.name)
    ? createFinding(reading, index, index, { right })
    : undefined;
}

/** Finds a date that a statement writes in a column of other dates. */
function findWrittenDates(context: HintContext): readonly Finding[] {
  const { sql, statement, schema } = context;
  const write = readWrite({ sql, tokens: statement.tokens, schema });
  if (!write || write.kind === 'DELETE') return [];
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
  const pattern = findShortPattern(reading, index);
  if (pattern) return pattern;
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
  if (/^'now'$/i.test(reading.tokens[last]?.text ?? ''))
    return { first: last, last };
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

/** Days of a range, with both ends. */
interface DayRange {
  readonly use: ColumnUse;
  readonly low: DayBound;
  readonly high: DayBound;
}

/** End of a range: its text, its place and what compares it. */
interface DayBound extends Span {
  readonly date: string;
  readonly operator: string;
}

/** Reads the range of `BETWEEN one AND other`, or of two comparisons. */
function readDayRange(reading: Reading, index: number): DayRange | undefined {
  const { tokens } = reading;
  if (tokens[index]?.upper !== 'AND') return undefined;
  if (isBetweenAnd(reading, index)) {
    const use = readColumnEnding(reading, index - 3);
    const [one, other] = [tokens[index - 1], tokens[index + 1]];
    return use && one?.kind === 'text' && other?.kind === 'text'
      ? {
          use,
          low: {
            first: index - 1,
            last: index - 1,
            date: readTextLiteral(one),
            operator: '>=',
          },
          high: {
            first: index + 1,
            last: index + 1,
            date: readTextLiteral(other),
            operator: '<=',
          },
        }
      : undefined;
  }
  const bounds = (findJoinedTests(reading, index) ?? []).map((test) => ({
    ...test,
    date: String(test.value),
  }));
  const low = bounds.find(({ operator }) => operator.startsWith('>'));
  const high = bounds.find(({ operator }) => /^<=?$/.test(operator));
  return low && high && { use: low.use, low, high };
}

const isFirstDay = (date: string): boolean => /^\d{4}-\d\d-01$/.test(date);

/** Returns true for the last day of a month, in a leap year or not. */
const isLastDay = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  [
    MONTH_DAYS[Number(date.slice(5, 7)) - 1],
    /-02-28$/.test(date) && 28,
  ].includes(Number(date.slice(8)));

/** Finds the end of a range of months that is one day short or long. */
function findOffByOneDay(reading: Reading, index: number): Finding | undefined {
  const range = readDayRange(reading, index);
  if (!range) return undefined;
  const { low, high, use } = range;
  const isWhole =
    (isFirstDay(low.date) || (isLastDay(low.date) && low.operator === '>')) &&
    (isLastDay(high.date) || isFirstDay(high.date)) &&
    low.date < high.date;
  const wrong = [
    low.operator === '>' && isFirstDay(low.date) && { bound: low, right: '>=' },
    high.operator === '<' &&
      isLastDay(high.date) && { bound: high, right: '<=' },
    high.operator === '<=' &&
      isFirstDay(high.date) && { bound: high, right: '<' },
  ].find((each) => each !== false);
  if (!isWhole || !wrong) return undefined;
  const { bound, right } = wrong;
  const isOut = bound.operator === '<' || bound.operator === '>';
  return createFinding(reading, bound.first, bound.last, {
    date: bound.date,
    fate: isOut ? 'queda fuera' : 'también entra',
    rule: isOut
      ? `\`${bound.operator}\` no toma el día que nombra, y los demás de ese mes sí entran.`
      : 'Con `<=` y con `BETWEEN` entra también el día en que termina el rango, que ya es de otro mes.',
    fix: `Si no es lo que querías, escribe \`${use.name} ${right} '${bound.date}'\`.`,
  });
}

const MONTH_NAMES: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Finds words compared with dates, which have only digits. */
function findDateInWords(reading: Reading, index: number): Finding | undefined {
  const token = reading.tokens[index];
  const text = token?.kind === 'text' ? readTextLiteral(token) : '';
  // 'NULL' in quotes has its own card.
  const isWord = /\p{L}{3}/u.test(text) && !/^null$/i.test(text);
  if (!isWord || isAssignment(reading, index)) return undefined;
  const isLike = reading.tokens[index - 1]?.upper === 'LIKE';
  const isNot = reading.tokens[index - 2]?.upper === 'NOT';
  const use = isLike
    ? readColumnEnding(reading, index - (isNot ? 3 : 2))
    : findComparedColumn(reading, index);
  if (!use || !hasDates(reading, use.source.tableName, use.name))
    return undefined;
  const month = MONTH_NAMES.findIndex((name) => fold(text).includes(name));
  const number = String(month + 1).padStart(2, '0');
  return createFinding(reading, index, index, {
    column: use.name,
    text,
    fix:
      month < 0
        ? "Escribe la fecha con cifras: `'2026-10-31'`."
        : `Para ese mes, escribe \`${use.name} LIKE '%-${number}-%'\`.`,
  });
}

/** Dates that are texts. */
export const dateHints: readonly HintCard[] = [
  {
    id: 'hint-impossible-date',
    severity: 'warning',
    find: (context) => findAtTokens(context, findImpossibleDate),
    title: 'La fecha `$date` no existe',
    text: 'Ningún mes tiene ese día, o ningún año ese mes. Una fecha es un texto para SQLite, que la acepta y la compara letra por letra.',
    fix: 'Escribe una fecha que exista: año, mes de 01 a 12 y día.',
    example: {
      wrong: "WHERE dia > '2026-02-30'",
      right: "WHERE dia > '2026-02-28'",
    },
  },
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
    id: 'hint-date-in-words',
    severity: 'warning',
    find: (context) => findAtTokens(context, findDateInWords),
    title: '`$column` guarda fechas con cifras, no con palabras',
    text: 'Una fecha es un texto como `2026-10-31`, y en ninguna está «$text».',
    fix: '$fix',
    example: {
      wrong: "WHERE dia = 'enero'",
      right: "WHERE dia LIKE '%-01-%'",
    },
  },
  {
    id: 'hint-off-by-one-day',
    severity: 'note',
    find: (context) => findAtTokens(context, findOffByOneDay),
    title: 'El día `$date` $fate',
    text: '$rule',
    fix: '$fix',
    example: {
      wrong: "WHERE dia > '2026-01-01' AND dia < '2026-02-01'",
      right: "WHERE dia >= '2026-01-01' AND dia < '2026-02-01'",
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
