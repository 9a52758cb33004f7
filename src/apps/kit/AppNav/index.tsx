import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface AppNavLink {
  readonly label: string;
  readonly labelLang?: string;
  /** Absolute route with trailing slash. */
  readonly to: string;
  /** Second route of the same page. */
  readonly alias?: string;
}

export interface AppNavProps {
  readonly label: string;
  readonly links: readonly AppNavLink[];
}

/** Menu of the pages of one app. */
export default function AppNav({ label, links }: AppNavProps): ReactNode {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const currentPath = `/${pathname.slice(base.length)}`;
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul>
        {links.map(({ to, alias, label: text, labelLang }) => (
          <li key={to}>
            <Link
              to={to}
              lang={labelLang}
              aria-current={
                currentPath === to || currentPath === alias ? 'page' : undefined
              }
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
