import type { ReactNode } from 'react';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import { turnsOf } from '../../../courses/turns';

/**
 * Links to the previous and the next page, past planned ones; the stock one
 * stops at those.
 */
export default function DocItemPaginator(): ReactNode {
  const { metadata } = useDoc();
  const { previous, next } = turnsOf(
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
