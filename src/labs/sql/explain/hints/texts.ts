// cspell:ignore ltrim minimo presentado
import type { Query, Span } from '../outline';
import { getEnclosing, splitSpan } from '../outline';
import { quoteName } from '../../engine/quoteName';
import { findClosing, isLiteral, isName, isNamed } from '../tokenTools';
import type { Finding, HintCard } from '../types';
import {
  COMPARISONS,
  createFinding,
  findAtTokens,
  findInQueries,
  getAffinity,
  isAssignment,
  listAggregates,
  readCallEnding,
  readColumnEnding,
  readColumnStarting,
  readTextCall,
  readTextLiteral,
  sliceSpan,
} from './reading';
import type { ColumnUse, Reading } from './reading';
import { findAccents } from './values';

/** Returns the expression that an alias of a query stands for. */
function findAliased(
  { tokens }: Reading,
  { items, sources }: Query,
  at: number,
): Span | undefined {
  const token = tokens[at];
  if (!isName(token) || tokens[at - 1]?.text === '.') return undefined;
  const isColumn = sources.some(({ columns }) =>
    columns?.some((name) => isNamed(token, name)),
  );
  const item = items.find(
    ({ alias, name = '' }) => alias >= 0 && isNamed(token, name),
  );
  return item && !isColumn
    ? { first: item.first, last: item.alias - (item.hasAs ? 2 : 1) }
    : undefined;
}

/** Reads the function that gives a text, or its alias, that ends here. */
function readTextValue(
  reading: Reading,
  last: number,
): (Span & { readonly name: string }) | undefined {
  const call = readTextCall(reading, last);
  if (call) return call;
  const [query] = getEnclosing(reading, last);
  const aliased = query && findAliased(reading, query, last);
  const inner = aliased && readTextCall(reading, aliased.last);
  return inner && inner.first === aliased.first
    ? { first: last, last, name: inner.name }
    : undefined;
}

/** Finds a text that a function gives, compared with a number. */
function findTextAndNumber(
  reading: Reading,
  index: number,
): Finding | undefined {
  const { tokens } = reading;
  const word = tokens[index]?.upper ?? '';
  const isList = word === 'IN' && tokens[index + 1]?.text === '(';
  if (!COMPARISONS.has(word) && word !== 'BETWEEN' && !isList) return undefined;
  const value = readTextValue(reading, index - 1);
  const at = index + (isList ? 2 : 1);
  const isPart =
    tokens[at + 1]?.kind === 'operator' ||
    tokens[(value?.first ?? 0) - 1]?.kind === 'operator';
  return value && tokens[at]?.kind === 'number' && !isPart
    ? createFinding(reading, value.first, at, {
        name: value.name,
        number: tokens[at].text,
      })
    : undefined;
}

/** Returns true when no value of a column meets a test. */
const isNeverMet = (
  { rows, queries }: Reading,
  { source: { tableName = '' }, name }: ColumnUse,
  operator: 'LIKE' | '=',
  text: string,
): boolean =>
  // A statement that writes has already changed the values.
  queries[0]?.kind === 'SELECT' &&
  rows.read(
    `SELECT count(*) = 0 FROM ${quoteName(tableName)} WHERE ${quoteName(name)} ${operator} ?1`,
    [text],
  )[0]?.[0] === 1n;

/** Finds a LIKE without wildcards that no value meets. */
function findPlainLike(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const value = tokens[index + 1];
  const isText = value?.kind === 'text';
  if (tokens[index]?.upper !== 'LIKE' || !(isText || value?.kind === 'number'))
    return undefined;
  const isNot = tokens[index - 1]?.upper === 'NOT';
  const use = readColumnEnding(reading, index - (isNot ? 2 : 1));
  const text = isText ? readTextLiteral(value) : value.text;
  const isPlain = text !== '' && !/[%_*]/.test(text);
  const isWhole = !['||', 'ESCAPE'].includes(tokens[index + 2]?.upper ?? '');
  return use?.column &&
    isPlain &&
    isWhole &&
    isNeverMet(reading, use, 'LIKE', text) &&
    !findAccents(reading, index)
    ? createFinding(reading, index + 1, index + 1, { text, column: use.name })
    : undefined;
}

/** Finds a list of IN that is a single text with commas inside. */
function findListInText(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const value = tokens[index + 2];
  const isSingle =
    tokens[index]?.upper === 'IN' &&
    tokens[index + 1]?.text === '(' &&
    value?.kind === 'text' &&
    tokens[index + 3]?.text === ')';
  if (!isSingle) return undefined;
  const isNot = tokens[index - 1]?.upper === 'NOT';
  const use = readColumnEnding(reading, index - (isNot ? 2 : 1));
  const text = readTextLiteral(value);
  const parts = text.split(',').map((part) => part.trim());
  return use?.column && parts.length > 1 && isNeverMet(reading, use, '=', text)
    ? createFinding(reading, index + 2, index + 2, {
        list: parts.map((part) => `'${part}'`).join(', '),
      })
    : undefined;
}

/** Reads a test that leaves out one value, or some, of a column. */
function readExclusion(
  reading: Reading,
  index: number,
): (Span & { readonly use: ColumnUse }) | undefined {
  const { tokens } = reading;
  const word = tokens[index]?.upper ?? '';
  const isNot = word === 'NOT';
  const test = isNot ? (tokens[index + 1]?.upper ?? '') : word;
  const use = readColumnEnding(reading, index - 1);
  if (!use || isAssignment(reading, index)) return undefined;
  const value = tokens[index + (isNot ? 2 : 1)];
  // A test with '' has its own card.
  const isValue = isLiteral(value) && value?.text !== "''";
  if (!isNot)
    return ['<>', '!='].includes(test) && isValue
      ? { first: use.first, last: index + 1, use }
      : undefined;
  if (test === 'LIKE' && isValue)
    return { first: use.first, last: index + 2, use };
  const close = findClosing(tokens, index + 2);
  return test === 'IN' && isLiteral(tokens[index + 3])
    ? { first: use.first, last: close, use }
    : undefined;
}

/** Finds the rows with NULL that «different from» leaves out. */
function findLostNulls(reading: Reading, query: Query): readonly Finding[] {
  const { tokens } = reading;
  const where = query.clauses.get('WHERE');
  const from = query.clauses.get('FROM');
  if (!where || !from || query.depth > 0 || query.kind !== 'SELECT') return [];
  for (let index = where.first; index <= where.last; index += 1) {
    const test = readExclusion(reading, index);
    const { use } = test ?? {};
    const isOwn = use?.source.join === 'first' || use?.source.join === 'inner';
    if (!test || !use?.column || use.column.isRequired || !isOwn) continue;
    const isAsked = tokens.some(
      (token, at) =>
        isNamed(token, use.name) &&
        (tokens[at + 1]?.upper === 'IS' || tokens[at - 1]?.text === '('),
    );
    if (isAsked) continue;
    const before = sliceSpan(reading, {
      first: where.first,
      last: test.first - 1,
    });
    const after = sliceSpan(reading, {
      first: test.last + 1,
      last: where.last,
    });
    const column = sliceSpan(reading, use);
    const [row] = reading.rows.read(
      `SELECT count(*) FROM ${sliceSpan(reading, from)} WHERE ${before} (${column} IS NULL) ${after}`,
    );
    const count = Number(row?.[0] ?? 0);
    if (count > 0)
      return [
        createFinding(reading, test.first, test.last, {
          column: use.name,
          count: count === 1 ? 'Hay 1 fila' : `Hay ${String(count)} filas`,
        }),
      ];
  }
  return [];
}

/** Finds the largest, the smallest or the order of texts that are numbers. */
function findOrderedDigits(reading: Reading, query: Query): readonly Finding[] {
  const { tokens } = reading;
  const from = query.clauses.get('FROM');
  if (!from || query.sources.length !== 1) return [];
  const calls = query.items
    .flatMap((item) => listAggregates(reading, item))
    .filter((at) => ['MAX', 'MIN'].includes(tokens[at]?.upper ?? ''))
    .map((at) => {
      const last = findClosing(tokens, at + 1);
      return {
        place: { first: at, last },
        value: { first: at + 2, last: last - 1 },
      };
    });
  const order = query.clauses.get('ORDER');
  const terms = (order ? splitSpan(reading, order) : []).map(
    ({ first, last }) => {
      const isMarked = ['ASC', 'DESC'].includes(tokens[last]?.upper ?? '');
      const place = { first, last: isMarked ? last - 1 : last };
      const aliased =
        first === place.last && findAliased(reading, query, first);
      return { place, value: aliased || place };
    },
  );
  return [...calls, ...terms].flatMap(({ place, value }) => {
    const use = readColumnEnding(reading, value.last);
    const isText =
      use?.first === value.first
        ? use.column !== undefined && getAffinity(use.column) === 'text'
        : readTextCall(reading, value.last)?.first === value.first;
    if (!isText) return [];
    const sql = sliceSpan(reading, value);
    const [row] = reading.rows.read(
      `SELECT count(DISTINCT length(x)) > 1 AND NOT max(x GLOB '*[^0-9]*' OR x = '')
       FROM (SELECT ${sql} AS x FROM ${sliceSpan(reading, from)})
       WHERE typeof(x) = 'text'`,
    );
    return row?.[0] === 1n
      ? [createFinding(reading, place.first, place.last, { sql })]
      : [];
  });
}

/** Finds a text that the function at its left never gives. */
function findImpossibleCall(
  reading: Reading,
  index: number,
): Finding | undefined {
  const { tokens } = reading;
  const value = tokens[index + 1];
  if (!['=', '==', 'IN'].includes(tokens[index]?.upper ?? '')) return undefined;
  const text = value?.kind === 'text' ? readTextLiteral(value) : '';
  const call = readCallEnding(reading, index - 1);
  if (!call || text === '') return undefined;
  const name = call.name.toUpperCase();
  const format = tokens[call.first + 2]?.text ?? '';
  const isPadded =
    name === 'STRFTIME' && /^'%[mdH]'$/.test(format) && /^\d$/.test(text);
  const isLower = name === 'LOWER' && /[A-Z]/.test(text);
  const isUpper = name === 'UPPER' && /[a-z]/.test(text);
  if (!isPadded && !isLower && !isUpper) return undefined;
  return createFinding(reading, index + 1, index + 1, {
    name: call.name,
    text,
    rule: isPadded
      ? 'da siempre dos cifras, con un cero delante'
      : isLower
        ? 'da las letras en minúscula'
        : 'da las letras en mayúscula',
    right: isPadded ? `0${text}` : isLower ? toLower(text) : toUpper(text),
  });
}

/** Changes the case of a text as SQLite does: only that of letters without accents. */
const toLower = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
const toUpper = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/** Functions that add up numbers. */
const SUM_CALLS: ReadonlySet<string> = new Set(['SUM', 'AVG', 'TOTAL']);

/** Finds the sum or the average of a column of texts. */
function findTextAggregate(
  reading: Reading,
  index: number,
): Finding | undefined {
  const { tokens } = reading;
  const name = tokens[index]?.upper ?? '';
  if (!SUM_CALLS.has(name) || tokens[index + 1]?.text !== '(') return undefined;
  const isDistinct = tokens[index + 2]?.upper === 'DISTINCT';
  const first = index + (isDistinct ? 3 : 2);
  const close = findClosing(tokens, index + 1);
  const use = readColumnEnding(reading, close - 1);
  return use?.column &&
    use.first === first &&
    getAffinity(use.column) === 'text'
    ? createFinding(reading, index, close, {
        name: name.toLowerCase(),
        column: use.name,
      })
    : undefined;
}

/** Functions that give a number. */
const NUMBER_CALLS: ReadonlySet<string> = new Set([
  ...SUM_CALLS,
  'COUNT',
  'LENGTH',
  'ROUND',
  'ABS',
  'INSTR',
  'JULIANDAY',
]);

/** Reads the call of a function that gives a number, or its alias. */
function readNumberValue(reading: Reading, last: number): Span | undefined {
  const { tokens } = reading;
  const readCall = (end: number): Span | undefined => {
    const call = readCallEnding(reading, end);
    return call && NUMBER_CALLS.has(tokens[call.first]?.upper ?? '')
      ? call
      : undefined;
  };
  const [query] = getEnclosing(reading, last);
  const aliased = query && findAliased(reading, query, last);
  const inner = aliased && readCall(aliased.last);
  return (
    readCall(last) ??
    (inner && inner.first === aliased.first ? { first: last, last } : undefined)
  );
}

/** Finds a number that a function gives, compared with a text. */
function findNumberAndText(
  reading: Reading,
  index: number,
): Finding | undefined {
  const { tokens } = reading;
  const value = tokens[index + 1];
  const isTest = COMPARISONS.has(tokens[index]?.text ?? '');
  const number =
    isTest && value?.kind === 'text'
      ? readNumberValue(reading, index - 1)
      : undefined;
  return number && value
    ? createFinding(reading, number.first, index + 1, {
        call: sliceSpan(reading, number),
        text: value.text,
        number: readTextLiteral(value),
      })
    : undefined;
}

/** Finds a substr that begins at letter 0, which is none. */
function findZeroStart(reading: Reading, index: number): Finding | undefined {
  const { tokens, depths } = reading;
  const isCall =
    ['SUBSTR', 'SUBSTRING'].includes(tokens[index]?.upper ?? '') &&
    tokens[index + 1]?.text === '(';
  if (!isCall) return undefined;
  const close = findClosing(tokens, index + 1);
  const depth = (depths[index] ?? 0) + 1;
  const comma = tokens.findIndex(
    ({ text }, at) =>
      at > index && at < close && text === ',' && depths[at] === depth,
  );
  return tokens[comma + 1]?.text === '0' && comma > 0
    ? createFinding(reading, comma + 1, comma + 1)
    : undefined;
}

/** Texts that look like something else, and those that are left out. */
export const textHints: readonly HintCard[] = [
  {
    id: 'hint-text-aggregate',
    severity: 'warning',
    find: (context) => findAtTokens(context, findTextAggregate),
    title: '`$name` suma números, y `$column` guarda textos',
    text: 'De cada texto, SQLite toma el número con que empieza, o 0: de una fecha, solo el año. El resultado no dice nada de `$column`.',
    fix: 'Elige una columna de números. Para contar las filas, `count(*)`; para días, `julianday($column)`.',
    example: {
      wrong: 'SELECT avg(dia) FROM prestamo',
      right: 'SELECT avg(julianday(devuelto) - julianday(dia)) FROM prestamo',
    },
  },
  {
    id: 'hint-number-and-text',
    severity: 'warning',
    find: (context) => findAtTokens(context, findNumberAndText),
    title: '`$call` es un número, y $text, un texto',
    text: 'Un número calculado y un texto nunca son iguales, y todo texto va después que cualquier número, aunque tenga cifras.',
    fix: 'Quita las comillas: `$number`.',
    example: {
      wrong: "HAVING count(*) > '3'",
      right: 'HAVING count(*) > 3',
    },
  },
  {
    id: 'hint-substr-zero',
    severity: 'note',
    find: (context) => findAtTokens(context, findZeroStart),
    title: 'En SQL, la primera letra es la 1',
    text: 'En otros lenguajes se cuenta desde 0. Aquí no hay letra 0, y `substr` da una letra menos.',
    fix: 'Empieza en `1`.',
    example: {
      wrong: 'SELECT substr(titulo, 0, 3) FROM juego',
      right: 'SELECT substr(titulo, 1, 3) FROM juego',
    },
  },
  {
    id: 'hint-text-function-number',
    severity: 'warning',
    find: (context) => findAtTokens(context, findTextAndNumber),
    title: '`$name` da un texto, y se compara con un número',
    text: 'El resultado de `$name` es un texto, aunque tenga cifras. Un texto y un número nunca son iguales, y todo texto va después que cualquier número.',
    fix: "Escribe el número entre comillas, `'$number'`, o convierte el texto: `CAST($name(…) AS INTEGER)`.",
    example: {
      wrong: "WHERE strftime('%Y', dia) = 2026",
      right: "WHERE strftime('%Y', dia) = '2026'",
    },
  },
  {
    id: 'hint-like-without-wildcard',
    severity: 'warning',
    find: (context) => findAtTokens(context, findPlainLike),
    title: 'Sin `%`, LIKE pide el texto entero',
    text: 'Ningún valor de `$column` es «$text» de principio a fin. Para «que contenga», el patrón lleva `%`, que es cualquier texto.',
    fix: "Escribe `'%$text%'`; para «que empiece por», `'$text%'`.",
    example: {
      wrong: "WHERE titulo LIKE 'edre'",
      right: "WHERE titulo LIKE '%edre%'",
    },
  },
  {
    id: 'hint-impossible-call',
    severity: 'warning',
    find: (context) => findAtTokens(context, findImpossibleCall),
    title: '`$name` nunca da «$text»',
    text: '`$name` $rule, así que ninguna fila cumple la comparación.',
    fix: "Escribe `'$right'`.",
    example: {
      wrong: "WHERE lower(nombre) = 'Ana'",
      right: "WHERE lower(nombre) = 'ana'",
    },
  },
  {
    id: 'hint-like-reversed',
    severity: 'warning',
    find: (context) =>
      findAtTokens(context, (reading, index) => {
        const { tokens } = reading;
        const isNot = tokens[index - 1]?.upper === 'NOT';
        const at = index - (isNot ? 2 : 1);
        const pattern = tokens[at];
        const use = readColumnStarting(reading, index + 1);
        return tokens[index]?.upper === 'LIKE' &&
          pattern?.kind === 'text' &&
          pattern.text.includes('%') &&
          use
          ? createFinding(reading, at, use.last, {
              right: `${use.name} ${isNot ? 'NOT ' : ''}LIKE ${pattern.text}`,
            })
          : undefined;
      }),
    title: 'El patrón va detrás de LIKE, y la columna, delante',
    text: 'Aquí el texto es el que se mira, y cada valor de la columna hace de patrón.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: "WHERE 'O%' LIKE titulo",
      right: "WHERE titulo LIKE 'O%'",
    },
  },
  {
    id: 'hint-list-in-text',
    severity: 'warning',
    find: (context) => findAtTokens(context, findListInText),
    title: 'Esta lista es un solo texto, con comas dentro',
    text: 'Las comillas rodean toda la lista, así que `IN` compara con un único texto largo.',
    fix: 'Pon cada valor entre sus comillas: `($list)`.',
    example: {
      wrong: "WHERE genero IN ('cartas, familiar')",
      right: "WHERE genero IN ('cartas', 'familiar')",
    },
  },
  {
    id: 'hint-lost-nulls',
    severity: 'note',
    find: (context) => findInQueries(context, findLostNulls),
    title: 'Las filas con NULL en `$column` no salen',
    text: '$count que cumplen lo demás, con `$column` en `NULL`. Lo que no se conoce no es distinto de nada, así que esta condición también las deja fuera.',
    fix: 'Si también las quieres, añade `OR $column IS NULL`, con paréntesis. Si no, está bien.',
    example: {
      wrong: "WHERE genero <> 'familiar'",
      right: "WHERE genero <> 'familiar' OR genero IS NULL",
    },
  },
  {
    id: 'hint-ordered-digits',
    severity: 'warning',
    find: (context) => findInQueries(context, findOrderedDigits),
    title: 'Aquí los números son textos, y se ordenan letra por letra',
    text: '`$sql` da textos. Como texto, «9» va después que «17», porque se compara la primera letra.',
    fix: 'Conviértelos en números: `CAST($sql AS INTEGER)`.',
    example: {
      wrong: "SELECT max(ltrim(codigo, '0'))",
      right: 'SELECT max(CAST(codigo AS INTEGER))',
    },
  },
];
