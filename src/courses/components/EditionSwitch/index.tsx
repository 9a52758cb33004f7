import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsSidebar,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { findCourseBySidebar } from '../..';
import { findSamePage } from '../../samePage';
import { createEditionLinks } from './editionLinks';
import styles from './styles.module.css';

/**
 * Links to the same lesson in each edition, or to the course where an edition
 * lacks it.
 */
export default function EditionSwitch(): ReactNode {
  const sidebar = useDocsSidebar();
  const versions = useVersions(undefined);
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const course = findCourseBySidebar(sidebar?.name);
  if (!course) return null;
  const samePages = Object.fromEntries(
    versions.map((version) => [
      version.name,
      activeVersion &&
        activeDoc &&
        findSamePage(version, activeVersion, activeDoc),
    ]),
  );
  const links = createEditionLinks(course, versions, samePages);
  if (links.length < 2) return null;
  return (
    <nav aria-label="Edición del curso" className={styles.editions}>
      <ul>
        {links.map(({ name, label, to }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={name === activeVersion?.name ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
