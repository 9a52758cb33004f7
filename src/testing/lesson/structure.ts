import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { markdown } from '../../../config/markdown';
import { ContentError } from '../../content/parseContent';
import { createParseFrontMatter } from '../../content/parseFrontMatter';

const frontMatter = /^---\r?\n[\s\S]*?\n---\r?\n\s*/;

/** What an author needs of an error: what happened and where, no more. */
function tell(error: unknown, file: string, linesCut: number): string[] {
  if (error instanceof ContentError) return [...error.problems];
  if (!(error instanceof Error)) return [String(error)];
  const { line, reason } = error as { line?: unknown; reason?: unknown };
  return typeof line === 'number' && typeof reason === 'string'
    ? [`${file}, línea ${line + linesCut} · MDX\n  ${reason}`]
    : [error.message];
}

async function frontMatterFaults(file: string, source: string, root: string) {
  try {
    await createParseFrontMatter(root)({
      filePath: path.join(root, file),
      fileContent: source,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return [];
  } catch (error) {
    return tell(error, file, 0);
  }
}

/** Each plugin by itself, so that one which refuses does not hide the next. */
const processors = () => [
  ...(markdown.remarkPlugins ?? []).map((plugin) =>
    createProcessor({ remarkPlugins: [remarkGfm, plugin] }),
  ),
  ...(markdown.rehypePlugins ?? []).map((plugin) =>
    createProcessor({ remarkPlugins: [remarkGfm], rehypePlugins: [plugin] }),
  ),
];

/**
 * What the build would refuse of a page: its front matter, its Markdown, and
 * what our plugins read of it. All at once.
 *
 * @param root The project.
 */
export async function structureFaults(
  file: string,
  root: string,
): Promise<string[]> {
  const source = readFileSync(path.join(root, file), 'utf8');
  const [head = ''] = frontMatter.exec(source) ?? [];
  const linesCut = head.split('\n').length - 1;
  const faults = await frontMatterFaults(file, source, root);
  for (const processor of processors()) {
    const page = new VFile({
      path: path.join(root, file),
      cwd: root,
      value: source.slice(head.length),
    });
    try {
      await processor.run(processor.parse(page), page);
    } catch (error) {
      faults.push(...tell(error, file, linesCut));
    }
  }
  return [...new Set(faults)];
}
