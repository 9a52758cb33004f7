import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsSidebar,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { courseOf } from '../..';
import { twinIn } from '../../twins';
import { editionLinks } from './editionLinks';
import styles from './styles.module.css';

/**
 * Links to the same lesson in each edition, or to the course where an edition
 * lacks it.
 */
export default function EditionSwitch(): ReactNode {
  const sidebar = useDocsSidebar();
  const versions = useVersions(undefined);
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const course = courseOf(sidebar?.name);
  if (!course) return null;
  const twins = Object.fromEntries(
    versions.map((version) => [
      version.name,
      activeVersion && activeDoc && twinIn(version, activeVersion, activeDoc),
    ]),
  );
  const links = editionLinks(course, versions, twins);
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
