// cspell:ignore maximo minimo prestamo
import { readName } from '../../engine/tokens';
import type { Token } from '../../engine/tokens';
import { getClauseAt, getEnclosing } from '../outline';
import {
  findClosing,
  findExtraClosing,
  findOpen,
  getRange,
  isLiteral,
  isName,
  isNamed,
} from '../tokenTools';
import { findRepair, isRead } from '../repair';
import type { FaultCard, FaultContext, Finding } from '../types';
import {
  CLAUSE_WORDS,
  COMPOUND_WORDS,
  findKeyword,
  findSpanishKeyword,
  isKeyword,
  RESERVED_WORDS,
  STATEMENT_WORDS,
} from '../words';
import {
  getFaultRange,
  getOutline,
  getWord,
  INCOMPLETE_INPUT,
  isCommaInCase,
  SYNTAX_ERROR,
} from './shared';

/** Words that can follow a whole list. */
const AFTER_LIST: ReadonlySet<string> = new Set([
  ...CLAUSE_WORDS,
  ...COMPOUND_WORDS,
  'VALUES',
  'ON',
  'AS',
  'RETURNING',
  ')',
  ',',
]);

const COMPARISONS: ReadonlySet<string> = new Set([
  '=',
  '==',
  '<>',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
  'LIKE',
  'IS',
  'IN',
  'BETWEEN',
]);

const isValueEnd = (token: Token | undefined): boolean =>
  isLiteral(token) ||
  token?.text === ')' ||
  token?.upper === 'NULL' ||
  (isName(token) &&
    (token.kind === 'quoted-name' || !RESERVED_WORDS.has(token.upper)));

const isValueStart = (token: Token | undefined): boolean =>
  isLiteral(token) ||
  ['NULL', 'CASE', 'NOT'].includes(token?.upper ?? '') ||
  (isName(token) && (token.kind === 'quoted-name' || !isKeyword(token.text)));

/** Returns true after the `*` of «SELECT *» or «tabla.*». */
const endsWithStar = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.text === '*' &&
  ['.', 'SELECT', ','].includes(tokens[index - 2]?.upper ?? '');

/** Returns true when two values follow each other at the place of the error. */
const areValuesTogether = ({ tokens, index }: FaultContext): boolean =>
  (isValueEnd(tokens[index - 1]) || endsWithStar(tokens, index)) &&
  isValueStart(tokens[index]);

/** Returns true inside a CASE that has not ended. */
function isInsideCase({ tokens, index }: FaultContext): boolean {
  const words = tokens.slice(0, index).map(({ upper }) => upper);
  const count = (word: string) =>
    words.filter((other) => other === word).length;
  return count('CASE') > count('END');
}

/** Returns true for the table of «SELECT * juego». */
const isTableWithoutFrom = ({ tokens, index, schema }: FaultContext): boolean =>
  endsWithStar(tokens, index) &&
  schema.some(({ name }) => isNamed(tokens[index], name));

/** Returns true between two rows of VALUES. */
const isBetweenRows = (context: FaultContext): boolean =>
  getWord(context, context.index) === '(' &&
  getWord(context, context.index - 1) === ')' &&
  context.tokens
    .slice(0, context.index)
    .some(({ upper }) => upper === 'VALUES');

/** Returns true after the column of a SET, where `=` goes. */
const isAfterAssigned = (context: FaultContext): boolean =>
  getWord(context, 0) === 'UPDATE' &&
  isName(context.tokens[context.index - 1]) &&
  ['SET', ','].includes(getWord(context, context.index - 2));

/** Kinds of places in which two values follow each other. */
type ListPlace = 'list' | 'condition' | undefined;

/** Returns where a position is: in a list with commas, or in a condition. */
function findPlace(context: FaultContext): ListPlace {
  const { tokens, index } = context;
  const [query] = getEnclosing(getOutline(context), index);
  const open = findOpen(tokens, index).at(-1);
  const opener = open === undefined ? '' : getWord(context, open - 1);
  const isInQuery =
    query !== undefined && (open === undefined || open < query.first);
  if (isInQuery) {
    const clause = getClauseAt(query, index);
    if (clause === 'WHERE' || clause === 'HAVING') return 'condition';
    if (clause === 'FROM') return findJoinPlace(context);
    return clause === 'SELECT' || clause === 'GROUP' || clause === 'SET'
      ? 'list'
      : clause === 'ORDER'
        ? 'list'
        : undefined;
  }
  if (open === undefined) return undefined;
  if (['WHERE', 'AND', 'OR', 'NOT', 'ON', 'CHECK', 'HAVING'].includes(opener))
    return 'condition';
  return 'list';
}

/** A condition after ON is one; the rest of a FROM is neither. */
function findJoinPlace({ tokens, index }: FaultContext): ListPlace {
  const at = tokens
    .slice(0, index)
    .findLastIndex(({ upper }) => upper === 'ON' || upper === 'JOIN');
  return tokens[at]?.upper === 'ON' ? 'condition' : undefined;
}

/** Returns true for a value after «column NOT». */
const isAfterLoneNot = ({ tokens, index }: FaultContext): boolean =>
  tokens[index - 1]?.upper === 'NOT' &&
  isValueEnd(tokens[index - 2]) &&
  (isLiteral(tokens[index]) || tokens[index]?.text === '(');

/** Returns true when the condition at hand already compares two values. */
function hasComparison({ tokens, index }: FaultContext): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const word = tokens[at]?.upper ?? '';
    if (COMPARISONS.has(word)) return true;
    if (
      ['WHERE', 'ON', 'HAVING', 'AND', 'OR', '(', 'CHECK', 'WHEN'].includes(
        word,
      )
    )
      return false;
  }
  return false;
}

function findExtraComma(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  if (index < 0)
    return tokens.at(-1)?.text === ','
      ? {
          range: getRange(tokens, tokens.length - 1),
          captures: { next: 'el final' },
        }
      : undefined;
  const before = getWord(context, index - 1);
  const word = getWord(context, index);
  if (word === ',' && ['SELECT', '(', 'BY', 'SET'].includes(before))
    return { range: getFaultRange(context), captures: { next: before } };
  if (isCommaInCase(context))
    return {
      range: getFaultRange(context),
      captures: { next: getWord(context, index + 1) },
    };
  // A second VALUES has its own card: the comma is right, and that word is not.
  const isSecondValues =
    word === 'VALUES' && getWord(context, index - 2) === ')';
  const isAfterComma =
    before === ',' && AFTER_LIST.has(word) && !isSecondValues;
  const isReserved =
    ['ORDER', 'GROUP'].includes(word) && getWord(context, index + 1) !== 'BY';
  return isAfterComma && !isReserved
    ? {
        range: getRange(tokens, index - 1, index - 1),
        captures: { next: word },
      }
    : undefined;
}

/** Place of a `;` after which the list of the statement goes on. */
function findSemicolonInList({
  sql,
  statement,
  tokens,
}: FaultContext): Finding | undefined {
  const semicolon = sql.indexOf(';', statement.end);
  const next = /^;\s*([\p{L}_"]+|[\d'-])/u.exec(sql.slice(semicolon))?.[1];
  return findOpen(tokens).length > 0 &&
    semicolon >= 0 &&
    next !== undefined &&
    !STATEMENT_WORDS.has(next.toUpperCase())
    ? { range: { start: semicolon, end: semicolon + 1 } }
    : undefined;
}

/** Finds the parenthesis that is open where a clause begins, or at the end. */
function findUnclosed(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const isEnd = index < 0;
  const open = findOpen(tokens, isEnd ? tokens.length : index).at(-1);
  if (open === undefined) return undefined;
  const range = getRange(tokens, open, open);
  if (isEnd) return findSemicolonInList(context) ? undefined : { range };
  const inner = getWord(context, open + 1);
  const isSubquery = ['SELECT', 'WITH', 'VALUES'].includes(inner);
  const isStarOfCall = open === index - 2 && inner === '*';
  const isAtClause =
    [...CLAUSE_WORDS, 'JOIN', 'VALUES', 'AS', 'SET'].includes(
      getWord(context, index),
    ) &&
    !isSubquery &&
    getWord(context, index - 1) !== ',' &&
    (isValueEnd(tokens[index - 1]) || isStarOfCall) &&
    !(
      getWord(context, index) === 'FROM' &&
      ['EXTRACT', 'SUBSTRING', 'TRIM'].includes(getWord(context, open - 1))
    );
  const isUnbalanced = findOpen(tokens).length > 0;
  const isAtStatement =
    STATEMENT_WORDS.has(getWord(context, index)) && isUnbalanced && !isSubquery;
  return isAtClause || isAtStatement ? { range } : undefined;
}

/**
 * Finds the first of the commas that a list of columns lacks: SQLite takes the
 * second column for an alias, and fails at the third one.
 */
function findFirstMissingComma(context: FaultContext): Finding {
  const { tokens, index, schema } = context;
  const isColumn = (at: number) =>
    schema.some(({ columns }) =>
      columns.some(({ name }) => isNamed(tokens[at], name)),
    );
  let at = index;
  while (at > 1 && isColumn(at - 1) && isColumn(at - 2)) at -= 1;
  return {
    range: getRange(tokens, at, at),
    captures: {
      near: tokens[at]?.text ?? '',
      before: tokens[at - 1]?.text ?? '',
    },
  };
}

/** Finds a missing comma, unless only another change makes SQL of it. */
function findCheckedComma(context: FaultContext): Finding | undefined {
  const finding = findFirstMissingComma(context);
  const { range } = finding;
  const comma = range && { kind: 'insert' as const, range, right: ',' };
  const isRefuted =
    comma !== undefined &&
    !isRead(context, comma) &&
    findRepair(context) !== undefined;
  return isRefuted ? undefined : finding;
}

/** Returns true for a comma that touches two numbers. */
function isDecimalComma({ tokens }: FaultContext, at: number): boolean {
  const [one, comma, two] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    comma?.text === ',' &&
    one?.kind === 'number' &&
    two?.kind === 'number' &&
    one.end === comma.start &&
    comma.end === two.start
  );
}

const WRONG_ARGUMENT_COUNT = /^wrong number of arguments to function /;

/** Finds the comma of a decimal that gives one value too many to a call. */
function findDecimalCommaInCall(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const close = findClosing(tokens, index + 1);
  const at = tokens.findIndex(
    (_, place) =>
      place > index &&
      place < close &&
      tokens[place - 2]?.kind === 'operator' &&
      isDecimalComma(context, place),
  );
  return at < 0
    ? undefined
    : {
        range: getRange(tokens, at - 1, at + 1),
        captures: {
          right: `${tokens[at - 1]?.text ?? ''}.${tokens[at + 1]?.text ?? ''}`,
        },
      };
}

function findDecimalComma(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const values = tokens.findIndex(({ upper }) => upper === 'VALUES');
  const isInSet =
    getWord(context, 0) === 'UPDATE' && tokens[index]?.kind === 'number';
  const at =
    index < 0
      ? tokens.findIndex((_, i) => i > values && isDecimalComma(context, i))
      : index - (isInSet ? 1 : 0);
  if (at < 0 || !isDecimalComma(context, at)) return undefined;
  if (index >= 0 && !isInSet && findPlace(context) !== 'condition')
    return undefined;
  const [one = '', two = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  return {
    range: getRange(tokens, at - 1, at + 1),
    captures: {
      right: `${one.replace('.', '')}.${two}`,
      thousands: /^\d{3}$/.test(two)
        ? ` Si la coma separaba los miles, va sin nada: ${one}${two}.`
        : '',
    },
  };
}

/** Pairs of signs that make one operator when they are together. */
const SPLIT_OPERATORS: ReadonlyMap<string, string> = new Map([
  ['> =', '>='],
  ['< =', '<='],
  ['= >', '>='],
  ['= <', '<='],
  ['! =', '<>'],
  ['= =', '='],
  ['< >', '<>'],
  ['> <', '<>'],
  ['NOT =', 'IS NOT'],
  ['== =', '='],
  ['!= =', '<>'],
  ['| |', '||'],
]);

function findSplitOperator(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  for (const at of [index, index + 1]) {
    const [one, two] = [getWord(context, at - 1), getWord(context, at)];
    const right = SPLIT_OPERATORS.get(`${one} ${two}`);
    if (right !== undefined)
      return {
        range: getRange(tokens, at - 1, at),
        captures: {
          wrong: context.sql.slice(tokens[at - 1]?.start, tokens[at]?.end),
          right,
        },
      };
  }
  return undefined;
}

/** Finds IN before the place of the error. */
const findBefore = (
  { tokens, index }: FaultContext,
  word: string,
  reach: number,
): number => {
  const at = tokens
    .slice(0, index)
    .findLastIndex(({ upper }) => upper === word);
  return at >= 0 && index - at <= reach ? at : -1;
};

/** Finds the sign that stands for the AND of a BETWEEN, to the end. */
function findSignForAnd({ tokens }: FaultContext): Finding | undefined {
  const at = tokens.findLastIndex(({ upper }) => upper === 'BETWEEN');
  const sign = tokens[at + 2];
  const hasAnd = tokens.slice(at).some(({ upper }) => upper === 'AND');
  return at >= 0 && !hasAnd && sign && ['&', '-', '|'].includes(sign.text)
    ? { range: sign, captures: { near: sign.text } }
    : undefined;
}

/** Finds the values after IN, without their parentheses. */
function findBareList({ tokens, fault }: FaultContext): Finding | undefined {
  const end = fault.offset ?? fault.end;
  const first = tokens.findIndex(
    (token, at) =>
      token.start <= end && isLiteral(token) && tokens[at - 1]?.upper === 'IN',
  );
  if (first < 0) return undefined;
  let last = first;
  while (tokens[last + 1]?.text === ',' && isLiteral(tokens[last + 2]))
    last += 2;
  return {
    range: getRange(tokens, first, last),
    captures: { value: tokens[first]?.text ?? '' },
  };
}

/** Words after which a name goes. */
const BEFORE_NAME: ReadonlySet<string> = new Set([
  'TABLE',
  'EXISTS',
  'INTO',
  'AS',
  '.',
  'UPDATE',
  'VIEW',
  'JOIN',
]);
/** Reserved words that a missing name leaves in its place. */
const AFTER_NAME: ReadonlySet<string> = new Set([
  'SELECT',
  'WITH',
  'NOT',
  'EXISTS',
  'ON',
  'IF',
  'FROM',
  'WHERE',
  'SET',
  'VALUES',
  'INTO',
  'AS',
  'JOIN',
  'AND',
  'OR',
  'LIMIT',
  'HAVING',
]);
/** Words after which a column goes. */
const BEFORE_COLUMN: ReadonlySet<string> = new Set([
  'SELECT',
  'FROM',
  ',',
  '(',
  'BY',
  'WHERE',
  'AND',
  'OR',
  'COLUMN',
]);
/** Words that begin a rule of a table. */
const RULE_WORDS: ReadonlySet<string> = new Set([
  'PRIMARY',
  'UNIQUE',
  'CHECK',
  'FOREIGN',
  'CONSTRAINT',
  'DEFAULT',
  'REFERENCES',
]);
/** Reserved words that are rarely meant as the name of a column. */
const NEVER_COLUMN: ReadonlySet<string> = new Set([
  ...RULE_WORDS,
  'FROM',
  'WHERE',
  'HAVING',
  'LIMIT',
  'UNION',
  'ON',
  'AND',
  'OR',
  'SELECT',
  'DISTINCT',
  'NOT',
  'NULL',
  'CASE',
  'IN',
  'SET',
  'VALUES',
  'JOIN',
  'INTO',
  'IS',
  'BETWEEN',
  'THEN',
]);
const TYPE_NAMES: ReadonlySet<string> = new Set([
  'TEXT',
  'INTEGER',
  'INT',
  'REAL',
  'BLOB',
  'ANY',
  'DATE',
  'VARCHAR',
]);

function findReservedWord(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  if (tokens[index]?.kind !== 'word') return undefined;
  const [before, word, next] = [index - 1, index, index + 1].map((at) =>
    getWord(context, at),
  ) as [string, string, string];
  const isRuleName =
    RULE_WORDS.has(before) &&
    [',', '('].includes(getWord(context, index - 2)) &&
    TYPE_NAMES.has(word);
  if (isRuleName)
    return {
      range: getRange(tokens, index - 1, index - 1),
      captures: { near: tokens[index - 1]?.text ?? '' },
    };
  if (!RESERVED_WORDS.has(word) || next === 'BY') return undefined;
  const isTable = word === 'TABLE' && isName(tokens[index + 1]);
  const isDeclared = [',', '('].includes(before) && TYPE_NAMES.has(next);
  const isPlace =
    (BEFORE_NAME.has(before) && !AFTER_NAME.has(word) && !isTable) ||
    (BEFORE_COLUMN.has(before) && !NEVER_COLUMN.has(word) && next !== '(') ||
    isDeclared;
  return isPlace ? { range: getFaultRange(context) } : undefined;
}

/** Operators, by the sign that mathematics gives them. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '<>'],
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['–', '-'],
  ['—', '-'],
]);

/** Commas, parentheses and operators. */
export const separatorCards: readonly FaultCard[] = [
  {
    id: 'operator-split',
    messages: [SYNTAX_ERROR, /^unrecognized token: "!"$/],
    isCause: true,
    find: findSplitOperator,
    title: '`$wrong` no es un operador: se escribe `$right`',
    text: 'Los signos de un operador van juntos y en su orden, y aquí SQLite encontró `$wrong`.',
    fix: 'Escribe `$right`.',
    example: { wrong: 'WHERE precio => 10', right: 'WHERE precio >= 10' },
  },
  {
    id: 'operator-symbol',
    messages: [SYNTAX_ERROR, /^no such column: /],
    isCause: true,
    find: ({ tokens }) => {
      const token = tokens.find(({ text }) => SYMBOLS.has(text));
      return (
        token && {
          range: token,
          captures: {
            symbol: token.text,
            right: SYMBOLS.get(token.text) ?? '',
          },
        }
      );
    },
    title: '`$symbol` no es de SQL: se escribe `$right`',
    text: 'SQL usa los signos del teclado, y para SQLite `$symbol` es una letra más.',
    fix: 'Escribe `$right`.',
    example: { wrong: 'WHERE precio ≥ 10', right: 'WHERE precio >= 10' },
  },
  {
    id: 'decimal-comma',
    messages: [
      SYNTAX_ERROR,
      /^\d+ values? for \d+ columns?$/,
      /^table .+ has \d+ columns? but \d+ values? were supplied$/s,
      WRONG_ARGUMENT_COUNT,
    ],
    isCause: true,
    find: (context) =>
      WRONG_ARGUMENT_COUNT.test(context.fault.message)
        ? findDecimalCommaInCall(context)
        : findDecimalComma(context),
    title: 'Los decimales llevan punto, no coma',
    text: 'En SQL la coma separa valores. SQLite leyó el número hasta la coma, y después esperaba otra cosa.',
    fix: 'Escribe `$right`.$thousands',
    example: { wrong: 'WHERE precio > 10,5', right: 'WHERE precio > 10.5' },
  },
  {
    id: 'between-without-and',
    messages: [SYNTAX_ERROR, INCOMPLETE_INPUT],
    isCause: true,
    find: (context) => {
      if (context.index < 0) return findSignForAnd(context);
      const at = findBefore(context, 'BETWEEN', 3);
      const word = getWord(context, context.index);
      const isKnown =
        at >= 0 &&
        getWord(context, context.index - 1) !== 'BETWEEN' &&
        findSpanishKeyword(word) === undefined;
      return isKnown && !['.', 'AND'].includes(word)
        ? { range: getFaultRange(context) }
        : undefined;
    },
    title: 'Entre los dos valores de BETWEEN va `AND`',
    text: '`BETWEEN` espera dos valores unidos por `AND`, y SQLite encontró `$near`.',
    fix: 'Escribe `BETWEEN menor AND mayor`.',
    example: {
      wrong: 'WHERE minimo BETWEEN 2, 4',
      right: 'WHERE minimo BETWEEN 2 AND 4',
    },
  },
  {
    id: 'in-without-parentheses',
    messages: [SYNTAX_ERROR, /^no such table: /],
    isCause: true,
    find: findBareList,
    title: 'La lista de IN va entre paréntesis',
    text: 'Después de `IN` se esperaba un paréntesis con la lista, y SQLite encontró $value.',
    fix: 'Rodea los valores con paréntesis, separados por comas.',
    example: { wrong: 'WHERE minimo IN 2, 3', right: 'WHERE minimo IN (2, 3)' },
  },
  {
    id: 'is-with-operator',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isIn = (at: number) =>
        ['IN', 'LIKE', 'BETWEEN'].includes(getWord(context, at));
      const last = isIn(index) ? index : index - 1;
      const first = getWord(context, last - 1) === 'NOT' ? last - 2 : last - 1;
      const isDouble = isIn(last) && getWord(context, first) === 'IS';
      const right = tokens
        .slice(first + 1, last + 1)
        .map(({ upper }) => upper)
        .join(' ');
      return isDouble
        ? { range: getRange(tokens, first, last), captures: { right } }
        : undefined;
    },
    title: 'Aquí sobra `IS`: se escribe `$right`',
    text: '`IS` es un operador, y `$right` es otro: no se usan juntos. SQLite no esperaba `$near`.',
    fix: 'Quita `IS` y deja `$right`.',
    example: {
      wrong: "WHERE titulo IS LIKE 'O%'",
      right: "WHERE titulo LIKE 'O%'",
    },
  },
  {
    id: 'columns-before-in',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isComma =
        tokens[index]?.text === ',' && findPlace(context) === 'condition';
      const at = tokens.findIndex(
        ({ upper }, position) => position > index && upper === 'IN',
      );
      return isComma && at > index && at - index <= 6
        ? { range: getRange(tokens, index - 1, at - 1) }
        : undefined;
    },
    title: 'Varias columnas delante de IN van entre paréntesis',
    text: 'Sin paréntesis, la coma termina la condición. SQLite no esperaba esa coma.',
    fix: 'Escribe `(una, otra) IN (…)`, con tantas columnas a un lado como al otro.',
    example: {
      wrong: 'WHERE minimo, maximo IN (SELECT …)',
      right: 'WHERE (minimo, maximo) IN (SELECT …)',
    },
  },
  {
    id: 'extra-comma',
    messages: [SYNTAX_ERROR, INCOMPLETE_INPUT],
    isCause: true,
    find: findExtraComma,
    title: 'Sobra una coma',
    text: 'La coma anuncia otro elemento de la lista, y junto a ella SQLite encontró «$next».',
    fix: 'Quita la coma, o escribe el elemento que falta.',
    example: {
      wrong: 'SELECT titulo, precio, FROM juego',
      right: 'SELECT titulo, precio FROM juego',
    },
  },
  {
    id: 'semicolon-in-list',
    messages: [INCOMPLETE_INPUT],
    isCause: true,
    find: findSemicolonInList,
    title: 'Hay un `;` donde va una coma',
    text: 'El punto y coma termina la sentencia, y aquí quedó un paréntesis abierto.',
    fix: 'Dentro del paréntesis, separa con comas.',
    example: {
      wrong: 'CREATE TABLE sala (id INTEGER; nombre TEXT)',
      right: 'CREATE TABLE sala (id INTEGER, nombre TEXT)',
    },
  },
  {
    id: 'unclosed-parenthesis',
    messages: [SYNTAX_ERROR, INCOMPLETE_INPUT],
    isCause: true,
    find: findUnclosed,
    title: 'Falta cerrar un paréntesis',
    text: 'Este paréntesis se abre, y SQLite llegó a otra parte de la sentencia sin encontrar el que lo cierra.',
    fix: 'Escribe `)` donde termina lo que va dentro.',
    example: {
      wrong: 'SELECT count(precio FROM juego',
      right: 'SELECT count(precio) FROM juego',
    },
  },
  {
    id: 'extra-parenthesis',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const extra = findExtraClosing(context.tokens);
      return extra >= 0 && extra === context.index
        ? { range: getFaultRange(context) }
        : undefined;
    },
    title: 'Sobra un paréntesis de cierre',
    text: 'Este `)` no cierra ninguno: todos los que se abrieron ya están cerrados.',
    fix: 'Quítalo, o abre el que falta delante.',
    example: {
      wrong: 'WHERE (minimo = 2))',
      right: 'WHERE (minimo = 2)',
    },
  },
  {
    id: 'pattern-without-quotes',
    messages: [SYNTAX_ERROR, INCOMPLETE_INPUT],
    isCause: true,
    find: ({ tokens }) => {
      const like = tokens.findIndex(
        ({ upper }, at) =>
          upper === 'LIKE' &&
          [tokens[at + 1], tokens[at + 2]].some(
            (token) => token?.text === '%',
          ) &&
          tokens[at + 1]?.kind !== 'text',
      );
      if (like < 0) return undefined;
      let last = like + 1;
      while (tokens[last + 1] && tokens[last + 1]?.start === tokens[last]?.end)
        last += 1;
      return { range: getRange(tokens, like + 1, last) };
    },
    title: 'El patrón de LIKE va entre comillas simples',
    text: '`LIKE` espera un texto. Sin comillas, `%` es el resto de una división.',
    fix: "Rodea todo el patrón con comillas: `'Oca%'`.",
    example: {
      wrong: 'WHERE titulo LIKE Oca%',
      right: "WHERE titulo LIKE 'Oca%'",
    },
  },
  {
    id: 'words-without-quotes',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index, schema } = context;
      const before = tokens[index - 1];
      const isAfterComparison = COMPARISONS.has(getWord(context, index - 2));
      if (before?.kind !== 'word' || tokens[index]?.kind !== 'word')
        return undefined;
      if (
        !isAfterComparison ||
        isKeyword(before.text) ||
        isKeyword(tokens[index].text)
      )
        return undefined;
      const name = readName(before).toLowerCase();
      const isColumn = schema.some((table) =>
        table.columns.some((column) => column.name.toLowerCase() === name),
      );
      return isColumn
        ? undefined
        : {
            range: getRange(tokens, index - 1, index),
            captures: {
              words: context.sql.slice(before.start, tokens[index].end),
            },
          };
    },
    title: 'Si `$words` es un texto, le faltan las comillas',
    text: 'Sin comillas, cada palabra es un nombre, y SQLite no esperaba dos seguidos.',
    fix: "Escribe el texto entre comillas simples: `'$words'`.",
    example: {
      wrong: 'WHERE nombre = Ana Luz',
      right: "WHERE nombre = 'Ana Luz'",
    },
  },
  {
    id: 'missing-comma',
    messages: [SYNTAX_ERROR],
    find: (context) =>
      (areValuesTogether(context) &&
        !isTableWithoutFrom(context) &&
        findPlace(context) === 'list' &&
        !isAfterAssigned(context) &&
        getWord(context, context.index - 2) !== 'FOREIGN' &&
        !isInsideCase(context)) ||
      isBetweenRows(context)
        ? findCheckedComma(context)
        : undefined,
    title: 'Falta una coma antes de `$near`',
    text: 'Los elementos de una lista se separan con comas, y entre `$before` y `$near` no hay ninguna.',
    fix: 'Escribe una coma entre los dos: `$before, $near`.',
    example: {
      wrong: "VALUES (4 'Eva')",
      right: "VALUES (4, 'Eva')",
    },
  },
  {
    id: 'missing-connector',
    messages: [SYNTAX_ERROR],
    find: (context) =>
      areValuesTogether(context) &&
      findPlace(context) === 'condition' &&
      hasComparison(context)
        ? { range: getFaultRange(context) }
        : undefined,
    title: 'Falta `AND` u `OR` antes de `$near`',
    text: 'Una condición ya está completa y empieza otra, sin nada que las una.',
    fix: 'Escribe `AND` si se han de cumplir las dos, u `OR` si basta una.',
    example: {
      wrong: 'WHERE minimo = 2 precio > 10',
      right: 'WHERE minimo = 2 AND precio > 10',
    },
  },
  {
    id: 'missing-operator',
    messages: [SYNTAX_ERROR],
    find: (context) =>
      findPlace(context) === 'condition' &&
      (isAfterLoneNot(context) ||
        (areValuesTogether(context) && !hasComparison(context)))
        ? {
            range: getFaultRange(context),
            captures: { before: context.tokens[context.index - 1]?.text ?? '' },
          }
        : undefined,
    title: 'Falta el operador entre `$before` y `$near`',
    text: 'Una condición compara dos valores, y entre `$before` y `$near` no hay ningún signo.',
    fix: 'Escribe el signo: `=`, `<>`, `<`, `>`, `<=`, `>=`, `LIKE` o `IN`.',
    example: { wrong: 'WHERE precio 10', right: 'WHERE precio = 10' },
  },
  {
    id: 'condition-without-column',
    messages: [SYNTAX_ERROR],
    find: (context) => {
      const before = getWord(context, context.index - 1);
      return ['AND', 'OR', 'WHERE', 'HAVING', 'ON', 'WHEN', 'NOT'].includes(
        before,
      ) &&
        !(before === 'NOT' && getWord(context, context.index) === 'IS') &&
        (context.tokens[context.index]?.kind === 'operator' ||
          ['BETWEEN', 'LIKE', 'IN', 'IS'].includes(
            getWord(context, context.index),
          ))
        ? { range: getFaultRange(context), captures: { before } }
        : undefined;
    },
    title: 'Falta qué se compara con `$near`',
    text: 'Cada condición está completa: una columna, un signo y un valor. Después de `$before` se esperaba la columna.',
    fix: 'Repite la columna delante de `$near`.',
    example: {
      wrong: 'WHERE precio < 5 OR > 20',
      right: 'WHERE precio < 5 OR precio > 20',
    },
  },
  {
    id: 'missing-opening-parenthesis',
    messages: [SYNTAX_ERROR],
    find: (context) => {
      const { tokens, index } = context;
      const before = getWord(context, index - 1);
      const isPlainName =
        isName(tokens[index]) && !isKeyword(tokens[index].text);
      const isCreate =
        getWord(context, index - 2) === 'TABLE' &&
        getWord(context, 0) === 'CREATE' &&
        !tokens.some(({ text }) => text === '(');
      const isInsert =
        getWord(context, index - 2) === 'INTO' &&
        tokens.some(({ upper }, at) => at > index && upper === 'VALUES');
      const isValues = before === 'VALUES' && isLiteral(tokens[index]);
      const isCheck =
        before === 'CHECK' ||
        (before === 'KEY' && getWord(context, index - 2) === 'FOREIGN');
      const end =
        before === 'KEY' ? 'justo detrás, antes de REFERENCES' : 'al final';
      return isValues || isCheck || (isPlainName && (isCreate || isInsert))
        ? { range: getFaultRange(context), captures: { before, end } }
        : undefined;
    },
    title: 'Falta abrir un paréntesis antes de `$near`',
    text: 'Las columnas de una tabla o de una clave, la lista de valores y la condición de un `CHECK` van entre paréntesis.',
    fix: 'Escribe `(` antes de `$near` y ciérralo $end.',
    example: {
      wrong: "INSERT INTO juego titulo VALUES ('Go')",
      right: "INSERT INTO juego (titulo) VALUES ('Go')",
    },
  },
  {
    id: 'missing-values',
    messages: [SYNTAX_ERROR, INCOMPLETE_INPUT],
    isCause: true,
    find: (context) => {
      const { tokens, index, statement } = context;
      if (!['INSERT', 'REPLACE'].includes(getWord(context, 0)))
        return undefined;
      const hasSource = tokens.some(({ upper }) =>
        ['VALUES', 'SELECT', 'DEFAULT', 'VALUE'].includes(upper),
      );
      if (hasSource || findOpen(tokens).length) return undefined;
      if (index < 0) return { range: getRange(tokens) ?? statement };
      if (getWord(context, index) === 'SET')
        return { range: getFaultRange(context) };
      const isAssigned =
        tokens[index]?.text === '=' ||
        (isName(tokens[index]) && tokens[index + 1]?.text === '=');
      if (isAssigned) return { range: getFaultRange(context) };
      const isTuple =
        tokens[index]?.text === '(' && tokens[index - 1]?.text === ')';
      return isTuple
        ? { range: getRange(tokens, index, findClosing(tokens, index)) }
        : undefined;
    },
    title: 'Al INSERT le falta `VALUES`',
    text: 'Después de la tabla y de sus columnas se esperaba `VALUES` con los valores de la fila.',
    fix: 'Escribe `VALUES` delante de los valores, entre paréntesis.',
    example: {
      wrong: "INSERT INTO juego (id, titulo) (5, 'Go')",
      right: "INSERT INTO juego (id, titulo) VALUES (5, 'Go')",
    },
  },
  {
    id: 'reserved-word',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findReservedWord,
    title: '`$near` es una palabra de SQL y no sirve de nombre',
    text: 'Aquí se esperaba un nombre, y `$near` es una palabra reservada.',
    fix: 'Elige otro nombre, como `pedido` o `grupo`. Si la tabla ya existe, escribe el suyo entre comillas dobles: `"$near"`.',
    example: {
      wrong: 'CREATE TABLE order (id INTEGER)',
      right: 'CREATE TABLE pedido (id INTEGER)',
    },
  },
  {
    id: 'name-with-sign',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const [one, sign, two] = [
        tokens[index - 1],
        tokens[index],
        tokens[index + 1],
      ];
      const isTogether =
        isName(one) &&
        one.upper !== 'ENGINE' &&
        sign?.kind === 'operator' &&
        one.end === sign.start &&
        sign.end === two?.start &&
        two.kind !== 'operator';
      const isPlace =
        ['CREATE', 'INSERT', 'UPDATE', 'DROP', 'ALTER'].includes(
          getWord(context, 0),
        ) || ['FROM', 'JOIN', 'AS'].includes(getWord(context, index - 2));
      return isTogether && isPlace
        ? {
            range: getRange(tokens, index - 1, index + 1),
            captures: {
              other: `${one.text}_${two.text}`,
              sign: sign.text,
            },
          }
        : undefined;
    },
    title: 'Un nombre no lleva `$sign`',
    text: 'Fuera de las comillas, `$sign` es una operación. SQLite leyó el nombre hasta el signo y no esperaba lo que sigue.',
    fix: 'Usa un guion bajo: `$other`.',
    example: {
      wrong: 'CREATE TABLE mi-tabla (id INTEGER)',
      right: 'CREATE TABLE mi_tabla (id INTEGER)',
    },
  },
  {
    id: 'name-with-space',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isPlace = ['TABLE', 'EXISTS', 'VIEW', 'INTO'].includes(
        getWord(context, index - 2),
      );
      const [one, two] = [tokens[index - 1], tokens[index]];
      const isFollowed = ['(', 'VALUES', ''].includes(
        getWord(context, index + 1),
      );
      const isColumnList =
        getWord(context, index - 2) === 'INTO' &&
        getWord(context, index + 1) !== '(';
      return isPlace &&
        isFollowed &&
        !isColumnList &&
        isName(one) &&
        isName(two) &&
        !isKeyword(two.text) &&
        (getWord(context, 0) === 'CREATE' ||
          findKeyword(two.text) === undefined) &&
        !isKeyword(one.text)
        ? {
            range: getRange(tokens, index - 1, index),
            captures: { other: `${one.text}_${two.text}` },
          }
        : undefined;
    },
    title: 'Un nombre no lleva espacios',
    text: 'SQLite tomó la primera palabra por el nombre y no esperaba la segunda.',
    fix: 'Une las palabras con un guion bajo: `$other`.',
    example: {
      wrong: 'CREATE TABLE sala grande (id INTEGER)',
      right: 'CREATE TABLE sala_grande (id INTEGER)',
    },
  },
  {
    id: 'insert-with-where',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) =>
      getWord(context, 0) === 'INSERT' &&
      getWord(context, context.index) === 'WHERE' &&
      context.tokens.some(({ upper }) => upper === 'VALUES')
        ? { range: getFaultRange(context) }
        : undefined,
    title: 'Un INSERT con VALUES no lleva WHERE',
    text: '`INSERT` añade filas nuevas, así que no hay filas entre las que elegir.',
    fix: 'Quita el `WHERE`. Para cambiar filas que ya están, usa `UPDATE … SET … WHERE …`.',
    example: {
      wrong: "INSERT INTO socio (ciudad) VALUES ('Lima') WHERE id = 2",
      right: "UPDATE socio SET ciudad = 'Lima' WHERE id = 2",
    },
  },
  {
    id: 'one-table-only',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const word = getWord(context, 0);
      const isDelete = word === 'DELETE' && context.index <= 3;
      const isUpdate = word === 'UPDATE' && context.index <= 2;
      return getWord(context, context.index) === ',' && (isDelete || isUpdate)
        ? { range: getFaultRange(context), captures: { word } }
        : undefined;
    },
    title: '`$word` trabaja con una sola tabla',
    text: 'Detrás de la primera tabla, SQLite no esperaba una coma.',
    fix: 'Escribe una sentencia por cada tabla.',
    example: {
      wrong: 'DELETE FROM prestamo, socio',
      right: 'DELETE FROM prestamo;\nDELETE FROM socio;',
    },
  },
  {
    id: 'missing-name',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const before = getWord(context, context.index - 1);
      const word = getWord(context, context.index);
      const isOpening = word === '(' && ['TABLE', 'INTO'].includes(before);
      if (isOpening)
        return { range: getFaultRange(context), captures: { before } };
      const isObject =
        (before === 'INDEX' && word === 'ON') ||
        (before === 'VIEW' && word === 'AS');
      if (isObject || (before === 'UPDATE' && word === 'SET'))
        return { range: getFaultRange(context), captures: { before } };
      return ['FROM', 'JOIN', '.', 'INTO', 'AS', 'TABLE'].includes(before) &&
        ['ON', 'USING', 'SET', 'VALUES', ')', ...CLAUSE_WORDS].includes(word) &&
        getWord(context, context.index + 1) !== ',' &&
        !(
          ['ORDER', 'GROUP'].includes(word) &&
          getWord(context, context.index + 1) !== 'BY'
        )
        ? { range: getFaultRange(context), captures: { before } }
        : undefined;
    },
    title: 'Falta un nombre antes de `$near`',
    text: 'Después de `$before` se esperaba un nombre, y SQLite encontró `$near`.',
    fix: 'Escribe el nombre entre `$before` y `$near`.',
    example: {
      wrong: 'FROM juego JOIN ON juego.id = juego_id',
      right: 'FROM juego JOIN prestamo ON juego.id = juego_id',
    },
  },
  {
    id: 'set-without-equals',
    messages: [SYNTAX_ERROR],
    find: (context) => {
      const { tokens, index } = context;
      const isValue =
        tokens[index]?.kind === 'operator' || isValueStart(tokens[index]);
      return isValue && isAfterAssigned(context)
        ? { range: getFaultRange(context) }
        : undefined;
    },
    title: 'En SET se asigna con `=`',
    text: 'Detrás de `SET` va `columna = valor`, y SQLite encontró `$near`.',
    fix: 'Escribe `=`. Para sumar a lo que hay, repite la columna: `precio = precio + 1`.',
    example: {
      wrong: 'UPDATE juego SET precio += 1 WHERE id = 1',
      right: 'UPDATE juego SET precio = precio + 1 WHERE id = 1',
    },
  },
  {
    id: 'incomplete',
    messages: [INCOMPLETE_INPUT],
    isFallback: true,
    find: ({ tokens }) => ({
      range: getRange(tokens, tokens.length - 1),
      captures: { last: tokens.at(-1)?.text ?? '' },
    }),
    title: 'La sentencia se queda a medias',
    text: 'Después de `$last` se esperaba algo más, y la sentencia termina ahí.',
    fix: 'Completa lo que falta. Si sigue más abajo, mira que no haya un `;` en medio.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE precio >',
      right: 'SELECT titulo FROM juego WHERE precio > 10',
    },
  },
  {
    id: 'unknown-statement',
    messages: [SYNTAX_ERROR],
    find: (context) =>
      context.index === 0 && !STATEMENT_WORDS.has(getWord(context, 0))
        ? { range: getFaultRange(context) }
        : undefined,
    title: 'Ninguna sentencia empieza por `$near`',
    text: 'Una sentencia empieza por una palabra como `SELECT`, `INSERT`, `UPDATE`, `DELETE` o `CREATE`, y aquí se encontró `$near`.',
    fix: 'Empieza por la palabra que dice qué hacer; para consultar, `SELECT`.',
    example: {
      wrong: 'titulo FROM juego',
      right: 'SELECT titulo FROM juego',
    },
  },
  {
    id: 'syntax',
    messages: [SYNTAX_ERROR],
    isFallback: true,
    title: 'SQLite no esperaba `$near` aquí',
    text: 'Hasta esta palabra, la sentencia se entiende. Lo que falta o sobra está aquí o justo antes.',
    fix: 'Compara esta parte con un ejemplo que funcione: el orden de las palabras, las comas y los paréntesis.',
  },
];
