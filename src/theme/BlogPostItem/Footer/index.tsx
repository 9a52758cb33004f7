import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import RelatedArticles from '../../../articles/components/RelatedArticles';
import type { PostFrontMatter } from '../../../content/frontMatter';

/** Articles that the author recommends to read next. */
export default function BlogPostItemFooter(): ReactNode {
  const { metadata } = useBlogPost();
  // The build already rejected posts whose front matter is invalid.
  const frontMatter = metadata.frontMatter as unknown as PostFrontMatter;
  return <RelatedArticles slugs={frontMatter.relacionados} />;
}
