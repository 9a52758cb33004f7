import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import EditionSwitch from '../../../courses/components/EditionSwitch';
import PageTrail from '../../../courses/components/PageTrail';
import styles from './styles.module.css';

/**
 * Lesson or guide, with its breadcrumbs above and its other editions at the
 * end.
 */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  return (
    <div className="row">
      <div className={clsx('col', styles.text)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <PageTrail />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
          <EditionSwitch />
        </article>
        <DocItemPaginator />
      </div>
      {toc.length > 0 && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
