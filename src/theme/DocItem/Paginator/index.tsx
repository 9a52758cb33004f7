import type { ReactNode } from 'react';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import { findPagination } from '../../../courses/pagination';

/**
 * Links to the previous and the next page, past planned ones; the stock one
 * stops at those.
 */
export default function DocItemPaginator(): ReactNode {
  const { metadata } = useDoc();
  const { previous, next } = findPagination(
    useDocsSidebar()?.items ?? [],
    metadata.permalink,
  );
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={previous}
      next={next}
    />
  );
}
