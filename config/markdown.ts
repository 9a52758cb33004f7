import type { Options } from '@docusaurus/plugin-content-docs';
import { glosario } from '../src/data/glosario';
import glossary from '../src/remark/glossary';

type Markdown = Required<Pick<Options, 'remarkPlugins' | 'rehypePlugins'>>;

/**
 * What courses, guides, articles and the archive do with their Markdown; one
 * list, so that a fence or a component means the same everywhere.
 */
export const markdown: Markdown = {
  remarkPlugins: [[glossary, { terms: glosario }]],
  rehypePlugins: [],
};
