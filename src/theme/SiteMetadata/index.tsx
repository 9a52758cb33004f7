import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getSocialCardPath } from '../../utils/socialCardPath';
import { withTrailingSlash } from '../../utils/paths';

/**
 * Metadata of every page for search engines and social networks. The stock one
 * also lists translations, which a site in one language lacks, and gives the
 * 404 page an address that does not exist.
 */
export default function SiteMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { url, baseUrl } = siteConfig;
  const image = `${url}${baseUrl}${getSocialCardPath(pathname, baseUrl)}`;
  const address = `${url}${withTrailingSlash(pathname)}`;
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content="es" />
      <meta property="og:url" content={address} />
      {!pathname.endsWith('/404.html') && (
        <link rel="canonical" href={address} />
      )}
    </Head>
  );
}
