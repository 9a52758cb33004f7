import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { ProcessorOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { markdown } from '../remark/plugins';
import { countStrippedLines } from '../content/formatPlace';
import type { Finding } from '../content/finding';
import { readFrontMatter, stripFrontMatter } from '../content/readFrontMatter';
import { createParseFrontMatter } from './parseFrontMatter';
import { toFindings } from './toFindings';
import { translateMdx } from './mdxFaults';

type Fields = Readonly<Record<string, unknown>>;

/** Content file, parsed as far as possible. */
export interface Page {
  /** Path inside the project, with `/`. */
  readonly file: string;
  /** Front matter: parsed, or as written when it does not fit its schema. */
  readonly fields: Fields;
  /** Returns the line of a field or of an entry of a list. */
  readonly findLine: (...path: readonly PropertyKey[]) => number | undefined;
  /**
   * Parses the text, without plugins, on first use; `undefined` when MDX cannot
   * parse it.
   */
  readonly getTree: () => Root | undefined;
  /** Converts a line of the text into a line of the file. */
  readonly lineInFile: (line: number | undefined) => number | undefined;
  /** Faults of the front matter. */
  readonly frontMatterFindings: readonly Finding[];
  /**
   * Runs MDX and the site's plugins over the text, and returns the faults that
   * they report.
   */
  readonly compile: () => Promise<readonly Finding[]>;
}

/**
 * Rehype plugin that empties the tree, so that MDX does not generate code;
 * `checkText` reports the faults that this step would find.
 */
function emptyTree() {
  return (tree: { children: unknown[] }): void => {
    tree.children = [];
  };
}

const { remarkPlugins, rehypePlugins }: Readonly<ProcessorOptions> = markdown;

const processor = createProcessor({
  remarkPlugins: [remarkGfm, ...remarkPlugins],
  rehypePlugins: [...rehypePlugins, emptyTree],
});

/**
 * Corrects the types of `run`, which describe the program generated at the end.
 */
const runPlugins = processor.run.bind(processor) as unknown as (
  tree: Root,
  file: VFile,
) => Promise<unknown>;

/** Error thrown by MDX, recognized by its `reason`. */
interface MdxError {
  readonly reason: string;
  readonly line?: number;
}

/**
 * Returns the line where the faulty construct begins, from `(15:1-15:24)` in
 * the message; `line` is where MDX missed its end.
 */
const findErrorLine = ({ reason, line }: MdxError): number | undefined => {
  const [, start] = /\((\d+):\d+/.exec(reason) ?? [];
  return start === undefined ? line : Number(start);
};

const isMdxError = (error: unknown): error is MdxError =>
  error instanceof Error &&
  'reason' in error &&
  typeof error.reason === 'string';

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Parsed {
  readonly tree?: Root;
  readonly findings?: readonly Finding[];
}

function memoize(read: () => Parsed): () => Parsed {
  let result: Parsed | undefined;
  return () => (result ??= read());
}

/**
 * Reads and validates a file as the build would.
 *
 * @param file Path inside the project, with `/`.
 */
export async function readPage(root: string, file: string): Promise<Page> {
  const filePath = path.join(root, file);
  const source = readFileSync(filePath, 'utf8');
  const { data, findLine } = readFrontMatter(source);
  const text = stripFrontMatter(source);
  const findings: Finding[] = [];
  const fields = isRecord(data) ? data : {};
  let frontMatter = fields;
  try {
    ({ frontMatter } = await createParseFrontMatter(root)({
      filePath,
      fileContent: source,
      defaultParseFrontMatter: () =>
        Promise.resolve({ frontMatter: { ...fields }, content: text }),
    }));
  } catch (error) {
    findings.push(...toFindings(error, file));
  }

  const vfile = new VFile({
    cwd: root,
    path: filePath,
    value: text,
    data: { frontMatter },
  });
  const cutLines = countStrippedLines(vfile);
  const toFileLine = (line: number | undefined) =>
    line === undefined ? undefined : line + cutLines;
  const explain = (error: unknown): Finding[] =>
    isMdxError(error)
      ? [
          {
            level: 'error',
            file,
            line: toFileLine(findErrorLine(error)),
            ...translateMdx(error.reason),
          },
        ]
      : toFindings(error, file);

  const parsed = memoize(() => {
    try {
      return { tree: processor.parse(vfile) };
    } catch (error) {
      return { findings: explain(error) };
    }
  });
  return {
    file,
    fields: frontMatter,
    findLine: (...path) => findLine(path),
    getTree: () => parsed().tree,
    lineInFile: toFileLine,
    frontMatterFindings: findings,
    compile: async () => {
      const { tree, findings: faults } = parsed();
      if (!tree) return faults ?? [];
      try {
        await runPlugins(structuredClone(tree), vfile);
        return [];
      } catch (error) {
        return explain(error);
      }
    },
  };
}
