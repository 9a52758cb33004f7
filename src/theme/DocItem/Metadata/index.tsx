import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import { findSamePage } from '../../../courses/samePage';
import { withTrailingSlash } from '../../../utils/paths';

/**
 * Metadata of a page; one of the archive has the current lesson as its
 * canonical address.
 */
export default function DocItemMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const latest = useLatestVersion(undefined);
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const twin =
    activeVersion &&
    activeDoc &&
    activeVersion.name !== latest.name &&
    findSamePage(latest, activeVersion, activeDoc);
  // Paths in the global data lack the trailing slash of the site.
  const canonical = twin && withTrailingSlash(twin.path);
  return (
    <>
      <OriginalMetadata />
      {canonical && (
        <Head>
          <link rel="canonical" href={`${siteConfig.url}${canonical}`} />
        </Head>
      )}
    </>
  );
}
