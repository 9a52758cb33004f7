import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readFrontMatter } from '../content/readFrontMatter';

const textOr = v.fallback(v.string(), '');
const words = v.fallback(v.array(v.string()), []);

/**
 * Front matter that the rules read. An invalid field counts as missing: the
 * schema of the site reports it.
 */
const fields = v.object({
  tipo: textOr,
  objetivos: words,
  requisitos: words,
  ensena: words,
  adelanta: words,
});

/** Front matter of a page, for the rules. */
export interface LessonHead extends v.InferOutput<typeof fields> {
  /** Path inside the project. */
  readonly file: string;
  /** Name by which other lessons require it. */
  readonly name: string;
  /** Returns the line of a field, or of an entry of it, in the file. */
  readonly findLine: (...keys: readonly (string | number)[]) => number;
}

/**
 * Reads the front matter of a page.
 *
 * @param file Path inside the project.
 * @param root The project.
 */
export function readHead(file: string, root = '.'): LessonHead {
  const { data, findLine } = readFrontMatter(
    readFileSync(path.join(root, file), 'utf8'),
  );
  const result = v.safeParse(fields, data ?? {});
  return {
    ...(result.success ? result.output : v.parse(fields, {})),
    file,
    name: path.posix.basename(file).replace(/\.mdx?$/, ''),
    findLine: (...keys) => findLine(keys) ?? 1,
  };
}
