import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';

const head = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** The YAML between the two lines of hyphens that begin a page. */
export function frontMatterOf(source: string): string {
  return head.exec(source)?.[1] ?? '';
}

/** What a page says after its front matter; positions are those of the file. */
export function parseMarkdown(source: string): Root {
  return processor.parse(
    source.replace(head, (lines) => lines.replace(/[^\n]/g, '')),
  );
}
