import * as v from 'valibot';

/**
 * Place of a piece of content, for error messages; `file` is its path inside
 * the project.
 */
export interface ContentPlace {
  readonly file: string;
  /**
   * Prefix of the field path, e.g. `videos` for an array exported by a data
   * file.
   */
  readonly root?: string;
  /** Returns the line of a field, for files that are read as text. */
  readonly findLine?: (path: readonly PropertyKey[]) => number | undefined;
}

function describeFound(input: unknown): string {
  if (input === undefined) return 'nada (falta el campo)';
  if (input instanceof Date) return input.toISOString().slice(0, 10);
  const text =
    typeof input === 'function' ? 'una función' : JSON.stringify(input);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

function describeField(issue: v.BaseIssue<unknown>, root?: string): string {
  const path = v.getDotPath(issue);
  return [root, path].filter(Boolean).join('.') || '(toda la entrada)';
}

/** Spanish names of the types that valibot expects. */
const EXPECTED_TYPES: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  boolean: 'true o false',
  Date: 'una fecha',
  Array: 'una lista',
  Object: 'un grupo de campos',
};

function describeExpected(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never')
    return 'que no exista: no es un campo conocido (¿está mal escrito?)';
  // Messages that begin with «Invalid» are the library's defaults, in English;
  // any other comes from the schema.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.input === undefined) return 'este campo, que es obligatorio';
  const kind = issue.expected ?? '';
  const values = [...kind.matchAll(/"([^"]*)"/g)].map(([, value]) => value);
  return EXPECTED_TYPES[kind] ?? `uno de: ${values.join(', ')}`;
}

/** Formats an issue in Spanish: place, field, expected and found. */
function formatIssue(
  issue: v.BaseIssue<unknown>,
  { file, root, findLine }: ContentPlace,
): string {
  const line = findLine?.(
    (issue.path ?? []).map(({ key }) => key as PropertyKey),
  );
  return [
    `${file}${line === undefined ? '' : `, línea ${line}`} · campo «${describeField(issue, root)}»`,
    `  se esperaba: ${describeExpected(issue)}`,
    `  se encontró: ${describeFound(issue.input)}`,
  ].join('\n');
}

/**
 * Thrown when content does not fit its schema; the message is in Spanish, for
 * authors.
 */
export class ContentError extends Error {
  /** One Spanish text per fault. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `El contenido no cumple su esquema:\n\n${problems.join('\n\n')}\n\nCorrige el archivo y vuelve a construir. Los campos están explicados en CONTRIBUTING.md y los de un laboratorio, en su README.md.`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Formats the issues of a validation, one Spanish text each. */
export function formatIssues(
  issues: readonly v.BaseIssue<unknown>[],
  place: ContentPlace,
): readonly string[] {
  return issues.map((issue) => formatIssue(issue, place));
}

/**
 * Validates content against its schema.
 *
 * @throws {ContentError} listing every fault with file, field, expected and
 * found.
 */
export function parseContent<TSchema extends v.GenericSchema>(
  schema: TSchema,
  input: unknown,
  place: ContentPlace,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ContentError(formatIssues(result.issues, place));
}
