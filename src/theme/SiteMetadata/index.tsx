import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import { socialCardPath } from '../../plugins/social-cards/cardPath';

/** Adds the card that the build draws for every page. */
export default function SiteMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const image = `${siteConfig.url}${siteConfig.baseUrl}${socialCardPath(pathname, siteConfig.baseUrl)}`;
  return (
    <>
      <OriginalSiteMetadata />
      <Head>
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={image} />
      </Head>
    </>
  );
}
