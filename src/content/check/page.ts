import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { ProcessorOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { markdown } from '../../../config/markdown';
import { linesCut } from '../../remark/placeInFile';
import type { Finding } from '../finding';
import { readFrontMatter, textOf } from '../readFrontMatter';
import { createParseFrontMatter } from '../parseFrontMatter';
import { findingsOf } from './fault';
import { translateMdx } from './mdxFaults';

type Fields = Readonly<Record<string, unknown>>;

/** A file of content as far as it can be read. */
export interface Page {
  /** Path inside the project, with `/`. */
  readonly file: string;
  /** Its fields; those that its author wrote when they do not fit. */
  readonly fields: Fields;
  /** The line of a field, or of an element of one. */
  readonly lineOf: (...path: readonly PropertyKey[]) => number | undefined;
  /** Its text before any plugin, read when it is asked for; nothing when MDX cannot read it. */
  readonly tree: () => Root | undefined;
  /** The line of the file where a line of the text is. */
  readonly lineInFile: (line: number | undefined) => number | undefined;
  /** What is wrong with its front matter. */
  readonly findings: readonly Finding[];
  /** Has MDX and the plugins of the site read its text, and tells what they refuse. */
  readonly compile: () => Promise<readonly Finding[]>;
}

/** What comes after makes code of the page; what that could refuse, `checkText` says. */
function leaveNothing() {
  return (tree: { children: unknown[] }): void => {
    tree.children = [];
  };
}

const { remarkPlugins, rehypePlugins }: Readonly<ProcessorOptions> = markdown;

const processor = createProcessor({
  remarkPlugins: [remarkGfm, ...remarkPlugins],
  rehypePlugins: [...rehypePlugins, leaveNothing],
});

/** The processor's own types speak of the program that it makes in the end. */
const transform = processor.run.bind(processor) as unknown as (
  tree: Root,
  file: VFile,
) => Promise<unknown>;

/** What MDX throws, known by its reason. */
interface MdxError {
  readonly reason: string;
  readonly line?: number;
}

/** Where MDX says that something begins, `(15:1-15:24)`, rather than where it missed its end. */
const lineOfError = ({ reason, line }: MdxError): number | undefined => {
  const [, start] = /\((\d+):\d+/.exec(reason) ?? [];
  return start === undefined ? line : Number(start);
};

const isMdxError = (error: unknown): error is MdxError =>
  error instanceof Error &&
  'reason' in error &&
  typeof error.reason === 'string';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Parsed {
  readonly tree?: Root;
  readonly findings?: readonly Finding[];
}

function once(read: () => Parsed): () => Parsed {
  let result: Parsed | undefined;
  return () => (result ??= read());
}

/**
 * Reads one file as the build would.
 *
 * @param file Path inside the project, with `/`.
 */
export async function readPage(root: string, file: string): Promise<Page> {
  const filePath = path.join(root, file);
  const source = readFileSync(filePath, 'utf8');
  const { data, lineOf } = readFrontMatter(source);
  const text = textOf(source);
  const findings: Finding[] = [];
  const fields = isFields(data) ? data : {};
  let frontMatter = fields;
  try {
    ({ frontMatter } = await createParseFrontMatter(root)({
      filePath,
      fileContent: source,
      defaultParseFrontMatter: () =>
        Promise.resolve({ frontMatter: { ...fields }, content: text }),
    }));
  } catch (error) {
    findings.push(...findingsOf(error, file));
  }

  const vfile = new VFile({
    cwd: root,
    path: filePath,
    value: text,
    data: { frontMatter },
  });
  const cut = linesCut(vfile);
  const lineInFile = (line: number | undefined) =>
    line === undefined ? undefined : line + cut;
  const explain = (error: unknown): Finding[] =>
    isMdxError(error)
      ? [
          {
            level: 'error',
            file,
            line: lineInFile(lineOfError(error)),
            ...translateMdx(error.reason),
          },
        ]
      : findingsOf(error, file);

  const parsed = once(() => {
    try {
      return { tree: processor.parse(vfile) };
    } catch (error) {
      return { findings: explain(error) };
    }
  });
  return {
    file,
    fields: frontMatter,
    lineOf: (...path) => lineOf(path),
    tree: () => parsed().tree,
    lineInFile,
    findings,
    compile: async () => {
      const { tree, findings: faults } = parsed();
      if (!tree) return faults ?? [];
      try {
        await transform(structuredClone(tree), vfile);
        return [];
      } catch (error) {
        return explain(error);
      }
    },
  };
}
