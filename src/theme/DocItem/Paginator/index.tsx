import type { ReactNode } from 'react';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import { turnsOf } from '../../../courses/turns';

/** The page before and the one after, past what is still to come; the stock one stops there. */
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
