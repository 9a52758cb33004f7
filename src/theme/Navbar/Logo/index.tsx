import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Brand with a link to the home page; the stock one has a picture for each
 * theme.
 */
export default function NavbarLogo(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Link className="navbar__brand" to="/">
      <img
        className="navbar__logo"
        src={useBaseUrl('/img/logo.svg')}
        alt=""
        width="32"
        height="32"
      />
      <b>{siteConfig.title}</b>
    </Link>
  );
}
