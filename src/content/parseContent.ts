import * as v from 'valibot';

/** Where a piece of content lives, as the author knows it (path inside the project). */
export interface ContentPlace {
  readonly file: string;
  /** Prefix of the field path, e.g. `videos` for an array exported by a data file. */
  readonly root?: string;
  /** The line where a field is, for files that are read as text. */
  readonly lineOf?: (path: readonly PropertyKey[]) => number | undefined;
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

/** What the library calls a kind of value. */
const kinds: Readonly<Record<string, string>> = {
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
  // The library's own words, in English: those of a schema are about its value.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.input === undefined) return 'este campo, que es obligatorio';
  const kind = issue.expected ?? '';
  const values = [...kind.matchAll(/"([^"]*)"/g)].map(([, value]) => value);
  return kinds[kind] ?? `uno de: ${values.join(', ')}`;
}

/** One line of Spanish text per problem: place, field, what was expected, what was found. */
function formatIssue(
  issue: v.BaseIssue<unknown>,
  { file, root, lineOf }: ContentPlace,
): string {
  const line = lineOf?.(
    (issue.path ?? []).map(({ key }) => key as PropertyKey),
  );
  return [
    `${file}${line === undefined ? '' : `, línea ${line}`} · campo «${describeField(issue, root)}»`,
    `  se esperaba: ${describeExpected(issue)}`,
    `  se encontró: ${describeFound(issue.input)}`,
  ].join('\n');
}

/** Thrown when content does not fit its schema; the message is for authors, in Spanish. */
export class ContentError extends Error {
  /** A text for its author each. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `El contenido no cumple su esquema:\n\n${problems.join('\n\n')}\n\nCorrige el archivo y vuelve a construir. Los campos están explicados en CONTRIBUTING.md.`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** What content lacks to fit its schema, a text for its author each. */
export function problemsOf(
  issues: readonly v.BaseIssue<unknown>[],
  place: ContentPlace,
): readonly string[] {
  return issues.map((issue) => formatIssue(issue, place));
}

/**
 * Parses content against its schema.
 *
 * @throws {ContentError} listing every problem with file, field, expected and found.
 */
export function parseContent<TSchema extends v.GenericSchema>(
  schema: TSchema,
  input: unknown,
  place: ContentPlace,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ContentError(problemsOf(result.issues, place));
}
