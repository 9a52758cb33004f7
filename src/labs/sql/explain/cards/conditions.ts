// cspell:ignore deshazla prestamo
import type { Token } from '../../engine/tokens';
import {
  findClosing,
  findOpen,
  getRange,
  isName,
  isNamed,
} from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import {
  CLAUSE_WORDS,
  findSpanishKeyword,
  isKeyword,
  RESERVED_WORDS,
  STATEMENT_WORDS,
} from '../words';
import { getClauseAt, getEnclosing } from '../outline';
import type { Query } from '../outline';
import {
  getFaultRange,
  getOutline,
  getWord,
  INCOMPLETE_INPUT,
  SYNTAX_ERROR,
} from './shared';

/** Words with which no statement begins, but a clause does. */
const LATE_WORDS: ReadonlySet<string> = new Set([
  ...CLAUSE_WORDS.filter((word) => word !== 'SELECT'),
  'AND',
  'OR',
  'JOIN',
  'SET',
]);

/** Returns the clause of a query in which the error is. */
function getFaultClause(context: FaultContext) {
  const [query] = getEnclosing(getOutline(context), context.index);
  return query && getClauseAt(query, context.index);
}

function findEarlySemicolon(context: FaultContext): Finding | undefined {
  const { sql, fault, index } = context;
  const semicolon = sql.lastIndexOf(';', fault.start);
  const word = getWord(context, 0);
  const isCondition =
    isName(context.tokens[0]) &&
    !STATEMENT_WORDS.has(word) &&
    context.tokens[1]?.kind === 'operator';
  const isLate =
    (LATE_WORDS.has(word) || isCondition) && index === 0 && semicolon >= 0;
  const hasSelect = context.tokens.some(({ upper }) => upper === 'SELECT');
  return isLate && !hasSelect
    ? {
        range: { start: semicolon, end: semicolon + 1 },
        captures: { word: context.tokens[0]?.text ?? word },
      }
    : undefined;
}

/** Finds a `;` between the columns of a SELECT, or before its FROM. */
function findSemicolonBeforeFrom({
  sql,
  statement,
  tokens,
}: FaultContext): Finding | undefined {
  const [, blank = '', next = ''] =
    /^(\s*);\s*([\p{L}_"]+)/u.exec(sql.slice(statement.end)) ?? [];
  const isSelect = tokens[0]?.upper === 'SELECT';
  const hasFrom = tokens.some(({ upper }) => upper === 'FROM');
  if (!isSelect || hasFrom || !next || STATEMENT_WORDS.has(next.toUpperCase()))
    return undefined;
  const start = statement.end + blank.length;
  return {
    range: { start, end: start + 1 },
    captures: {
      next,
      remedy: isKeyword(next)
        ? 'Quita ese punto y coma.'
        : 'Cambia ese punto y coma por una coma.',
    },
  };
}

/** Returns true for a column of the tables that a query reads. */
const isOwnColumn = ({ sources }: Query, token: Token): boolean =>
  sources.some(({ columns }) => columns?.some((name) => isNamed(token, name)));

/** Finds a name of several words, or with parentheses, for a column. */
function findSpacedAlias(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const [query] = getEnclosing(getOutline(context), index);
  const [before, name, near] = [index - 2, index - 1, index].map(
    (at) => tokens[at],
  );
  if (!query || getClauseAt(query, index) !== 'SELECT' || !isName(name))
    return undefined;
  const hasAs = before?.upper === 'AS';
  // «titulo COMO juego» says AS in Spanish.
  const isSpanish = findSpanishKeyword(name.text) === 'LIKE';
  const isNewName = isName(before) && !isOwnColumn(query, name) && !isSpanish;
  const isWord =
    near?.kind === 'word' &&
    !RESERVED_WORDS.has(near.upper) &&
    !isOwnColumn(query, near);
  const isSign = hasAs && near?.text === '(';
  if (!(hasAs || isNewName) || !(isWord || isSign)) return undefined;
  const depths = getOutline(context).depths;
  const end = tokens.findIndex(
    ({ text, upper }, at) =>
      at >= index &&
      depths[at] === query.depth &&
      (text === ',' || CLAUSE_WORDS.includes(upper)),
  );
  const last = (end < 0 ? query.last + 1 : end) - 1;
  // Without a FROM behind it, this word may be a FROM that is misspelled.
  if (tokens[end]?.upper !== 'FROM' && !query.clauses.has('FROM'))
    return undefined;
  const range = getRange(tokens, index - 1, last);
  return (
    range && {
      range,
      captures: { alias: context.sql.slice(range.start, range.end) },
    }
  );
}

/** Finds square brackets or braces where a parenthesis goes. */
function findWrongBracket(context: FaultContext): Finding | undefined {
  const { tokens } = context;
  const at = tokens.findIndex(
    ({ text }, index) =>
      /^[[{]/.test(text) &&
      (text.startsWith('{') ||
        ['IN', 'VALUES'].includes(getWord(context, index - 1))),
  );
  return at < 0
    ? undefined
    : {
        range: getRange(tokens, at, at),
        captures: { bracket: tokens[at]?.text.charAt(0) ?? '' },
      };
}

/** Returns true between the parentheses of a CHECK. */
function isInsideCheck({ tokens, index }: FaultContext): boolean {
  const open = findOpen(tokens, index).at(-1) ?? 0;
  return tokens[open - 1]?.upper === 'CHECK';
}

/** Finds the comma between two conditions of an ON: the second looks like a table. */
function findCommaAfterOn(context: FaultContext): Finding | undefined {
  const { tokens, index, schema } = context;
  const comma = tokens
    .slice(0, index)
    .findLastIndex(({ text }) => text === ',');
  const on = tokens
    .slice(0, Math.max(comma, 0))
    .findLastIndex(
      ({ upper }) => upper === 'ON' || CLAUSE_WORDS.includes(upper),
    );
  const isColumn = schema.some(({ columns }) =>
    columns.some(({ name }) => isNamed(tokens[index - 1], name)),
  );
  const isNext = index - comma === 2 || tokens[index - 2]?.text === '.';
  return tokens[on]?.upper === 'ON' &&
    isNext &&
    isColumn &&
    (tokens[index]?.kind === 'operator' ||
      ['LIKE', 'IN', 'IS', 'BETWEEN', 'NOT'].includes(getWord(context, index)))
    ? { range: getRange(tokens, comma, comma) }
    : undefined;
}

/** Signs and orders of a condition, a CASE or an ORDER BY. */
export const placeCards: readonly FaultCard[] = [
  {
    id: 'semicolon-too-early',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findEarlySemicolon,
    title: 'El `;` terminó la sentencia antes de `$word`',
    text: 'Lo que va antes del `;` ya se ejecutó, sin esta parte. Después, SQLite encontró `$word`, que no empieza una sentencia.',
    fix: 'Quita ese `;`. Si la primera parte cambió datos, deshazla antes de repetir.',
    example: {
      wrong: 'DELETE FROM prestamo; WHERE id = 1',
      right: 'DELETE FROM prestamo WHERE id = 1',
    },
  },
  {
    id: 'semicolon-before-from',
    messages: [/^no such column: /, /^no tables specified$/],
    isCause: true,
    find: findSemicolonBeforeFrom,
    title: 'El `;` terminó la sentencia antes de `$next`',
    text: 'El punto y coma es el final de una sentencia. SQLite leyó el `SELECT` hasta ahí, sin ninguna tabla en la que buscar las columnas.',
    fix: '$remedy',
    example: {
      wrong: 'SELECT titulo; precio FROM juego',
      right: 'SELECT titulo, precio FROM juego',
    },
  },
  {
    id: 'alias-with-space',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findSpacedAlias,
    title: 'Un nombre con espacios o signos va entre comillas dobles',
    text: 'El nombre nuevo de una columna es una sola palabra. SQLite leyó la primera y no esperaba `$near`.',
    fix: 'Escríbelo así: `"$alias"`. Si son dos columnas, falta una coma entre ellas.',
    example: {
      wrong: 'SELECT precio AS Precio de venta FROM juego',
      right: 'SELECT precio AS "Precio de venta" FROM juego',
    },
  },
  {
    id: 'wrong-brackets',
    messages: [
      SYNTAX_ERROR,
      /^unrecognized token: "[{}]"$/,
      /^no such table: /,
    ],
    isCause: true,
    find: findWrongBracket,
    title: 'En SQL, las listas van entre paréntesis',
    text: 'Se encontró `$bracket` donde va un paréntesis. En SQLite, los corchetes rodean un nombre y las llaves no existen.',
    fix: 'Usa `(` y `)`.',
    example: { wrong: 'WHERE id IN [1, 2]', right: 'WHERE id IN (1, 2)' },
  },
  {
    id: 'missing-where',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index, schema } = context;
      const alias = tokens[index - 1];
      const isColumn = schema.some(({ columns }) =>
        columns.some(
          ({ name }) => name.toLowerCase() === alias?.text.toLowerCase(),
        ),
      );
      const isTest =
        [
          '=',
          '<',
          '>',
          '<=',
          '>=',
          '<>',
          '!=',
          '==',
          'LIKE',
          'IN',
          'BETWEEN',
          'IS',
        ].includes(getWord(context, index)) && isColumn;
      return isTest &&
        getFaultClause(context) === 'FROM' &&
        !tokens.slice(0, index).some(({ upper }) => upper === 'JOIN')
        ? {
            range: getRange(tokens, index - 1, index - 1),
            captures: { column: alias?.text ?? '' },
          }
        : undefined;
    },
    title: 'Falta `WHERE` antes de `$column`',
    text: 'Después de la tabla empieza una condición. Sin `WHERE`, SQLite tomó `$column` por un alias y no esperaba `$near`.',
    fix: 'Escribe `WHERE` delante de `$column`.',
    example: {
      wrong: 'SELECT titulo FROM juego precio > 10',
      right: 'SELECT titulo FROM juego WHERE precio > 10',
    },
  },
  {
    id: 'missing-operand',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const before = tokens[index - 1];
      const word = getWord(context, index);
      const isOperator =
        (before?.kind === 'operator' && before.text !== '*') ||
        ['AND', 'OR', 'LIKE', 'NOT'].includes(before?.upper ?? '');
      const isEnd =
        [')', ',', ...CLAUSE_WORDS].includes(word) && word !== 'SELECT';
      const isWhere =
        ['WHERE', 'SELECT'].includes(word) && before?.upper === 'AND';
      return isOperator && isEnd && !isWhere
        ? {
            range: getRange(tokens, index - 1, index - 1),
            captures: { operator: before?.text ?? '' },
          }
        : undefined;
    },
    title: 'Falta lo que va después de `$operator`',
    text: 'Después de `$operator` se esperaba un valor, y SQLite encontró `$near`.',
    fix: 'Escribe el valor que falta, o quita `$operator`.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE precio > ORDER BY titulo',
      right: 'SELECT titulo FROM juego WHERE precio > 10 ORDER BY titulo',
    },
  },
  {
    id: 'empty-condition',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const before = getWord(context, context.index - 1);
      const near = getWord(context, context.index);
      return ['WHERE', 'HAVING'].includes(before) &&
        ['GROUP', 'ORDER', 'LIMIT', 'HAVING'].includes(near)
        ? {
            range: getRange(
              context.tokens,
              context.index - 1,
              context.index - 1,
            ),
            captures: { clause: before },
          }
        : undefined;
    },
    title: 'Detrás de `$clause` falta la condición',
    text: '`$clause` dice qué filas quedan, y SQLite encontró `$near` en lugar de una condición.',
    fix: 'Escribe la condición o, si quieres todas las filas, quita `$clause`.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE LIMIT 5',
      right: 'SELECT titulo FROM juego LIMIT 5',
    },
  },
  {
    id: 'comma-in-condition',
    messages: [SYNTAX_ERROR],
    find: (context) => {
      const clause = getFaultClause(context);
      if (
        getWord(context, context.index) === ',' &&
        (clause === 'WHERE' || clause === 'HAVING' || isInsideCheck(context))
      )
        return { range: getFaultRange(context) };
      return findCommaAfterOn(context);
    },
    title: 'Una condición no lleva comas',
    text: 'En `ON`, `WHERE`, `HAVING` y `CHECK`, las condiciones se unen con palabras. SQLite no esperaba esta coma.',
    fix: 'Cambia la coma por `AND` u `OR`; si son varios valores de una columna, usa `IN (…)`.',
    example: { wrong: 'WHERE id = 1, 2', right: 'WHERE id IN (1, 2)' },
  },
  {
    id: 'between-in-parentheses',
    messages: [INCOMPLETE_INPUT],
    isCause: true,
    find: ({ tokens }) => {
      const at = tokens.findLastIndex(({ upper }) => upper === 'BETWEEN');
      const close = findClosing(tokens, at + 1);
      const isList =
        at >= 0 && tokens[at + 1]?.text === '(' && close === tokens.length - 1;
      return isList ? { range: getRange(tokens, at + 1, close) } : undefined;
    },
    title: 'BETWEEN no lleva paréntesis ni coma',
    text: '`BETWEEN` espera dos valores unidos por `AND`, y aquí hay una lista.',
    fix: 'Escribe `BETWEEN menor AND mayor`.',
    example: { wrong: 'BETWEEN (2, 4)', right: 'BETWEEN 2 AND 4' },
  },
  {
    id: 'case-without-then',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const at = tokens
        .slice(0, index)
        .findLastIndex(({ upper }) =>
          ['WHEN', 'THEN', 'ELSE', 'END'].includes(upper),
        );
      const isValue =
        ['text', 'number'].includes(tokens[index]?.kind ?? '') ||
        ['ELSE', 'END'].includes(getWord(context, index));
      return getWord(context, at) === 'WHEN' && isValue
        ? { range: getFaultRange(context) }
        : undefined;
    },
    title: 'Antes de `$near` falta `THEN`',
    text: 'Cada caso se escribe `WHEN condición THEN valor`, y aquí falta `THEN`.',
    fix: 'Escribe `THEN` entre la condición y el valor.',
    example: {
      wrong: "CASE WHEN precio > 15 'caro' END",
      right: "CASE WHEN precio > 15 THEN 'caro' END",
    },
  },
  {
    id: 'order-direction-first',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { index } = context;
      const word = getWord(context, index - 1);
      const isFirst = ['BY', ','].includes(getWord(context, index - 2));
      return ['DESC', 'ASC'].includes(word) && isFirst
        ? {
            range: getRange(context.tokens, index - 1, index),
            captures: { word },
          }
        : undefined;
    },
    title: '`$word` va detrás de la columna',
    text: 'En `ORDER BY` va primero la columna, y después en qué sentido se ordena.',
    fix: 'Escribe `$near $word`.',
    example: { wrong: 'ORDER BY DESC precio', right: 'ORDER BY precio DESC' },
  },
  {
    id: 'order-direction-comma',
    messages: [/^no such column: (?<word>DESC|ASC)$/i],
    isCause: true,
    find: ({ tokens, index }) =>
      tokens[index - 1]?.text === ','
        ? {
            range: getRange(tokens, index - 1, index),
            captures: { column: tokens[index - 2]?.text ?? '' },
          }
        : undefined,
    title: 'Entre la columna y `$word` no va coma',
    text: 'La coma anuncia otra columna, así que SQLite buscó una que se llame `$word`.',
    fix: 'Quita la coma: `$column $word`.',
    example: { wrong: 'ORDER BY precio, DESC', right: 'ORDER BY precio DESC' },
  },
  {
    id: 'missing-comma-before-table',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isDot = tokens[index]?.text === '.' && isName(tokens[index - 1]);
      const isAfterColumn =
        isName(tokens[index - 2]) && getFaultClause(context) === 'SELECT';
      return isDot && isAfterColumn && getWord(context, index - 2) !== 'SELECT'
        ? {
            range: getRange(tokens, index - 1, index + 1),
            captures: {
              column: tokens
                .slice(index - 1, index + 2)
                .map(({ text }) => text)
                .join(''),
            },
          }
        : undefined;
    },
    title: 'Falta una coma antes de `$column`',
    text: 'Las columnas del `SELECT` se separan con comas. Sin ella, SQLite tomó lo que sigue por un alias y no esperaba el punto.',
    fix: 'Escribe una coma delante de `$column`.',
    example: {
      wrong: 'SELECT j.titulo p.dia FROM …',
      right: 'SELECT j.titulo, p.dia FROM …',
    },
  },
  {
    id: 'distinct-first',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const word = getWord(context, context.index);
      const before = getWord(context, context.index - 1);
      const isLate =
        word === 'DISTINCT' && before !== 'SELECT' && before !== '(';
      const isUnique = word === 'UNIQUE' && getWord(context, 0) === 'SELECT';
      return isLate || isUnique ? { range: getFaultRange(context) } : undefined;
    },
    title: 'DISTINCT va justo detrás de SELECT',
    text: '`DISTINCT` quita las filas repetidas del resultado, y se escribe una vez, antes de la primera columna.',
    fix: 'Escribe `SELECT DISTINCT` y después las columnas.',
    example: {
      wrong: 'SELECT genero DISTINCT FROM juego',
      right: 'SELECT DISTINCT genero FROM juego',
    },
  },
  {
    id: 'thousands-separator',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) =>
      tokens[index]?.kind === 'number' &&
      tokens[index].text.startsWith('.') &&
      tokens[index - 1]?.end === tokens[index].start
        ? { range: getRange(tokens, index - 1, index) }
        : undefined,
    title: 'Los números no llevan puntos de millar',
    text: 'En SQL, el punto separa los decimales, y un número tiene uno como mucho.',
    fix: 'Escribe todas las cifras seguidas.',
    example: {
      wrong: 'WHERE precio > 1.000.000',
      right: 'WHERE precio > 1000000',
    },
  },
];
