import type { Token } from '../tokens';
import { foldName } from './state';
import type { SqlUsage } from './usage';

/** Engines, besides SQLite, on which an answer may have to run. */
export const OTHER_ENGINES = ['PostgreSQL', 'MariaDB'] as const;

export type OtherEngine = (typeof OTHER_ENGINES)[number];

/** Part of an answer that another engine does not accept, as sentences say it. */
export interface Incompatibility {
  readonly what: string;
  /** Part that all of them accept in its place. */
  readonly instead?: string;
}

interface Construct extends Incompatibility {
  /** Pattern on the tokens, written as `writeTokens` does. */
  readonly pattern: RegExp;
  readonly refusedBy: readonly OtherEngine[];
}

const NOT_A_TRUTH = '(?!NULL|TRUE|FALSE|UNKNOWN|DISTINCT|NOT )';

const CONSTRUCTS: readonly Construct[] = [
  { pattern: /==/, what: '`==`', instead: '`=`', refusedBy: OTHER_ENGINES },
  {
    pattern: /LIMIT (?:(?!OFFSET |\)).)*?,/,
    what: 'una coma en `LIMIT`',
    instead: '`LIMIT b OFFSET a`',
    refusedBy: ['PostgreSQL'],
  },
  { pattern: /LIMIT -/, what: 'un `LIMIT` negativo', refusedBy: OTHER_ENGINES },
  {
    pattern: /\[/,
    what: 'un nombre entre corchetes',
    instead: 'el nombre sin nada',
    refusedBy: OTHER_ENGINES,
  },
  {
    pattern: /`/,
    what: 'un nombre entre acentos graves',
    instead: 'el nombre sin nada',
    refusedBy: ['PostgreSQL'],
  },
  {
    pattern: /"/,
    what: 'un nombre entre comillas dobles',
    instead: 'el nombre sin nada',
    refusedBy: ['MariaDB'],
  },
  {
    pattern: /AS '/,
    what: 'un alias entre comillas simples',
    refusedBy: ['PostgreSQL'],
  },
  {
    pattern: /GLOB/,
    what: '`GLOB`',
    instead: '`LIKE`',
    refusedBy: OTHER_ENGINES,
  },
  {
    pattern: /(?<!\S)(?:REGEXP|MATCH)(?!\S)/,
    what: '`REGEXP`',
    instead: '`LIKE`',
    refusedBy: ['PostgreSQL'],
  },
  {
    pattern: new RegExp(`(?<!\\S)IS (?:NOT )?${NOT_A_TRUTH}`),
    what: '`IS` con un valor',
    instead: '`=`',
    refusedBy: OTHER_ENGINES,
  },
  {
    pattern: /(?<!\S)IS (?:NOT )?DISTINCT/,
    what: '`IS DISTINCT FROM`',
    refusedBy: ['MariaDB'],
  },
  {
    pattern: /(?<!\S)(?:ISNULL|NOTNULL)(?! \()(?!\S)/,
    what: '`ISNULL`',
    instead: '`IS NULL`',
    refusedBy: ['MariaDB'],
  },
  {
    pattern: /COLLATE (?:NOCASE|BINARY|RTRIM)/,
    what: 'un `COLLATE` de SQLite',
    instead: '`lower`',
    refusedBy: OTHER_ENGINES,
  },
  {
    pattern: /(?:INSERT|UPDATE) OR |(?<!\S)REPLACE INTO/,
    what: '`INSERT OR`',
    refusedBy: ['PostgreSQL'],
  },
  {
    pattern: /INDEXED BY|NOT INDEXED/,
    what: '`INDEXED BY`',
    refusedBy: OTHER_ENGINES,
  },
  {
    pattern: /(?<!\S)ROWID(?!\S)/,
    what: '`rowid`',
    instead: 'la clave primaria',
    refusedBy: OTHER_ENGINES,
  },
  { pattern: /\) STRICT(?!\S)/, what: '`STRICT`', refusedBy: OTHER_ENGINES },
  {
    pattern: /AUTOINCREMENT/,
    what: '`AUTOINCREMENT`',
    refusedBy: OTHER_ENGINES,
  },
  {
    pattern: /NULLS (?:FIRST|LAST)/,
    what: '`NULLS LAST`',
    refusedBy: ['MariaDB'],
  },
  { pattern: /\|\|/, what: '`||`', refusedBy: ['MariaDB'] },
  {
    pattern: /FULL (?:OUTER )?JOIN/,
    what: '`FULL JOIN`',
    refusedBy: ['MariaDB'],
  },
];

/** Functions of SQLite that both engines have too; `like`, for the operator. */
const COMMON_FUNCTIONS =
  'abs avg ceil ceiling coalesce concat concat_ws count cume_dist current_date current_time current_timestamp dense_rank exp first_value floor lag last_value lead length like ln lower ltrim max min mod nth_value ntile nullif octet_length percent_rank power rank replace round row_number rtrim sign sqrt substr substring sum trim upper'.split(
    ' ',
  );
const OWN_FUNCTIONS: Readonly<Record<OtherEngine, readonly string[]>> = {
  PostgreSQL: ['string_agg', 'trunc'],
  MariaDB: ['group_concat', 'if', 'ifnull', 'instr'],
};
/** Functions with which another one can be written. */
const REPLACEMENTS = new Map([
  ['iif', 'CASE'],
  ['if', 'CASE'],
  ['ifnull', 'coalesce'],
  ['instr', 'LIKE'],
  ['total', 'sum'],
]);

/** Marks that `writeTokens` leaves for names and values. */
function writeToken({ kind, text, upper }: Token): string {
  switch (kind) {
    case 'word':
    case 'operator':
    case 'punctuation':
      return upper;
    case 'quoted-name':
      return text.charAt(0);
    case 'number':
      return '0';
    default:
      return "'";
  }
}

const writeTokens = (tokens: readonly Token[]): string =>
  tokens.map(writeToken).join(' ');

/** Words and operators that only a condition has. */
const CONDITION =
  /(?<!\S)(?:=|==|<>|!=|<|>|<=|>=|IS|ISNULL|NOTNULL|LIKE|GLOB|IN|BETWEEN|EXISTS|NOT|AND|OR|TRUE|FALSE)(?!\S)/;

const isCondition = (tokens: readonly Token[]): boolean =>
  CONDITION.test(writeTokens(tokens));

/** Takes the tokens from a place to one of some words outside parentheses. */
function takeUntil(
  tokens: readonly Token[],
  start: number,
  words: readonly string[],
): readonly Token[] {
  let depth = 0;
  const length = tokens.slice(start).findIndex(({ upper }) => {
    if (depth === 0 && (upper === ')' || words.includes(upper))) return true;
    if (upper === '(' || upper === 'CASE') depth += 1;
    if (upper === ')' || upper === 'END') depth -= 1;
    return false;
  });
  return tokens.slice(start, length < 0 ? undefined : start + length);
}

/** Words that end the condition of WHERE, HAVING or ON. */
const END_OF_CONDITION =
  'GROUP HAVING ORDER LIMIT WINDOW UNION INTERSECT EXCEPT JOIN LEFT RIGHT FULL INNER CROSS NATURAL WHERE ; ,'.split(
    ' ',
  );

/** Words after an ON that begins no condition. */
const NO_CONDITION = ['CONFLICT', 'DELETE', 'UPDATE'];

/** Lists the places of the WHEN of a CASE, which begins at a place. */
function listWhens(tokens: readonly Token[], start: number): readonly number[] {
  const whens: number[] = [];
  let at = start + 1;
  while (at < tokens.length) {
    at += takeUntil(tokens, at, ['WHEN', 'END']).length;
    if (tokens[at]?.upper !== 'WHEN') break;
    whens.push(at);
    at += 1;
  }
  return whens;
}

/** Finds a CASE that compares a condition with a number, or takes one for it. */
function findNumberInCase(
  tokens: readonly Token[],
  index: number,
): Incompatibility | undefined {
  if (tokens[index]?.upper !== 'CASE') return undefined;
  const whens = listWhens(tokens, index);
  const [first = index] = whens;
  const operand = tokens.slice(index + 1, first);
  const isWrong = whens.some((when) =>
    operand.length > 0
      ? isCondition(operand) && tokens[when + 1]?.kind === 'number'
      : !isCondition(takeUntil(tokens, when + 1, ['THEN'])),
  );
  if (!isWrong) return undefined;
  return operand.length > 0
    ? {
        what: 'comparar con un número la condición de un `CASE`',
        instead: '`CASE WHEN condición`',
      }
    : {
        what: 'un número como condición de `CASE`',
        instead: 'una comparación',
      };
}

/** Finds a WHERE, a HAVING or an ON whose condition is a number. */
function findNumberInClause(
  tokens: readonly Token[],
  index: number,
): Incompatibility | undefined {
  const word = tokens[index]?.upper ?? '';
  if (!['WHERE', 'HAVING', 'ON'].includes(word)) return undefined;
  if (NO_CONDITION.includes(tokens[index + 1]?.upper ?? '')) return undefined;
  return isCondition(takeUntil(tokens, index + 1, END_OF_CONDITION))
    ? undefined
    : {
        what: `un número como condición de \`${word}\``,
        instead: 'una comparación',
      };
}

/** Finds a sum of conditions. */
function findSumOfConditions(
  tokens: readonly Token[],
  index: number,
): Incompatibility | undefined {
  const isSum =
    ['SUM', 'AVG', 'TOTAL'].includes(tokens[index]?.upper ?? '') &&
    tokens[index + 1]?.text === '(';
  if (!isSum) return undefined;
  const inside = takeUntil(tokens, index + 2, []);
  return isCondition(inside) && !inside.some(({ upper }) => upper === 'CASE')
    ? { what: 'sumar una condición', instead: 'sumar un `CASE`' }
    : undefined;
}

/** Finds a number where a condition must be, or the other way round. */
function findMixedTruth(tokens: readonly Token[]): Incompatibility | undefined {
  for (const index of tokens.keys()) {
    const found =
      findNumberInCase(tokens, index) ??
      findNumberInClause(tokens, index) ??
      findSumOfConditions(tokens, index);
    if (found) return found;
  }
  return undefined;
}

/** Finds `max` and `min` of several values, which are other functions there. */
function findScalarExtreme(
  tokens: readonly Token[],
): Incompatibility | undefined {
  const found = tokens.find(
    ({ upper }, index) =>
      ['MAX', 'MIN'].includes(upper) &&
      tokens[index + 1]?.text === '(' &&
      takeUntil(tokens, index + 2, [',']).length <
        takeUntil(tokens, index + 2, []).length,
  );
  return (
    found && {
      what: `\`${foldName(found.text)}\` de varios valores`,
      instead: '`CASE`',
    }
  );
}

/** Finds a subquery of FROM without a name. */
function findUnnamedSubquery(
  tokens: readonly Token[],
): Incompatibility | undefined {
  const isUnnamed = tokens.some(({ upper }, index) => {
    const isSource =
      ['FROM', 'JOIN'].includes(upper) &&
      tokens[index + 1]?.text === '(' &&
      ['SELECT', 'WITH', 'VALUES'].includes(tokens[index + 2]?.upper ?? '');
    if (!isSource) return false;
    const after = tokens[index + 3 + takeUntil(tokens, index + 2, []).length];
    return (
      !after ||
      after.kind === 'punctuation' ||
      [...END_OF_CONDITION, 'ON', 'USING'].includes(after.upper)
    );
  });
  return isUnnamed
    ? {
        what: 'una subconsulta sin nombre en `FROM`',
        instead: 'un alias detrás del paréntesis',
      }
    : undefined;
}

/** Finds a part of an answer that another engine does not accept. */
export function findIncompatibility(
  { tokens, functions }: SqlUsage,
  engine: OtherEngine,
): Incompatibility | undefined {
  const written = writeTokens(tokens);
  const construct = CONSTRUCTS.find(
    ({ pattern, refusedBy }) =>
      refusedBy.includes(engine) && pattern.test(written),
  );
  if (construct) return construct;
  const known = [...COMMON_FUNCTIONS, ...OWN_FUNCTIONS[engine]];
  const unknown = [...functions].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const instead = REPLACEMENTS.get(unknown);
    return {
      what: `la función \`${unknown}\``,
      ...(instead !== undefined && { instead: `\`${instead}\`` }),
    };
  }
  return (
    (engine === 'PostgreSQL' ? findMixedTruth(tokens) : undefined) ??
    findScalarExtreme(tokens) ??
    findUnnamedSubquery(tokens)
  );
}
