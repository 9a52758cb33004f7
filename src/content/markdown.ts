import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { blankFrontMatter } from './readFrontMatter';

// Not `createProcessor` of MDX: what it brings to compile pages cannot be loaded
// with the settings of the site.
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** What a page says after its front matter; positions are those of the file. */
export function parseMarkdown(source: string): Root {
  return processor.parse(blankFrontMatter(source));
}
