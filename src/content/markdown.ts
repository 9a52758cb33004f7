import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const head = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
// Not `createProcessor` of MDX: what it brings to compile pages cannot be loaded
// with the settings of the site.
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

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
