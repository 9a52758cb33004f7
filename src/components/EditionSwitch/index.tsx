import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsSidebar,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { courseRoots } from './courses';
import styles from './styles.module.css';

function courseIndex(version: GlobalVersion, root: string): string {
  return `${version.path.replace(/\/$/, '')}${root}`;
}

/** Leads to the same lesson in the other edition, or to that edition's course. */
export default function EditionSwitch(): ReactNode {
  const sidebar = useDocsSidebar();
  const versions = useVersions(undefined);
  const { activeVersion, alternateDocVersions } =
    useActiveDocContext(undefined);
  const root = sidebar && courseRoots[sidebar.name];
  if (!root) return null;
  return (
    <nav aria-label="Edición del curso" className={styles.editions}>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <Link
              to={
                alternateDocVersions[version.name]?.path ??
                courseIndex(version, root)
              }
              aria-current={
                version.name === activeVersion?.name ? 'true' : undefined
              }
            >
              {version.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
