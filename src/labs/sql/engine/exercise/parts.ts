import type { Token } from '../tokens';
import { OTHER_ENGINES } from './portability';
import type { OtherEngine } from './portability';
import { foldName } from './state';

/**
 * Parts that the tokens of an answer show. Each pattern is written as the words
 * it matches; names and values are never among them.
 */
const PATTERNS = {
  SELECT: 'SELECT',
  'SELECT *': '(?:SELECT|SELECT DISTINCT|,|\\.) \\*',
  DISTINCT: '(?<!IS |IS NOT )DISTINCT',
  WHERE: 'WHERE',
  AND: 'AND',
  OR: 'OR',
  NOT: 'NOT',
  IN: 'IN',
  'NOT IN': 'NOT IN',
  BETWEEN: 'BETWEEN',
  LIKE: 'LIKE',
  GLOB: 'GLOB',
  'IS NULL': 'IS NULL|ISNULL',
  'IS NOT NULL': 'IS NOT NULL|NOTNULL|(?<!IS )NOT NULL',
  CASE: 'CASE',
  CAST: 'CAST \\(',
  COLLATE: 'COLLATE',
  EXISTS: '(?<!IF |IF NOT )EXISTS',
  JOIN: 'JOIN',
  'INNER JOIN': '(?<!(?:LEFT|RIGHT|FULL|OUTER|CROSS) )JOIN',
  'LEFT JOIN': 'LEFT (?:OUTER )?JOIN',
  'RIGHT JOIN': 'RIGHT (?:OUTER )?JOIN',
  'FULL JOIN': 'FULL (?:OUTER )?JOIN',
  'CROSS JOIN': 'CROSS JOIN',
  'NATURAL JOIN': 'NATURAL(?: LEFT| RIGHT| FULL)?(?: OUTER| INNER)? JOIN',
  USING: 'USING',
  'GROUP BY': 'GROUP BY',
  HAVING: 'HAVING',
  'ORDER BY': 'ORDER BY',
  DESC: 'DESC',
  LIMIT: 'LIMIT',
  OFFSET: 'OFFSET',
  WITH: 'WITH',
  'WITH RECURSIVE': 'WITH RECURSIVE',
  UNION: 'UNION',
  'UNION ALL': 'UNION ALL',
  INTERSECT: 'INTERSECT',
  EXCEPT: 'EXCEPT',
  VALUES: 'VALUES',
  'PARTITION BY': 'PARTITION BY',
  INSERT: 'INSERT|REPLACE INTO',
  UPDATE: '(?<!ON )UPDATE',
  DELETE: '(?<!ON )DELETE',
  'ON CONFLICT': 'ON CONFLICT',
  RETURNING: 'RETURNING',
  BEGIN: '(?<=^|; )BEGIN',
  COMMIT: 'COMMIT|(?<=; )END(?: TRANSACTION)?(?= ;|$)',
  ROLLBACK: 'ROLLBACK',
  SAVEPOINT: 'SAVEPOINT',
  'CREATE TABLE': 'CREATE (?:TEMP |TEMPORARY )?TABLE',
  'CREATE VIEW': 'CREATE (?:TEMP |TEMPORARY )?VIEW',
  'CREATE INDEX': 'CREATE (?:UNIQUE )?INDEX',
  'CREATE TRIGGER': 'CREATE (?:TEMP |TEMPORARY )?TRIGGER',
  'ALTER TABLE': 'ALTER TABLE',
  DROP: 'DROP',
  STRICT: 'STRICT',
  'PRIMARY KEY': 'PRIMARY KEY',
  'NOT NULL': '(?<!IS )NOT NULL',
  UNIQUE: 'UNIQUE',
  CHECK: 'CHECK \\(',
  DEFAULT: 'DEFAULT(?! VALUES)',
  REFERENCES: 'REFERENCES',
  'ON DELETE': 'ON DELETE',
  'ON DELETE CASCADE': 'ON DELETE CASCADE',
  'ON DELETE SET NULL': 'ON DELETE SET NULL',
  'EXPLAIN QUERY PLAN': 'EXPLAIN QUERY PLAN',
  /** Query in parentheses that is not the body of WITH. */
  subconsulta: '(?<!AS |MATERIALIZED )\\( (?:SELECT|WITH|VALUES)',
  ventana: 'OVER',
} as const;

/** Part that the tokens of an answer show. */
export type WrittenPart = keyof typeof PATTERNS;

/** Names of the parts that the tokens of an answer show. */
export const writtenParts = Object.keys(PATTERNS) as readonly WrittenPart[];

/** Kinds of parts with a name, as `funcion:count`. */
const namedParts = ['funcion', 'tabla', 'columna', 'indice'] as const;

/** Part of an answer that a rule requires or forbids. */
export type SqlPart =
  | { readonly kind: 'written'; readonly part: WrittenPart }
  | {
      /**
       * Function called, table or column read, or index that the plan of the
       * query uses.
       */
      readonly kind: (typeof namedParts)[number];
      readonly name: string;
    }
  /** Nothing that another engine does not accept. */
  | { readonly kind: 'motor'; readonly engine: OtherEngine }
  /** Text with which the answer begins, as a program wrote it. */
  | { readonly kind: 'empieza'; readonly text: string };

/** Reads a part as authors write it; undefined when there is no such part. */
export function readPart(text: string): SqlPart | undefined {
  const written = writtenParts.find(
    (part) => part.toLowerCase() === text.trim().toLowerCase(),
  );
  if (written) return { kind: 'written', part: written };
  const [prefix, name = ''] = text.split(/:(.*)/s).map((each) => each.trim());
  const engine = OTHER_ENGINES.find(
    (each) => foldName(each) === foldName(name),
  );
  if (prefix === 'motor' && engine) return { kind: 'motor', engine };
  if (prefix === 'empieza' && name !== '')
    return { kind: 'empieza', text: name };
  const kind = namedParts.find((each) => each === prefix);
  if (!kind || name === '') return undefined;
  if (kind === 'columna' && !name.includes('.')) return undefined;
  return { kind, name };
}

/** Writes tokens so that a name or a value is never taken for a word. */
function writeTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text, upper }, index) => {
      if (kind === 'punctuation' || kind === 'operator') return text;
      const isQualified =
        tokens[index - 1]?.text === '.' || tokens[index + 1]?.text === '.';
      return kind === 'word' && !isQualified ? upper : '_';
    })
    .join(' ');
}

/** Returns true when the tokens of an answer have a part. */
export function hasWrittenPart(
  tokens: readonly Token[],
  part: WrittenPart,
): boolean {
  const pattern = new RegExp(`(?<=^| )(?:${PATTERNS[part]})(?= |$)`);
  return pattern.test(writeTokens(tokens));
}

/** Comments and blanks before the first statement. */
const LEADING_COMMENTS = /^(?:\s+|--[^\n]*\n)*/;

/** Returns true when an answer begins with a text; blanks count as one. */
export function startsWithText(answer: string, text: string): boolean {
  const fold = (sql: string) => sql.replace(/\s+/g, ' ').toLowerCase();
  return fold(answer.replace(LEADING_COMMENTS, '')).startsWith(fold(text));
}
