import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import RelatedArticles from '../../../articles/components/RelatedArticles';
import type { PostFrontMatter } from '../../../content/frontMatter';

/** After an article: what its author recommends to read next. */
export default function BlogPostItemFooter(): ReactNode {
  const { metadata } = useBlogPost();
  // The build already refused any post whose front matter does not fit.
  const frontMatter = metadata.frontMatter as unknown as PostFrontMatter;
  return <RelatedArticles slugs={frontMatter.relacionados} />;
}
