import { splitStatements } from '../statements';
import type { Token } from '../tokens';
import { readName } from '../tokens';
import { foldName } from './state';

/** Object that a statement creates. */
interface CreatedObject {
  readonly type: 'TABLE' | 'VIEW' | 'INDEX' | 'TRIGGER';
  readonly name: string;
  readonly sql: string;
}

const OBJECT_TYPES: readonly CreatedObject['type'][] = [
  'TABLE',
  'VIEW',
  'INDEX',
  'TRIGGER',
];
/** Most words between CREATE and the type: `UNIQUE`, `TEMP`. */
const MAX_WORDS_BEFORE_TYPE = 2;

/** Reads the object that a statement creates; undefined for any other one. */
function readCreatedObject(
  tokens: readonly Token[],
  sql: string,
): CreatedObject | undefined {
  if (tokens[0]?.upper !== 'CREATE') return undefined;
  const at = tokens
    .slice(0, MAX_WORDS_BEFORE_TYPE + 2)
    .findIndex(({ upper }) => OBJECT_TYPES.some((each) => each === upper));
  const type = OBJECT_TYPES.find((each) => each === tokens[at]?.upper);
  if (!type) return undefined;
  let name = at + 1;
  if (tokens[name]?.upper === 'IF') name += 3;
  if (tokens[name + 1]?.text === '.') name += 2;
  const token = tokens[name];
  return token && { type, name: foldName(readName(token)), sql };
}

const listCreatedObjects = (sql: string): readonly CreatedObject[] =>
  splitStatements(sql).flatMap((statement) => {
    const object = readCreatedObject(statement.tokens, statement.sql);
    return object ? [object] : [];
  });

/**
 * Adds to the data of an author's case the tables, views, indexes and triggers
 * of the exercise that they do not create. Its rows are never added.
 */
export function addMissingObjects(data: string, setUp: string): string {
  const names = new Set(listCreatedObjects(data).map(({ name }) => name));
  const missing = listCreatedObjects(setUp).filter(
    ({ name }) => !names.has(name),
  );
  const write = (objects: readonly CreatedObject[]) =>
    objects.map(({ sql }) => `${sql};\n`).join('');
  const tables = missing.filter(({ type }) => type === 'TABLE');
  // A view or an index may name tables that only these data create.
  const others = missing.filter(({ type }) => type !== 'TABLE');
  return `${write(tables)}${data}${others.length > 0 ? '\n' : ''}${write(others)}`;
}
