// cspell:ignore angela maximo minimo NOCASE subconsulta
import { fold } from '../../../../utils/fold';
import type { Query } from '../outline';
import { getEnclosing } from '../outline';
import { readWrite } from '../rows';
import { quoteName } from '../../engine/quoteName';
import {
  findClosing,
  getCallRange,
  isName,
  isSameName,
  THOUSANDS,
} from '../tokenTools';
import type { Finding, HintCard, HintContext } from '../types';
import {
  COMPARISONS,
  createFinding,
  findAtTokens,
  findComparedColumn,
  findInQueries,
  getAffinity,
  listAggregates,
  readColumnEnding,
  readColumnStarting,
  readTextLiteral,
  sliceSpan,
  startsSubquery,
} from './reading';
import type { ColumnUse, Reading } from './reading';

/** Values of a column that are read to look for accents. */
const MAX_VALUES = 2000;

const INTEGER_CALLS: ReadonlySet<string> = new Set([
  'COUNT',
  'LENGTH',
  'INSTR',
]);

/** Returns true for an operand that is always an integer. */
function isIntegerOperand(reading: Reading, last: number): boolean {
  const { tokens, depths } = reading;
  const token = tokens[last];
  if (token?.kind === 'number') return /^\d+$/.test(token.text);
  if (token?.text === ')') {
    let open = last - 1;
    while (open > 0 && depths[open] !== depths[last]) open -= 1;
    const call = tokens[open - 1]?.upper ?? '';
    if (INTEGER_CALLS.has(call)) return true;
    const inner = reading.queries.find(({ first }) => first === open + 1);
    if (inner) {
      const [item, ...others] = inner.items;
      const end = item && (item.alias < 0 ? item.last : item.alias - 1);
      return (
        end !== undefined &&
        others.length === 0 &&
        findOperandStart(reading, end) === item?.first &&
        isIntegerOperand(reading, end)
      );
    }
    const isTestSum =
      call === 'SUM' &&
      tokens.some(
        ({ text, upper }, at) =>
          at > open && at < last && (COMPARISONS.has(text) || upper === 'IS'),
      ) &&
      !tokens.slice(open, last).some(({ upper }) => upper === 'CASE');
    if (isTestSum) return true;
    const use = readColumnEnding(reading, last - 1);
    return (
      ['SUM', 'MIN', 'MAX'].includes(call) &&
      use?.first === open + 1 &&
      isIntegerColumn(use)
    );
  }
  const use = readColumnEnding(reading, last);
  return use !== undefined && isIntegerColumn(use);
}

const isIntegerColumn = ({ column }: ColumnUse): boolean =>
  column !== undefined && getAffinity(column) === 'integer';

/** Returns the position of the last token of the operand that begins here. */
function findOperandEnd({ tokens }: Reading, first: number): number {
  if (tokens[first + 1]?.text === '(' && isName(tokens[first]))
    return findClosing(tokens, first + 1);
  if (tokens[first]?.text === '(') return findClosing(tokens, first);
  return tokens[first + 1]?.text === '.' ? first + 2 : first;
}

/** Returns the position of the first token of the operand that ends here. */
function findOperandStart({ tokens, depths }: Reading, last: number): number {
  if (tokens[last]?.text !== ')')
    return tokens[last - 1]?.text === '.' ? last - 2 : last;
  let open = last - 1;
  while (open > 0 && depths[open] !== depths[last]) open -= 1;
  return isName(tokens[open - 1]) ? open - 1 : open;
}

function findIntegerDivision(
  reading: Reading,
  index: number,
): Finding | undefined {
  const { tokens } = reading;
  if (tokens[index]?.text !== '/') return undefined;
  const end = findOperandEnd(reading, index + 1);
  if (!isIntegerOperand(reading, end)) return undefined;
  const start = findOperandStart(reading, index - 1);
  let last = index - 1;
  for (;;) {
    if (!isIntegerOperand(reading, last)) return undefined;
    const first = findOperandStart(reading, last);
    if (!['*', '/'].includes(tokens[first - 1]?.text ?? '')) break;
    last = first - 2;
  }
  const divisor = sliceSpan(reading, { first: index + 1, last: end });
  // Hours and minutes are taken apart with a division and its remainder.
  const hasRemainder = tokens.some(
    ({ text }, at) =>
      text === '%' && tokens[at + 1]?.text === tokens[index + 1]?.text,
  );
  const isExact =
    tokens[index - 1]?.kind === 'number' &&
    tokens[index + 1]?.kind === 'number' &&
    Number(tokens[index - 1]?.text) % Number(tokens[index + 1]?.text) === 0;
  const isDate = [index - 1, index - 3].some((at) => findBareDate(reading, at));
  // `estreno / 10 * 10` rounds down to a decade.
  const isRounded =
    tokens[end + 1]?.text === '*' &&
    sliceSpan(reading, {
      first: end + 2,
      last: findOperandEnd(reading, end + 2),
    }) === divisor;
  if (hasRemainder || isExact || isDate || isRounded) return undefined;
  return createFinding(reading, start, end, {
    left: sliceSpan(reading, { first: start, last: index - 1 }),
    right: divisor,
  });
}

/** Returns the column of a comparison with a text, and that text. */
function readTextTest(
  reading: Reading,
  index: number,
  words: readonly string[],
): { readonly use: ColumnUse; readonly text: string } | undefined {
  const { tokens } = reading;
  const value = tokens[index + 1];
  if (!words.includes(tokens[index]?.upper ?? '') || value?.kind !== 'text')
    return undefined;
  if (['COLLATE', '||'].includes(tokens[index + 2]?.upper ?? ''))
    return undefined;
  const use = readColumnEnding(reading, index - 1);
  const isText =
    use?.column !== undefined && getAffinity(use.column) === 'text';
  const isInSet = getEnclosing(reading, index).some(({ clauses, kind }) => {
    const set = kind === 'UPDATE' ? clauses.get('SET') : undefined;
    return set !== undefined && set.first <= index && index <= set.last;
  });
  return use && isText && !isInSet
    ? { use, text: readTextLiteral(value) }
    : undefined;
}

/** Reads the different texts of a column. */
function readTexts(
  { rows }: Reading,
  { source, name }: ColumnUse,
  condition = '1',
  values: readonly string[] = [],
): readonly string[] {
  const column = quoteName(name);
  return rows
    .read(
      `SELECT DISTINCT ${column} FROM ${quoteName(source.tableName ?? '')}
     WHERE typeof(${column}) = 'text' AND ${condition}
     ORDER BY 1 LIMIT ${String(MAX_VALUES)}`,
      values,
    )
    .map(([value]) => String(value));
}

/** Builds the regular expression of a pattern of LIKE, without accents. */
const toFoldedPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${fold(pattern)
      .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll('%', '[^]*')
      .replaceAll('_', '[^]')}$`,
    'u',
  );

/** Finds the form of a text that more rows have: with other accents or capitals. */
function findUsualForm(
  { rows: reader }: Reading,
  { source, name }: ColumnUse,
  text: string,
): string | undefined {
  const column = quoteName(name);
  const rows = reader.read(
    `SELECT ${column}, count(*) FROM ${quoteName(source.tableName ?? '')}
     WHERE typeof(${column}) = 'text' GROUP BY 1 ORDER BY 2 DESC, 1
     LIMIT ${String(MAX_VALUES)}`,
  );
  const folded = fold(text);
  const forms = rows
    .map(([value]) => String(value))
    .filter((value) => fold(value) === folded);
  const counts = new Map(
    rows.map(([value, count]) => [String(value), Number(count)]),
  );
  const [usual] = forms;
  return usual !== undefined &&
    (counts.get(usual) ?? 0) > (counts.get(text) ?? 0)
    ? usual
    : undefined;
}

/** Reads a text of the list of IN and the column with which it is compared. */
function readListedText(
  reading: Reading,
  index: number,
): { readonly use: ColumnUse; readonly text: string } | undefined {
  const { tokens } = reading;
  const token = tokens[index];
  const isListed = ['(', ','].includes(tokens[index - 1]?.text ?? '');
  const use =
    token?.kind === 'text' && isListed
      ? findComparedColumn(reading, index)
      : undefined;
  return token && use?.column && getAffinity(use.column) === 'text'
    ? { use, text: readTextLiteral(token) }
    : undefined;
}

/** Finds a text of the column that differs only in accents or capitals. */
export function findAccents(
  reading: Reading,
  index: number,
): Finding | undefined {
  const equals = readTextTest(reading, index, ['=', '==', 'IS']);
  const listed = equals ? undefined : readListedText(reading, index);
  const like = readTextTest(reading, index, ['LIKE']);
  const { use, text } = equals ?? listed ?? like ?? {};
  if (!use || text === undefined) return undefined;
  const isWhole = equals !== undefined || listed !== undefined;
  let other: string | undefined;
  if (isWhole) other = findUsualForm(reading, use, text);
  else {
    const pattern = toFoldedPattern(text);
    other = readTexts(reading, use, `NOT (${quoteName(use.name)} LIKE ?1)`, [
      text,
    ]).find((value) => pattern.test(fold(value)));
  }
  const at = listed ? index : index + 1;
  return other === undefined
    ? undefined
    : createFinding(reading, at, at, {
        text,
        other,
        column: use.name,
        rule: isWhole
          ? 'Con `=` y con `IN` cuentan los acentos y también las mayúsculas'
          : 'LIKE no distingue mayúsculas solo en las letras sin acento, y los acentos siempre cuentan',
      });
}

/** Finds an ORDER BY that leaves accents or capitals out of their place. */
function findOrder(reading: Reading, query: Query): readonly Finding[] {
  const order = query.clauses.get('ORDER');
  if (!order || reading.depths[query.first] !== 0) return [];
  const end =
    reading.tokens[order.first + 1]?.text === '.'
      ? order.first + 2
      : order.first;
  const use = readColumnEnding(reading, end);
  const isPlain = [undefined, ',', 'ASC', 'DESC', 'LIMIT', ';'].includes(
    reading.tokens[end + 1]?.upper,
  );
  if (!use?.column || !isPlain || getAffinity(use.column) !== 'text') return [];
  const texts = readTexts(reading, use);
  const at = texts.findIndex(
    (text, position) =>
      position > 0 && fold(text) < fold(texts[position - 1] ?? ''),
  );
  return at < 1
    ? []
    : [
        createFinding(reading, use.first, use.last, {
          column: use.name,
          late: texts[at] ?? '',
          early: texts[at - 1] ?? '',
        }),
      ];
}

/** Finds the NULL of a NOT IN: in its list, or in its subquery. */
function findNotIn(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const isNotIn =
    tokens[index]?.upper === 'NOT' &&
    tokens[index + 1]?.upper === 'IN' &&
    tokens[index + 2]?.text === '(';
  if (!isNotIn) return undefined;
  const open = index + 2;
  const close = findClosing(tokens, open);
  const finding = createFinding(reading, index, close);
  if (!startsSubquery(tokens, open)) {
    const hasNull = tokens
      .slice(open, close)
      .some(({ upper }) => upper === 'NULL');
    return hasNull ? finding : undefined;
  }
  const query = reading.queries.find(({ first }) => first === open + 1);
  const inner = sliceSpan(reading, { first: open + 1, last: close - 1 });
  if (reading.rows.canRead()) {
    const rows = reading.rows.read(
      `WITH s (x) AS (${inner}) SELECT 1 FROM s WHERE x IS NULL LIMIT 1`,
    );
    return rows.length ? finding : undefined;
  }
  const [item] = query?.items ?? [];
  const use = item && readColumnEnding(reading, item.last);
  const canBeNull =
    use?.column !== undefined &&
    !use.column.isRequired &&
    use.column.keyPosition === 0;
  return canBeNull && !query?.clauses.has('WHERE') ? finding : undefined;
}

/** Returns true for the column of a WHERE that asks for the NULLs. */
function isTestForNull(reading: Reading, first: number): boolean {
  const { tokens } = reading;
  const last = readColumnStarting(reading, first)?.last ?? first;
  const where = getEnclosing(reading, first)[0]?.clauses.get('WHERE');
  const isInWhere =
    where !== undefined && where.first <= first && first <= where.last;
  return (
    isInWhere &&
    tokens[first - 1]?.upper !== 'NOT' &&
    tokens[last + 1]?.upper === 'IS' &&
    tokens[last + 2]?.upper === 'NULL'
  );
}

function findCountNull(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  if (tokens[index]?.upper !== 'COUNT' || tokens[index + 1]?.text !== '(')
    return undefined;
  const close = findClosing(tokens, index + 1);
  const use = readColumnEnding(reading, close - 1);
  if (use?.first !== index + 2 || !use.column) return undefined;
  const isJoined = use.source.join === 'left' || use.source.join === 'full';
  const isKnown =
    tokens.some(
      ({ upper }, at) => upper === 'COUNT' && tokens[at + 2]?.text === '*',
    ) ||
    tokens.some(
      (_, at) =>
        at > close &&
        readColumnStarting(reading, at)?.name === use.name &&
        !isTestForNull(reading, at),
    );
  if (isJoined || isKnown || use.column.keyPosition > 0) return undefined;
  const [row] = reading.rows.read(
    `SELECT count(*) - count(${quoteName(use.name)}) FROM ${quoteName(use.source.tableName ?? '')}`,
  );
  const count = Number(row?.[0] ?? 0);
  return count > 0
    ? {
        range: getCallRange(tokens, index),
        captures: {
          column: use.name,
          count: count === 1 ? 'Hay 1 fila' : `Hay ${String(count)} filas`,
        },
      }
    : undefined;
}

/** Returns true for a text that is no number. */
const isWords = (text: string): boolean =>
  !/^'\s*-?\d+(?:\.\d+)?\s*'$/.test(text);

function findTextSum(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  if (tokens[index]?.text !== '+') return undefined;
  const isText = (use: ColumnUse | undefined) =>
    use?.column !== undefined && getAffinity(use.column) === 'text';
  const sides = [tokens[index - 1], tokens[index + 1]];
  const hasWords = sides.some(
    (token) => token?.kind === 'text' && isWords(token.text),
  );
  const isTextBoth =
    isText(readColumnEnding(reading, index - 1)) &&
    isText(readColumnStarting(reading, index + 1));
  return hasWords || isTextBoth
    ? createFinding(reading, index, index)
    : undefined;
}

/** Finds a date without quotes, which is a subtraction or a division. */
function findBareDate(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const parts = tokens.slice(index, index + 5);
  const [one, first, two, second, three] = parts;
  const isTogether = parts.every(
    ({ end }, at) => at === 4 || end === parts[at + 1]?.start,
  );
  const isDate =
    parts.length === 5 &&
    isTogether &&
    [one, two, three].every((token) => /^\d{1,4}$/.test(token?.text ?? '')) &&
    [one, three].some((token) => token?.text.length === 4) &&
    ['-', '/'].includes(first?.text ?? '') &&
    first?.text === second?.text;
  if (!isDate) return undefined;
  const numbers = parts.map(({ text }) => text).filter((_, at) => at % 2 === 0);
  const isYearFirst = one?.text.length === 4;
  const right = (isYearFirst ? numbers : numbers.reverse())
    .map((part) => part.padStart(2, '0'))
    .join('-');
  const date = parts.map(({ text }) => text).join('');
  return createFinding(reading, index, index + 4, { date, right });
}

/** Finds two numbers with a hyphen, from the least to the greatest. */
function findHyphenRange(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const [one, sign, two] = tokens.slice(index, index + 3);
  const isRange =
    one?.kind === 'number' &&
    sign?.text === '-' &&
    two?.kind === 'number' &&
    Number(one.text) < Number(two.text);
  const isAlone = [tokens[index - 1], tokens[index + 3]].every(
    (token) => !['-', '+', '*', '/'].includes(token?.text ?? ''),
  );
  const isCompared =
    ['=', '==', '(', ',', 'IN', 'BETWEEN'].includes(
      tokens[index - 1]?.upper ?? '',
    ) &&
    (findComparedColumn(reading, index) !== undefined ||
      readColumnEnding(reading, index - 2) !== undefined);
  return isRange && isAlone && isCompared
    ? createFinding(reading, index, index + 2, {
        range: `${one.text}-${two.text}`,
        first: one.text,
        last: two.text,
        value: String(Number(one.text) - Number(two.text)),
      })
    : undefined;
}

/** Finds a product by «1,21», which makes two columns. */
function findDecimalComma(reading: Reading, query: Query): readonly Finding[] {
  const { tokens } = reading;
  return query.items.flatMap(({ first, last }) => {
    const [before, comma, value] = [first - 2, first - 1, first].map(
      (at) => tokens[at],
    );
    const isFault =
      first === last &&
      before?.kind === 'number' &&
      value?.kind === 'number' &&
      before.end === comma?.start &&
      comma.end === value.start &&
      tokens[first - 3]?.kind === 'operator';
    return isFault
      ? [
          createFinding(reading, first - 2, first, {
            right: `${before.text}.${value.text}`,
          }),
        ]
      : [];
  });
}

/** Finds thousands with a point, for a column of integers. */
function findThousands(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const token = tokens[index];
  if (token?.kind !== 'number' || !THOUSANDS.test(token.text)) return undefined;
  const use = findComparedColumn(reading, index);
  return use && isIntegerColumn(use)
    ? createFinding(reading, index, index, {
        written: token.text,
        right: token.text.replaceAll('.', ''),
        column: use.name,
      })
    : undefined;
}

/** Finds thousands with a point that a statement writes in integers. */
function findWrittenThousands(context: HintContext): readonly Finding[] {
  const { sql, statement, schema } = context;
  const write = readWrite({ sql, tokens: statement.tokens, schema });
  return (write?.rows ?? [])
    .flatMap(({ values }) => values)
    .flatMap(({ column, range }) => {
      const written = range ? sql.slice(range.start, range.end) : '';
      const target = write?.table.columns.find(({ name }) =>
        isSameName(name, column),
      );
      const isFault =
        THOUSANDS.test(written) &&
        target !== undefined &&
        getAffinity(target) === 'integer';
      const right = written.replaceAll('.', '');
      return range && isFault
        ? [{ range, captures: { written, right, column } }]
        : [];
    });
}

/** Finds a LIMIT that chooses rows by chance. */
function findLimit(reading: Reading, query: Query): readonly Finding[] {
  const limit = query.clauses.get('LIMIT');
  const isTop = query.depth === 0 && query.kind === 'SELECT';
  if (!limit || !isTop || query.clauses.has('ORDER') || !query.sources.length)
    return [];
  const count = Number(reading.tokens[limit.first]?.text);
  const statement = reading.result?.statements.find(
    ({ start }) => start === reading.statement.start,
  );
  const isCut = !statement?.table || statement.table.total >= count;
  const isLook =
    !query.clauses.has('WHERE') &&
    query.sources.length === 1 &&
    reading.tokens[query.first + 1]?.text === '*';
  const isOneRow =
    !query.clauses.has('GROUP') &&
    query.items.some((item) => listAggregates(reading, item).length > 0);
  return isCut && !isLook && !isOneRow && Number.isFinite(count)
    ? [createFinding(reading, limit.first - 1, limit.last)]
    : [];
}

/** Values that are not what they seem. */
export const valueHints: readonly HintCard[] = [
  {
    id: 'hint-integer-division',
    severity: 'warning',
    find: (context) => findAtTokens(context, findIntegerDivision),
    title: 'La división de dos enteros da un entero',
    text: '`$left` y `$right` son enteros, así que SQLite quita los decimales: `7 / 2` es 3.',
    fix: 'Para tener decimales, haz que uno los tenga: `$left * 1.0 / $right`.',
    example: {
      wrong: 'SELECT maximo / minimo FROM juego',
      right: 'SELECT maximo * 1.0 / minimo FROM juego',
    },
  },
  {
    id: 'hint-accents',
    severity: 'warning',
    find: (context) => findAtTokens(context, findAccents),
    title: '«$other» no sale: no se escribe igual que «$text»',
    text: '$rule. En `$column` está «$other».',
    fix: 'Escribe el texto como está guardado. Para no distinguir mayúsculas, `lower($column)` solo sirve con las letras sin acento.',
    example: {
      wrong: "WHERE nombre = 'angela'",
      right: "WHERE nombre = 'Ángela'",
    },
  },
  {
    id: 'hint-order-accents',
    severity: 'note',
    find: (context) => findInQueries(context, findOrder),
    title: 'ORDER BY no conoce el orden del español',
    text: 'SQLite ordena por el código de cada letra: primero las mayúsculas, después las minúsculas y al final las letras con acento y la ñ. Por eso «$late» queda después de «$early».',
    fix: 'Con `COLLATE NOCASE` no distingue mayúsculas, pero los acentos siguen al final.',
    example: {
      wrong: 'ORDER BY $column',
      right: 'ORDER BY $column COLLATE NOCASE',
    },
  },
  {
    id: 'hint-not-in-null',
    severity: 'warning',
    find: (context) => findAtTokens(context, findNotIn),
    title: 'NOT IN con un NULL en la lista no da ninguna fila',
    text: 'Como `NULL` no se conoce, SQLite no puede asegurar que un valor no esté en la lista.',
    fix: 'Quita los `NULL` en la subconsulta, con `WHERE … IS NOT NULL`, o usa `NOT EXISTS`.',
    example: {
      wrong: 'WHERE nombre NOT IN (SELECT ciudad FROM socio)',
      right:
        'WHERE nombre NOT IN (SELECT ciudad FROM socio WHERE ciudad IS NOT NULL)',
    },
  },
  {
    id: 'hint-count-null',
    severity: 'note',
    find: (context) => findAtTokens(context, findCountNull),
    title: '`count($column)` no cuenta las filas con NULL',
    text: '$count de la tabla con `$column` en `NULL`.',
    fix: 'Para contar todas las filas, usa `count(*)`. Si querías contar los valores, está bien.',
    example: {
      wrong: 'SELECT count(correo) FROM socio',
      right: 'SELECT count(*) FROM socio',
    },
  },
  {
    id: 'hint-text-sum',
    severity: 'warning',
    find: (context) => findAtTokens(context, findTextSum),
    title: 'Los textos se unen con `||`, no con `+`',
    text: '`+` suma números. Un texto que no es un número vale 0 en la suma.',
    fix: 'Escribe `||` entre los textos.',
    example: {
      wrong: "SELECT nombre + ', ' + ciudad FROM socio",
      right: "SELECT nombre || ', ' || ciudad FROM socio",
    },
  },
  {
    id: 'hint-date-without-quotes',
    severity: 'warning',
    find: (context) => findAtTokens(context, findBareDate),
    title: 'Sin comillas, `$date` es una cuenta',
    text: 'SQLite resta o divide los tres números. Una fecha se escribe como un texto, con el año delante.',
    fix: "Escríbela entre comillas simples: `'$right'`.",
    example: {
      wrong: 'WHERE dia > 2026-01-10',
      right: "WHERE dia > '2026-01-10'",
    },
  },
  {
    id: 'hint-hyphen-range',
    severity: 'warning',
    find: (context) => findAtTokens(context, findHyphenRange),
    title: '`$range` es una resta, no un intervalo',
    text: 'SQLite resta los dos números, y compara con $value.',
    fix: 'Escribe `BETWEEN $first AND $last`.',
    example: {
      wrong: 'WHERE minimo = 2-4',
      right: 'WHERE minimo BETWEEN 2 AND 4',
    },
  },
  {
    id: 'hint-decimal-comma',
    severity: 'warning',
    find: (context) => findInQueries(context, findDecimalComma),
    title: 'Los decimales llevan punto: `$right`',
    text: 'En SQL la coma separa columnas, así que lo que sigue a la coma es una columna más.',
    fix: 'Escribe `$right`.',
    example: { wrong: 'SELECT precio * 1,21', right: 'SELECT precio * 1.21' },
  },
  {
    id: 'hint-thousands-point',
    severity: 'warning',
    find: (context) => [
      ...findWrittenThousands(context),
      ...findAtTokens(context, findThousands),
    ],
    title: '`$written` no son miles: el punto es de los decimales',
    text: 'En SQL el punto separa los decimales, y los miles no llevan nada. Para `$column`, que guarda enteros, esos decimales no son lo que parecen.',
    fix: 'Si son miles, escribe `$right`.',
    example: { wrong: 'WHERE minimo > 1.000', right: 'WHERE minimo > 1000' },
  },
  {
    id: 'hint-limit-without-order',
    severity: 'note',
    find: (context) => findInQueries(context, findLimit),
    title: 'LIMIT sin ORDER BY: ¿cuáles son las primeras?',
    text: 'Sin `ORDER BY`, las filas salen en el orden que convenga, y `LIMIT` toma las que lleguen antes. Mañana pueden ser otras.',
    fix: 'Añade un `ORDER BY` que diga qué filas van primero.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE precio > 5 LIMIT 2',
      right:
        'SELECT titulo FROM juego WHERE precio > 5 ORDER BY precio LIMIT 2',
    },
  },
  {
    id: 'hint-parameter',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const token = reading.tokens[index];
        const isVariable =
          reading.tokens[index - 1]?.upper === 'SELECT' &&
          reading.tokens[index + 1]?.text === '=';
        return token?.kind === 'parameter' && !context.hasValues
          ? createFinding(reading, index, index, {
              name: token.text,
              fix: isVariable
                ? `Quita \`${token.text} =\`: SQL no guarda el resultado en una variable, lo enseña.`
                : 'Escribe el valor. Un precio va sin el signo de la moneda, y un texto, entre comillas simples.',
            })
          : undefined;
      }),
    title: '`$name` es un parámetro sin valor',
    text: 'Los signos `$`, `@`, `:` y `?` anuncian un valor que da un programa. Aquí falta, y vale `NULL`.',
    fix: '$fix',
    example: { wrong: 'WHERE precio > $10', right: 'WHERE precio > 10' },
  },
];
