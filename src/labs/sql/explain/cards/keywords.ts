// cspell:ignore CREATETABLE DELETEFROM DROPTABLE FOREIGNKEY GROUPBY
// cspell:ignore INNERJOIN INSERTINTO LEFTJOIN minimo NOTNULL prestamo
// cspell:ignore PRIMARYKEY SELEC subconsulta
import { readName } from '../../engine/tokens';
import { getRange, isName, isNamed, measureDepths } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import {
  AGGREGATES,
  CLAUSE_WORDS,
  COMPOUND_WORDS,
  findKeyword,
  findSpanishKeyword,
  isKeyword,
  JOIN_WORDS,
  STATEMENT_WORDS,
} from '../words';
import { findWordForComma } from './habits';
import { findReplacement } from './otherDatabases';
import { getClauseAt, getEnclosing } from '../outline';
import {
  getFaultRange,
  getOutline,
  getWord,
  isCommaInCase,
  SYNTAX_ERROR,
} from './shared';

/** Returns true for a name that the schema or the statement knows. */
function isKnownName(context: FaultContext, index: number): boolean {
  const token = context.tokens[index];
  if (!token) return false;
  const name = readName(token).toLowerCase();
  const known = context.schema.flatMap((table) => [
    table.name,
    ...table.columns.map((column) => column.name),
  ]);
  return known.some((other) => other.toLowerCase() === name);
}

/** Returns true for the second word of «CREATE TABLE two words (». */
const isSecondWordOfName = (context: FaultContext, at: number): boolean =>
  getWord(context, 0) === 'CREATE' &&
  getWord(context, at - 2) === 'TABLE' &&
  getWord(context, at + 1) === '(';

/** Returns true for a place where a value or a name goes. */
const isNamePlace = (context: FaultContext, index: number): boolean =>
  ['AS', '.', 'FROM', 'JOIN', 'INTO', 'UPDATE', 'TABLE', 'LIKE', 'IS'].includes(
    getWord(context, index - 1),
  ) || ['operator', 'unknown'].includes(context.tokens[index - 1]?.kind ?? '');

/**
 * Finds a misspelled keyword: at the place of the error, or one or two words
 * before it, where SQLite took it for an alias.
 */
function findMisspelled(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const [one, two] = [tokens[index], tokens[index + 1]];
  const whole = `${one?.upper ?? ''}${two?.upper ?? ''}`;
  // A word in two, as «ROLL BACK».
  if (one?.kind === 'word' && two?.kind === 'word' && !isKeyword(one.text))
    if (isKeyword(whole))
      return {
        range: getRange(tokens, index, index + 1),
        captures: { word: `${one.text} ${two.text}`, keyword: whole },
      };
  for (const at of [index, index - 1, index - 2]) {
    const token = tokens[at];
    if (token?.kind !== 'word' || isKeyword(token.text)) continue;
    if (isKnownName(context, at) || isSecondWordOfName(context, at)) continue;
    const isPlace = at !== index && isNamePlace(context, at);
    const keyword = isPlace ? undefined : findKeyword(token.text);
    const isCall =
      tokens[at + 1]?.text === '(' && findReplacement(token.text) !== undefined;
    if (isCall) continue;
    const isTooShort = at !== index && token.text.length < 3;
    if (keyword === undefined || isTooShort) continue;
    // A name may stand there, as in «ORDER titulo», and resemble no other.
    if (findSpanishKeyword(token.text) !== undefined) continue;
    if (keyword === 'BY' || isUsedTwice(context, at)) continue;
    return {
      range: getRange(tokens, at, at),
      captures: { word: token.text, keyword },
    };
  }
  return undefined;
}

/** Returns true for a word that the statement writes twice: then it is a name. */
const isUsedTwice = ({ tokens }: FaultContext, at: number): boolean =>
  tokens.filter(
    (token) => token.kind === 'word' && token.upper === tokens[at]?.upper,
  ).length > 1 && at > 0;

/** Returns true for the second word of a text without quotes. */
const isInsideBareText = (context: FaultContext, at: number): boolean =>
  context.tokens[at - 2]?.kind === 'operator' &&
  context.tokens[at - 1]?.kind === 'word' &&
  !isKnownName(context, at - 1);

/** Returns true where «como» gives another name to a column or a table. */
function isAliasPlace(context: FaultContext, index: number): boolean {
  const [query] = getEnclosing(getOutline(context), index);
  const clause = query && getClauseAt(query, index);
  return clause === 'SELECT' || clause === 'FROM';
}

function findSpanish(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  if (findWordForComma(context)) return undefined;
  const isBy = findSpanishKeyword(tokens[index]?.text ?? '') === 'BY';
  // Of «ORDENAR POR», the first word is the one that says what is meant.
  for (const at of isBy ? [index - 1, index] : [index, index - 1]) {
    const token = tokens[at];
    if (token?.kind !== 'word' || isKnownName(context, at)) continue;
    if (isInsideBareText(context, at)) continue;
    const isPlace = at !== index && isNamePlace(context, at);
    const isOwnName = isPlace || isSecondWordOfName(context, at);
    const keyword = isOwnName ? undefined : findSpanishKeyword(token.text);
    const isAs = keyword === 'LIKE' && isAliasPlace(context, at);
    if (keyword !== undefined)
      return {
        range: getRange(tokens, at, at),
        captures: { word: token.text, keyword: isAs ? 'AS' : keyword },
      };
  }
  return undefined;
}

/** Rank of the words of a JOIN, which are of the FROM. */
const rankClause = (word: string): number =>
  CLAUSE_WORDS.indexOf(JOIN_WORDS.has(word) ? 'FROM' : word);

/** Returns the clause words of the query that holds a position, before it. */
function listClausesBefore(
  context: FaultContext,
  end: number,
): readonly number[] {
  const { tokens } = context;
  const depths = measureDepths(tokens);
  const found: number[] = [];
  for (let index = end - 1; index >= 0; index -= 1) {
    if ((depths[index] ?? 0) < (depths[end] ?? 0)) break;
    const word = getWord(context, index);
    if (depths[index] !== depths[end] || tokens[index]?.kind !== 'word')
      continue;
    if (COMPOUND_WORDS.has(word)) break;
    if (CLAUSE_WORDS.includes(word)) found.unshift(index);
    if (word === 'SELECT') break;
  }
  return found;
}

/** Full name of a clause. */
function nameClause(context: FaultContext, index: number): string {
  const word = getWord(context, index);
  return getWord(context, index + 1) === 'BY' ? `${word} BY` : word;
}

/** Returns true when a calculation of a group follows the place of an error. */
const hasAggregateAfter = ({ tokens, index }: FaultContext): boolean =>
  tokens.some(
    ({ upper }, at) =>
      at > index && AGGREGATES.has(upper) && tokens[at + 1]?.text === '(',
  );

function findClauseOrder(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const word = getWord(context, index);
  if (['ORDER', 'GROUP'].includes(word) && getWord(context, index + 1) !== 'BY')
    return undefined;
  const rank = rankClause(word);
  const isOther = rank < 0 || (word === 'SELECT' && index > 0);
  if (isOther || getWord(context, index - 1) === ',') return undefined;
  const range = getFaultRange(context);
  const isFirst = index === 0 && word !== 'SELECT';
  if (isFirst && tokens.some(({ upper }) => upper === 'SELECT'))
    return { range, captures: { late: word, early: 'SELECT' } };
  const isUpdate = getWord(context, 0) === 'UPDATE' && word === 'WHERE';
  const setAt = tokens.findIndex(({ upper }) => upper === 'SET');
  if (isUpdate && setAt > index)
    return { range, captures: { late: 'SET', early: 'WHERE' } };
  const later = listClausesBefore(context, index).find(
    (at) => rankClause(getWord(context, at)) > rank,
  );
  return later === undefined
    ? undefined
    : {
        // A FROM is late because another clause came too early.
        range: word === 'FROM' ? getRange(tokens, later, later) : range,
        captures: {
          early: nameClause(context, index),
          late: nameClause(context, later),
          ...(word === 'WHERE' &&
            hasAggregateAfter(context) && {
              fix: 'Esta condición es de los grupos: cambia `WHERE` por `HAVING`, en el mismo sitio.',
            }),
        },
      };
}

function findRepeatedClause(context: FaultContext): Finding | undefined {
  const { index } = context;
  const word = getWord(context, index);
  const isAfterConnector = ['AND', 'OR'].includes(getWord(context, index - 1));
  if (word === 'SELECT' || JOIN_WORDS.has(word) || isAfterConnector)
    return undefined;
  const before = listClausesBefore(context, index);
  const isRepeated =
    CLAUSE_WORDS.includes(word) &&
    before.some((at) => getWord(context, at) === word) &&
    !before.some((at) => rankClause(getWord(context, at)) > rankClause(word));
  return isRepeated && getWord(context, index - 1) !== ','
    ? {
        range: getFaultRange(context),
        captures: {
          clause: nameClause(context, index),
          joint: word === 'WHERE' || word === 'HAVING' ? 'AND u OR' : 'comas',
        },
      }
    : undefined;
}

/** Words that a statement needs after its first one. */
const NEEDED_WORDS: readonly (readonly [
  first: string,
  isMissing: (context: FaultContext) => boolean,
  word: string,
])[] = [
  ['INSERT', ({ index }) => index === 1, 'INTO'],
  ['REPLACE', ({ index }) => index === 1, 'INTO'],
  ['DELETE', ({ index }) => index === 1, 'FROM'],
  ['DELETE', ({ index }) => index === 3, 'WHERE'],
  ['CREATE', ({ index }) => index === 1, 'TABLE'],
  ['DROP', ({ index }) => index === 1, 'TABLE'],
  ['ALTER', ({ index }) => index === 1, 'TABLE'],
  [
    'UPDATE',
    ({ tokens, index }) =>
      !tokens.slice(0, index).some(({ upper }) => upper === 'SET') &&
      ['=', ','].includes(tokens[index + 1]?.text ?? ''),
    'SET',
  ],
];

function findMissingWord(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const range = getFaultRange(context);
  const isTable = context.schema.some(({ name }) =>
    isNamed(tokens[index], name),
  );
  const isAfterColumns =
    getWord(context, 0) === 'SELECT' &&
    !tokens.slice(0, index).some(({ upper }) => upper === 'FROM');
  const hasFrom = tokens.slice(index).some(({ upper }) => upper === 'FROM');
  if (isTable && isAfterColumns && !hasFrom)
    return {
      range,
      captures: { word: 'FROM', before: tokens[index - 1]?.text ?? '' },
    };
  const before = getWord(context, index - 1);
  if (COMPOUND_WORDS.has(before) || before === 'ALL')
    return { range, captures: { word: 'SELECT', before } };
  if (getWord(context, index - 1) === 'PRIMARY')
    return { range, captures: { word: 'KEY', before: 'PRIMARY' } };
  const needed = NEEDED_WORDS.find(
    ([first, isMissing]) =>
      getWord(context, 0) === first &&
      isMissing(context) &&
      isName(tokens[index]) &&
      !isKeyword(tokens[index].text),
  );
  return (
    needed && {
      range,
      captures: { word: needed[2], before: tokens[index - 1]?.text ?? '' },
    }
  );
}

/** Returns true for the query of a WITH without its AS. */
const isMissingAsInWith = (context: FaultContext): boolean =>
  getWord(context, 0) === 'WITH' &&
  getWord(context, context.index) === 'SELECT' &&
  getWord(context, context.index - 1) === '(' &&
  isName(context.tokens[context.index - 2]) &&
  ['WITH', 'RECURSIVE', ','].includes(getWord(context, context.index - 3));

/** Finds the parenthesis of the query of a CREATE VIEW without its AS. */
function findViewWithoutAs(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const open = index - 1;
  const isView =
    getWord(context, 0) === 'CREATE' &&
    getWord(context, open) === '(' &&
    isName(tokens[open - 1]) &&
    ['VIEW', 'TABLE', 'EXISTS'].includes(getWord(context, open - 2)) &&
    ['SELECT', 'WITH'].includes(getWord(context, index));
  return isView
    ? {
        range: getRange(tokens, open, open),
        captures: { near: '(', name: tokens[open - 1]?.text ?? '' },
      }
    : undefined;
}

/** Returns true for the query of a CREATE or a WITH without its AS. */
const isMissingAs = (context: FaultContext): boolean =>
  isMissingAsInWith(context) ||
  (getWord(context, 0) === 'CREATE' &&
    ['VIEW', 'TABLE', 'EXISTS'].includes(getWord(context, context.index - 2)) &&
    isName(context.tokens[context.index - 1]) &&
    ['SELECT', 'WITH'].includes(getWord(context, context.index)));

/** Pairs of words of which the second one is not needed. */
const EXTRA_WORDS: ReadonlySet<string> = new Set([
  'DELETE *',
  'DELETE ALL',
  'UPDATE FROM',
  'UPDATE TABLE',
  'UPDATE INTO',
  'INTO TABLE',
  'FROM TABLE',
  'WHERE AND',
  'WHERE OR',
  'ON AND',
  'HAVING AND',
  'AND AND',
  'OR OR',
  'AND OR',
  'OR AND',
  'AND WHERE',
  'WHERE WHERE',
  'FROM FROM',
  'SELECT SELECT',
  'DESC ASC',
  'ASC DESC',
  'SET SET',
  'VALUES VALUES',
]);

/** Keywords written without the space between them. */
const JOINED_WORDS: ReadonlyMap<string, string> = new Map([
  ['ORDERBY', 'ORDER BY'],
  ['GROUPBY', 'GROUP BY'],
  ['NOTNULL', 'NOT NULL'],
  ['INSERTINTO', 'INSERT INTO'],
  ['DELETEFROM', 'DELETE FROM'],
  ['LEFTJOIN', 'LEFT JOIN'],
  ['INNERJOIN', 'INNER JOIN'],
  ['CREATETABLE', 'CREATE TABLE'],
  ['DROPTABLE', 'DROP TABLE'],
  ['PRIMARYKEY', 'PRIMARY KEY'],
  ['FOREIGNKEY', 'FOREIGN KEY'],
]);

/** Words that are misspelled, misplaced, missing or too many. */
export const keywordCards: readonly FaultCard[] = [
  {
    id: 'keyword-in-spanish',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findSpanish,
    title: 'En SQL no se escribe `$word`, sino `$keyword`',
    text: 'SQL tiene sus propias palabras, en inglés. SQLite no conoce `$word` y no supo cómo seguir.',
    fix: 'Cámbiala por `$keyword`.',
    example: {
      wrong: 'ORDER POR titulo',
      right: 'ORDER BY titulo',
    },
  },
  {
    id: 'keyword-misspelled',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findMisspelled,
    title: '`$word` no es una palabra de SQL: quizá es `$keyword`',
    text: 'Aquí se esperaba una palabra de SQL y se encontró `$word`. A veces SQLite la toma por un nombre y señala la palabra siguiente.',
    fix: 'Escribe `$keyword`.',
    example: {
      wrong: 'SELEC titulo FORM juego',
      right: 'SELECT titulo FROM juego',
    },
  },
  {
    id: 'words-together',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const at = [index, index - 1].find((position) =>
        JOINED_WORDS.has(getWord(context, position)),
      );
      return at === undefined
        ? undefined
        : {
            range: getRange(tokens, at, at),
            captures: {
              word: tokens[at]?.text ?? '',
              words: JOINED_WORDS.get(getWord(context, at)) ?? '',
            },
          };
    },
    title: '`$word` son dos palabras: `$words`',
    text: 'Sin el espacio, SQLite lee una sola palabra, y no la conoce en este lugar.',
    fix: 'Escribe `$words`.',
    example: {
      wrong: 'SELECT titulo FROM juego ORDERBY titulo',
      right: 'SELECT titulo FROM juego ORDER BY titulo',
    },
  },
  {
    id: 'subquery-without-parentheses',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const before = context.tokens[context.index - 1];
      const isPlace =
        before?.kind === 'operator' ||
        ['IN', 'EXISTS', 'BETWEEN', 'LIKE', '('].includes(before?.upper ?? '');
      const isRow = before?.text === '(';
      return getWord(context, context.index) === 'SELECT' && isPlace
        ? {
            range: getFaultRange(context),
            captures: {
              fix: isRow
                ? 'Para insertar las filas de una consulta, quita `VALUES` y sus paréntesis. Si es un solo valor, pon otros paréntesis.'
                : 'Abre un paréntesis antes de este `SELECT` y ciérralo donde termina.',
            },
          }
        : undefined;
    },
    title: 'Una subconsulta va entre paréntesis',
    text: 'Aquí se esperaba un valor y empieza un `SELECT`. Dentro de otra sentencia, solo se admite entre paréntesis.',
    fix: '$fix',
    example: {
      wrong: 'WHERE precio > SELECT avg(precio) FROM juego',
      right: 'WHERE precio > (SELECT avg(precio) FROM juego)',
    },
  },
  {
    id: 'missing-as',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) =>
      isMissingAs(context)
        ? {
            range: getFaultRange(context),
            captures: { name: context.tokens[context.index - 1]?.text ?? '' },
          }
        : findViewWithoutAs(context),
    title: 'Falta `AS` antes de la consulta',
    text: 'Entre un nombre nuevo y su consulta va `AS`, y SQLite encontró `$near`.',
    fix: 'Escribe `AS` detrás del nombre, delante de la consulta.',
    example: {
      wrong: 'CREATE VIEW caros SELECT * FROM juego',
      right: 'CREATE VIEW caros AS SELECT * FROM juego',
    },
  },
  {
    id: 'missing-semicolon',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const word = getWord(context, index);
      const before = tokens[index - 1];
      const isStatement =
        STATEMENT_WORDS.has(word) && word !== 'VALUES' && index > 0;
      const isAfterEnd =
        before?.kind !== 'operator' &&
        !['(', ',', 'SELECT', 'IN', 'EXISTS'].includes(before?.upper ?? '') &&
        measureDepths(tokens)[index] === 0 &&
        getWord(context, 0) !== 'ALTER' &&
        STATEMENT_WORDS.has(getWord(context, 0)) &&
        !isMissingAs(context);
      return isStatement && isAfterEnd
        ? { range: getFaultRange(context), captures: { word } }
        : undefined;
    },
    title: 'Falta el `;` antes de este `$word`',
    text: 'Con `$word` empieza otra sentencia, pero la anterior no ha terminado: SQLite las leyó como una sola.',
    fix: 'Pon un punto y coma, `;`, al final de la sentencia anterior. Si querías unir dos consultas, escribe `UNION` entre ellas.',
    example: {
      wrong: 'SELECT titulo FROM juego\nSELECT nombre FROM socio;',
      right: 'SELECT titulo FROM juego;\nSELECT nombre FROM socio;',
    },
  },
  {
    id: 'clause-order',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const found = findClauseOrder(context);
      const { early = '', late = '' } = found?.captures ?? {};
      const fix = `Mueve \`${early}\` delante de \`${late}\`.`;
      return found && { ...found, captures: { fix, ...found.captures } };
    },
    title: '`$early` va antes que `$late`',
    text: 'Las partes de una sentencia tienen un orden fijo: `SELECT`, `FROM` con sus `JOIN`, `WHERE`, `GROUP BY`, `HAVING`, `ORDER BY`, `LIMIT`. En `UPDATE`: `SET` y después `WHERE`.',
    fix: '$fix',
    example: {
      wrong: 'SELECT titulo FROM juego ORDER BY titulo WHERE precio > 10',
      right: 'SELECT titulo FROM juego WHERE precio > 10 ORDER BY titulo',
    },
  },
  {
    id: 'clause-repeated',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findRepeatedClause,
    title: 'Hay dos `$clause`',
    text: 'Una consulta tiene un solo `$clause`, y aquí empieza otro.',
    fix: 'Déjalo todo en el primero, unido con $joint.',
    example: {
      wrong: 'WHERE precio > 5 WHERE minimo = 2',
      right: 'WHERE precio > 5 AND minimo = 2',
    },
  },
  {
    id: 'missing-by',
    messages: [SYNTAX_ERROR],
    find: (context) => {
      const before = getWord(context, context.index - 1);
      return ['ORDER', 'GROUP', 'PARTITION'].includes(before) &&
        getWord(context, context.index) !== 'BY' &&
        isName(context.tokens[context.index])
        ? { range: getFaultRange(context), captures: { before } }
        : undefined;
    },
    title: 'Después de `$before` falta `BY`',
    text: 'La palabra es doble, `$before BY`, y SQLite encontró `$near` donde esperaba `BY`.',
    fix: 'Escribe `$before BY $near`.',
    example: {
      wrong: 'SELECT titulo FROM juego ORDER titulo',
      right: 'SELECT titulo FROM juego ORDER BY titulo',
    },
  },
  {
    id: 'missing-word',
    messages: [SYNTAX_ERROR],
    find: findMissingWord,
    title: 'Falta `$word` antes de `$near`',
    text: 'SQLite esperaba `$word` después de `$before` y encontró `$near`.',
    fix: 'Escribe `$word` delante de `$near`.',
    example: {
      wrong: 'DELETE prestamo WHERE id = 1',
      right: 'DELETE FROM prestamo WHERE id = 1',
    },
  },
  {
    id: 'extra-word',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { index } = context;
      const before = getWord(context, index - 1);
      const isNamedTwice =
        before === 'DELETE' && getWord(context, index + 1) === 'FROM';
      const isSecondValues =
        before === ',' &&
        getWord(context, index - 2) === ')' &&
        getWord(context, index) === 'VALUES';
      return isNamedTwice ||
        isSecondValues ||
        EXTRA_WORDS.has(`${before} ${getWord(context, index)}`)
        ? { range: getFaultRange(context), captures: { before } }
        : undefined;
    },
    title: 'Después de `$before` sobra `$near`',
    text: 'SQLite encontró `$near` donde esperaba lo que sigue a `$before`.',
    fix: 'Quita `$near`.',
    example: {
      wrong: 'DELETE * FROM prestamo WHERE id = 1',
      right: 'DELETE FROM prestamo WHERE id = 1',
    },
  },
  {
    id: 'missing-columns',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) =>
      getWord(context, context.index) === 'FROM' &&
      ['SELECT', 'DISTINCT'].includes(getWord(context, context.index - 1))
        ? { range: getFaultRange(context) }
        : undefined,
    title: 'El SELECT no dice qué columnas quiere',
    text: 'Entre `SELECT` y `FROM` se esperaba al menos una columna.',
    fix: 'Escribe las columnas, separadas por comas, o `*` para pedirlas todas.',
    example: { wrong: 'SELECT FROM juego', right: 'SELECT * FROM juego' },
  },
  {
    id: 'missing-on',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isDot = tokens[index]?.text === '.';
      const at = isDot ? index - 1 : index;
      if (!isName(tokens[at]) || tokens[at + 1]?.text !== '.') return undefined;
      const join = tokens
        .slice(0, at)
        .findLastIndex(({ upper }) => upper === 'JOIN');
      const isNear = join >= 0 && at - join <= 4;
      const hasCondition = tokens
        .slice(join, at)
        .some(({ upper }) => upper === 'ON' || upper === 'USING');
      return isNear && !hasCondition
        ? { range: getRange(tokens, at, at) }
        : undefined;
    },
    title: 'Falta `ON` antes de la condición del JOIN',
    text: 'Después de la tabla que se une se esperaba `ON`, y empieza directamente la condición.',
    fix: 'Escribe `ON` entre la tabla y la condición.',
    example: {
      wrong: 'FROM juego JOIN prestamo juego.id = prestamo.juego_id',
      right: 'FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
    },
  },
  {
    id: 'missing-join',
    messages: [SYNTAX_ERROR, /^unknown join type: (?<word>\w+)/],
    isCause: true,
    find: (context, { word: joinWord }) => {
      const { tokens, index } = context;
      if (joinWord !== undefined) {
        const first = tokens.findIndex(
          ({ upper }) => upper === joinWord.toUpperCase(),
        );
        return { range: getRange(tokens, first, first) };
      }
      if (!['ON', 'AS'].includes(getWord(context, index))) return undefined;
      const at = tokens
        .slice(0, index)
        .findLastIndex(({ upper }) => JOIN_WORDS.has(upper));
      const word = getWord(context, at);
      const isLate = getWord(context, at - 1) === 'JOIN';
      return at >= 0 && word !== 'JOIN' && index - at <= 4 && !isLate
        ? { range: getRange(tokens, at, at), captures: { word } }
        : undefined;
    },
    title: 'Después de `$word` falta `JOIN`',
    text: '`$word` dice cómo se unen dos tablas, pero la palabra que las une es `JOIN`.',
    fix: 'Escribe `$word JOIN`.',
    example: {
      wrong: 'FROM juego INNER prestamo ON …',
      right: 'FROM juego INNER JOIN prestamo ON …',
    },
  },
  {
    id: 'join-type-late',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) => {
      const at = tokens.findIndex(
        ({ upper }, place) =>
          upper === 'JOIN' &&
          ['LEFT', 'RIGHT', 'FULL', 'INNER', 'CROSS'].includes(
            tokens[place + 1]?.upper ?? '',
          ),
      );
      const type = tokens[at + 1]?.upper;
      return at >= 0 && at < index && type !== undefined
        ? { range: getRange(tokens, at, at + 1), captures: { type } }
        : undefined;
    },
    title: '`$type` va delante de `JOIN`',
    text: 'Detrás de `JOIN` va la tabla, y cómo se une se dice antes.',
    fix: 'Escribe `$type JOIN`.',
    example: {
      wrong: 'FROM juego JOIN LEFT prestamo ON …',
      right: 'FROM juego LEFT JOIN prestamo ON …',
    },
  },
  {
    id: 'case-without-end',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const count = (word: string) =>
        tokens.slice(0, index).filter(({ upper }) => upper === word).length;
      const isOver = [',', ')', 'AS', ...CLAUSE_WORDS].includes(
        getWord(context, index),
      );
      return count('CASE') > count('END') && isOver && !isCommaInCase(context)
        ? { range: getFaultRange(context) }
        : undefined;
    },
    title: 'Al CASE le falta su END',
    text: 'Un `CASE` termina con la palabra `END`, y SQLite llegó a `$near` sin encontrarla.',
    fix: 'Escribe `END` antes de `$near`.',
    example: {
      wrong: "CASE WHEN precio > 15 THEN 'caro'",
      right: "CASE WHEN precio > 15 THEN 'caro' END",
    },
  },
  {
    id: 'case-without-when',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const at = tokens
        .slice(0, index)
        .findLastIndex(({ upper }) => upper === 'CASE' || upper === 'WHEN');
      return getWord(context, index) === 'THEN' &&
        getWord(context, at) === 'CASE'
        ? { range: getFaultRange(context) }
        : undefined;
    },
    title: 'Antes de `THEN` falta `WHEN`',
    text: 'Cada caso se escribe `WHEN condición THEN valor`, y aquí no hay ningún `WHEN`.',
    fix: 'Escribe `WHEN` delante de la condición.',
    example: {
      wrong: "CASE precio > 15 THEN 'caro' END",
      right: "CASE WHEN precio > 15 THEN 'caro' END",
    },
  },
];
