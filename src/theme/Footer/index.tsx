import { memo } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {
  contentLicense,
  feedLinks,
  siteLinks,
  socialFooterPaths,
  socialLinks,
} from '../../../config/footer';
import type { FooterLink } from '../../../config/footer';
import { toSitePath, withTrailingSlash } from '../../utils/paths';
import { hasPage } from '../../utils/routes';
import styles from './styles.module.css';

interface ListProps {
  readonly label: string;
  readonly links: readonly FooterLink[];
  readonly files?: boolean;
}

function LinkList({ label, links, files = false }: ListProps): ReactNode {
  const prefix = files ? 'pathname://' : '';
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={`${prefix}${link.to}`}
              target={files ? '_self' : undefined}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Site links on every page; on the learning hub also the owner's accounts. */
function Footer(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const inside = toSitePath(pathname, base);
  return (
    <footer className={styles.footer}>
      <div className="container">
        {socialFooterPaths.includes(inside) && (
          <LinkList label="Redes y contacto" links={socialLinks} />
        )}
        <LinkList label="Pie de página" links={siteLinks} />
        <LinkList label="Canales de noticias" links={feedLinks} files />
        <p className={styles.printed}>
          {siteConfig.title} · {siteConfig.url}
          {/* Unknown addresses share one file, so they print the same
              address. */}
          {hasPage(routes, pathname) ? withTrailingSlash(pathname) : base}
        </p>
        <p className={styles.legal}>
          {siteConfig.title} versión {String(siteConfig.customFields?.version)}{' '}
          · Contenido con licencia{' '}
          <Link to={contentLicense.to}>{contentLicense.label}</Link>, código con
          licencia MIT
        </p>
      </div>
    </footer>
  );
}

export default memo(Footer);
