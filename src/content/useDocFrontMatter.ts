import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { DocFrontMatter } from './frontMatter';

/**
 * Returns the front matter of the current doc; the build has already validated
 * it.
 */
export function useDocFrontMatter(): DocFrontMatter {
  return useDoc().frontMatter as unknown as DocFrontMatter;
}
