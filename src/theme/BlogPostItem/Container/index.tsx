import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Container';
import { getIndexAttributes } from '../../../utils/indexAttributes';

/** Article element, which is the part of a post that search indexes. */
export default function BlogPostItemContainer({
  children,
  className,
}: Props): ReactNode {
  const { metadata } = useBlogPost();
  const isReview = 'nota' in metadata.frontMatter;
  return (
    <article
      className={className}
      {...getIndexAttributes(isReview ? 'Reseñas' : 'Artículos')}
    >
      {children}
    </article>
  );
}
