import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseOnce } from './parsedPages';
import { blankFrontMatter } from './readFrontMatter';

// `createProcessor` of MDX is not used: its compiler cannot be loaded with the
// settings of the site.
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Parses a page without its front matter; positions are lines of the file. */
export function parseMarkdown(source: string): Root {
  return parseOnce(blankFrontMatter(source), (text) => processor.parse(text));
}
