import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import { withTrailingSlash } from '../../../utils/paths';

/** A page of the archive points search engines to the lesson of today. */
export default function DocItemMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { latestDocSuggestion } = useDocVersionSuggestions(undefined);
  // Global data knows routes without the slash that the site ends them with.
  const canonical =
    latestDocSuggestion && withTrailingSlash(latestDocSuggestion.path);
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
