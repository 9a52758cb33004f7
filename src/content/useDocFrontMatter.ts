import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { DocFrontMatter } from './frontMatter';

/** The doc's own fields. The build already refused any doc that lacks them. */
export function useDocFrontMatter(): DocFrontMatter {
  return useDoc().frontMatter as unknown as DocFrontMatter;
}
