// cspell:ignore ENDSWITH INDEXOF STARTSWITH TOLOWERCASE TOUPPERCASE dloi minimo
// cspell:ignore prestamo VACIA VACIO
import type { Token } from '../../engine/tokens';
import { getClauseAt, getEnclosing } from '../outline';
import { getRange, isName, isNamed, isSameName } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { fold } from '../../../../utils/fold';
import { isOuterJoinSign } from './otherDatabases';
import { getName, getOutline, getWord, SYNTAX_ERROR } from './shared';

/** Ways of doing in SQL what a method, or a function with a dot, does. */
const DOTTED_CALLS: ReadonlyMap<string, string> = new Map([
  ['STARTSWITH', "columna LIKE 'texto%'"],
  ['ENDSWITH', "columna LIKE '%texto'"],
  ['CONTAINS', "columna LIKE '%texto%'"],
  ['INCLUDES', "columna LIKE '%texto%'"],
  ['INDEXOF', 'instr(columna, texto)'],
  ['FIND', 'instr(columna, texto)'],
  ['UPPER', 'upper(columna)'],
  ['TOUPPERCASE', 'upper(columna)'],
  ['LOWER', 'lower(columna)'],
  ['TOLOWERCASE', 'lower(columna)'],
  ['STRIP', 'trim(columna)'],
  ['TRIM', 'trim(columna)'],
  ['REPLACE', 'replace(columna, texto, otro)'],
  ['LENGTH', 'length(columna)'],
  ['LEN', 'length(columna)'],
  ['COUNT', 'count(columna)'],
  ['SUM', 'sum(columna)'],
  ['MAX', 'max(columna)'],
  ['MIN', 'min(columna)'],
  ['AVG', 'avg(columna)'],
  ['MEAN', 'avg(columna)'],
  ['EQUALS', 'columna = valor'],
  ['YEAR', "strftime('%Y', columna)"],
  ['CONTAR.SI', 'count(*) FILTER (WHERE condición)'],
  ['CONTAR.SI.CONJUNTO', 'count(*) FILTER (WHERE condición)'],
  ['SUMAR.SI', 'sum(columna) FILTER (WHERE condición)'],
  ['SUMAR.SI.CONJUNTO', 'sum(columna) FILTER (WHERE condición)'],
  ['PROMEDIO.SI', 'avg(columna) FILTER (WHERE condición)'],
  ['SI.ERROR', 'ifnull(columna, valor)'],
]);

/** Finds a call with a dot: `titulo.upper()`, `CONTAR.SI(…)`. */
function findDottedCall(context: FaultContext): Finding | undefined {
  if (isOuterJoinSign(context)) return undefined;
  const { tokens, index } = context;
  if (tokens[index]?.text !== '(' || tokens[index - 2]?.text !== '.')
    return undefined;
  const [owner, name] = [tokens[index - 3], tokens[index - 1]];
  if (!isName(owner) || !isName(name)) return undefined;
  const right =
    DOTTED_CALLS.get(`${owner.upper}.${name.upper}`) ??
    DOTTED_CALLS.get(name.upper);
  return {
    range: getRange(tokens, index - 3, index - 1),
    captures: {
      call: `${owner.text}.${name.text}`,
      right: (right ?? `${name.text}(columna)`).replace('columna', () =>
        right?.includes('FILTER') === true ? 'columna' : owner.text,
      ),
    },
  };
}

/** Finds two signs together that are one operator in another language. */
function findDoubleSign(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const [one, two] = [tokens[index - 1], tokens[index]];
  if (!one || two?.kind !== 'operator' || one.end !== two.start)
    return undefined;
  const column = tokens[index - 2]?.text ?? 'columna';
  const right = new Map([
    ['**', `power(${column}, 2)`],
    ['//', `${column} / 2`],
  ]).get(one.text + two.text);
  return right === undefined
    ? undefined
    : {
        range: getRange(tokens, index - 1, index),
        captures: { sign: one.text + two.text, right },
      };
}

/** Finds `copias++`: the column of a SET, and two signs. */
function findIncrement(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const at = tokens[index - 1]?.kind === 'operator' ? index - 1 : index;
  const [sign, same] = [tokens[at], tokens[at + 1]];
  const isDouble =
    sign?.text === '+' && same?.text === '+' && sign.end === same.start;
  const column = getName(context, at - 1);
  return isDouble && isName(tokens[at - 1])
    ? {
        range: getRange(tokens, at - 1, at + 1),
        captures: { sign: '++', right: `${column} = ${column} + 1` },
      }
    : undefined;
}

/** Returns true for a name or a literal that is not a parameter. */
const isNameOrLiteral = (token: Token | undefined): boolean =>
  token !== undefined &&
  ['word', 'quoted-name', 'text', 'number'].includes(token.kind);

/** Finds the `?` of a choice of C, which SQLite takes for a parameter. */
function findTernary(context: FaultContext): Finding | undefined {
  const { tokens, index, sql } = context;
  const [before, token, next] = [index - 1, index, index + 1].map(
    (at) => tokens[at],
  );
  const isAfterValue = isNameOrLiteral(before) || before?.text === ')';
  return token?.text === '?' &&
    isAfterValue &&
    isNameOrLiteral(next) &&
    sql.slice(token.end).includes(':')
    ? { range: token }
    : undefined;
}

/** Finds AND or OR between two tables, or between two columns of a list. */
function findListedWithAnd(context: FaultContext): Finding | undefined {
  const { tokens, index, schema } = context;
  const word = getWord(context, index);
  const [query] = getEnclosing(getOutline(context), index);
  if (!query || !['AND', 'OR', '&', '+'].includes(word)) return undefined;
  const isTable = (at: number) =>
    schema.some(({ name }) => isNamed(tokens[at], name));
  return getClauseAt(query, index) === 'FROM' &&
    isName(tokens[index - 1]) &&
    isTable(index + 1)
    ? {
        range: getRange(tokens, index, index),
        captures: { word, table: getName(context, index + 1) },
      }
    : undefined;
}

/** Values that have other names in other languages. */
const VALUE_NAMES: ReadonlyMap<string, string> = new Map([
  ...['NONE', 'NIL', 'NULO', 'NULA', 'UNDEFINED', 'NADA', 'VACIO', 'VACIA'].map(
    (name) => [name, 'NULL'] as const,
  ),
  ['VERDADERO', 'TRUE'],
  ['CIERTO', 'TRUE'],
  ['FALSO', 'FALSE'],
]);

/** Digits, and letters that look like some of them. */
const MISTYPED_NUMBER = /^(?=.*[loi])(?=.*\d.*\d)[\dloi]+$/i;

const readDigits = (written: string): string =>
  written.replaceAll(/[li]/gi, '1').replaceAll(/o/gi, '0');

/** Finds a column that is not in the tables of the query, but names a table. */
function findTableName(
  context: FaultContext,
  name: string,
): Finding | undefined {
  const { tokens, index, schema } = context;
  const table = schema.find((other) => isSameName(other.name, name));
  const [query] = getEnclosing(getOutline(context), index);
  const sources = query?.sources ?? [];
  const isRead = sources.some((source) => source.table === table);
  if (!table || index < 0 || isRead || sources.length === 0) return undefined;
  const keys = sources.flatMap((source) => source.table?.foreignKeys ?? []);
  const key = keys.find((other) => isSameName(other.table, table.name));
  const [column] = key?.columns ?? [];
  const links = schema.filter(({ foreignKeys }) =>
    [table, ...sources.map((source) => source.table)].every((end) =>
      foreignKeys.some((other) => isSameName(other.table, end?.name ?? '')),
    ),
  );
  const [link] = column === undefined ? links : [];
  const ways = link === undefined ? '' : ` La tabla ${link.name} une las dos.`;
  return {
    range: getRange(tokens, index, index),
    captures: {
      ways,
      right: column ?? `${table.name}.columna`,
      join: link?.name ?? table.name,
    },
  };
}

/** Signs, values and calls of other programming languages. */
export const otherLanguageCards: readonly FaultCard[] = [
  {
    id: 'dotted-call',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findDottedCall,
    title: '`$call` no es una función de SQL',
    text: 'El nombre de una función no lleva punto: delante de un punto va una tabla. Lo que la función usa va entre los paréntesis.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: 'SELECT titulo.upper() FROM juego',
      right: 'SELECT upper(titulo) FROM juego',
    },
  },
  {
    id: 'operator-of-another-language',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => findIncrement(context) ?? findDoubleSign(context),
    title: 'SQL no tiene `$sign`',
    text: '`$sign` es de otros lenguajes. SQLite leyó el primer signo y no esperaba el segundo.',
    fix: 'Lo mismo se escribe `$right`. Entre dos enteros, `/` da el cociente sin decimales.',
    example: {
      wrong: 'UPDATE juego SET minimo++',
      right: 'UPDATE juego SET minimo = minimo + 1',
    },
  },
  {
    id: 'ternary-operator',
    messages: [SYNTAX_ERROR, /^unrecognized token: ":"$/],
    isCause: true,
    find: findTernary,
    title: 'SQL no elige con `?` y `:`',
    text: 'En SQL, `?` es un hueco para un valor. Para elegir entre dos valores hay una expresión con palabras, `CASE`.',
    fix: 'Escribe `CASE WHEN condición THEN uno ELSE otro END`.',
    example: {
      wrong: "SELECT precio > 10 ? 'caro' : 'barato' FROM juego",
      right:
        "SELECT CASE WHEN precio > 10 THEN 'caro' ELSE 'barato' END FROM juego",
    },
  },
  {
    id: 'if-for-case',
    messages: [SYNTAX_ERROR, /^no such column: if$/i],
    isCause: true,
    find: ({ tokens }) => {
      const at = tokens.findIndex(
        ({ upper }, index) => upper === 'IF' && tokens[index + 1]?.text !== '(',
      );
      const isChoice = tokens
        .slice(at + 1)
        .some(({ upper }) => ['THEN', 'ELSE', ':'].includes(upper));
      const isCase = tokens.some(({ upper }) => upper === 'CASE');
      return at > 0 && isChoice && !isCase
        ? { range: getRange(tokens, at, at) }
        : undefined;
    },
    title: 'SQL no elige con `IF`, sino con `CASE`',
    text: '`IF … THEN` es de los programas. En una consulta, lo que se enseña según una condición lo da `CASE`.',
    fix: 'Escribe `CASE WHEN condición THEN uno ELSE otro END`.',
    example: {
      wrong: "SELECT IF precio > 10 THEN 'caro' ELSE 'barato' FROM juego",
      right:
        "SELECT CASE WHEN precio > 10 THEN 'caro' ELSE 'barato' END FROM juego",
    },
  },
  {
    id: 'tables-with-and',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findListedWithAnd,
    title: 'Las tablas no se unen con `$word`, sino con `JOIN`',
    text: '`$word` une condiciones. Después de una tabla del `FROM`, SQLite esperaba otra cláusula, una coma o `JOIN`.',
    fix: 'Escribe `JOIN $table ON …`, con la condición que relaciona las dos.',
    example: {
      wrong: 'SELECT titulo, dia FROM juego AND prestamo',
      right:
        'SELECT titulo, dia FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
    },
  },
  {
    id: 'value-of-another-language',
    messages: [/^no such column: (?<name>\p{L}+)$/u],
    isCause: true,
    find: (context, { name = '' }) => {
      const right = VALUE_NAMES.get(fold(name).toUpperCase());
      if (right === undefined) return undefined;
      const { tokens } = context;
      const index =
        context.index < 0
          ? tokens.findIndex((token) => isNamed(token, name))
          : context.index;
      return {
        range: getRange(tokens, index, index),
        captures: { right },
      };
    },
    title: 'En SQL, `$name` se escribe `$right`',
    text: 'SQLite no conoce `$name`, así que buscó una columna que se llame así, y no la hay.',
    fix: 'Escribe `$right`, sin comillas. Con `NULL` se compara así: `IS NULL` o `IS NOT NULL`.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE genero IS None',
      right: 'SELECT titulo FROM juego WHERE genero IS NULL',
    },
  },
  {
    id: 'letter-for-digit',
    messages: [
      /^no such column: (?<written>\w+)$/,
      /^unrecognized token: "(?<written>\w+)"$/,
    ],
    isCause: true,
    find: ({ sql, fault, tokens }, { written = '' }) => {
      if (!MISTYPED_NUMBER.test(written)) return undefined;
      const start =
        fault.offset ?? tokens.find((token) => isNamed(token, written))?.start;
      return start === undefined || !sql.startsWith(written, start)
        ? undefined
        : {
            range: { start, end: start + written.length },
            captures: { right: readDigits(written) },
          };
    },
    title: 'En `$written` hay una letra donde va una cifra',
    text: 'La ele se parece al uno, y la o, al cero, pero un número solo lleva cifras. Con una letra, SQLite lo tomó por un nombre.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE precio > l00',
      right: 'SELECT titulo FROM juego WHERE precio > 100',
    },
  },
  {
    id: 'table-for-column',
    messages: [/^no such column: (?<name>\w+)$/],
    isCause: true,
    find: (context, { name = '' }) => findTableName(context, name),
    title: '`$name` es una tabla, no una columna',
    text: 'Aquí se esperaba una columna de las tablas del `FROM`, y `$name` es otra tabla, con varias columnas.$ways',
    fix: 'Escribe `$right`. Si buscas algo que está en `$name`, une antes las tablas con `JOIN $join ON …`.',
    example: {
      wrong: 'SELECT dia FROM prestamo WHERE socio = 3',
      right: 'SELECT dia FROM prestamo WHERE socio_id = 3',
    },
  },
  {
    id: 'star-with-dot',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) =>
      tokens[index - 1]?.text === '*' && tokens[index]?.text === '.'
        ? {
            range: getRange(
              tokens,
              index - 1,
              tokens[index + 1]?.text === '*' ? index + 1 : index,
            ),
          }
        : undefined,
    title: 'Todas las columnas se piden con un solo `*`',
    text: '`*` ya son todas las columnas de todas las tablas del `FROM`. Delante de un punto va el nombre de una tabla.',
    fix: 'Escribe `*`, o `tabla.*` para las de una sola tabla.',
    example: { wrong: 'SELECT *.* FROM juego', right: 'SELECT * FROM juego' },
  },
];
