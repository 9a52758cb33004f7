import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import TOCMobile from '@theme/DocItem/TOC/Mobile';
import { SECTION_MENU_ID } from '../../../components/MenuButton/menuIds';
import { findCourseBySidebar } from '../..';
import { useParent } from './useParent';
import styles from './styles.module.css';

/**
 * Line above the title: breadcrumbs and, on narrow screens, the buttons of the
 * course's menu and of the table of contents. Both open without JavaScript.
 */
export default function PageTrail(): ReactNode {
  const { toc } = useDoc();
  const sidebar = useDocsSidebar();
  const crumbs = useSidebarBreadcrumbs() ?? [];
  const parent = useParent();
  return (
    <div className={styles.trail}>
      <StructuredData
        breadcrumbs={[
          ...(parent
            ? [{ type: 'link' as const, label: parent.label, href: parent.to }]
            : []),
          ...crumbs,
        ]}
      />
      <nav aria-label="Ruta de la página" className={styles.path}>
        <ol>
          {parent && (
            <li>
              <Link to={parent.to}>{parent.label}</Link>
            </li>
          )}
          {crumbs.slice(0, -1).map(({ label }) => (
            <li key={label} className={styles.module}>
              {label}
            </li>
          ))}
        </ol>
      </nav>
      {sidebar && (
        <button
          type="button"
          className={styles.index}
          popoverTarget={SECTION_MENU_ID}
          aria-label={
            findCourseBySidebar(sidebar.name)
              ? 'Índice del curso'
              : 'Índice de la sección'
          }
        >
          Índice
        </button>
      )}
      {toc.length > 0 && <TOCMobile />}
    </div>
  );
}
