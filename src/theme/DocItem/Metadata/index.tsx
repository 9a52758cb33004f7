import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';

/** A page of the archive points search engines to the lesson of today. */
export default function DocItemMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { latestDocSuggestion } = useDocVersionSuggestions(undefined);
  return (
    <>
      <OriginalMetadata />
      {latestDocSuggestion && (
        <Head>
          <link
            rel="canonical"
            href={`${siteConfig.url}${latestDocSuggestion.path}`}
          />
        </Head>
      )}
    </>
  );
}
