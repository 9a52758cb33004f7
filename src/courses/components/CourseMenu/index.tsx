import { useId } from 'react';
import type { ReactNode } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import DocSidebarItems from '@theme/DocSidebarItems';
import Drawer from '../../../components/Drawer';
import { useHiddenMenu } from './useHiddenMenu';
import styles from './styles.module.css';

interface Props {
  readonly sidebar: { readonly name: string; readonly items: PropSidebar };
}

/**
 * Menu of a course: a drawer on narrow screens; on wide ones, a column beside
 * the text with a button that hides it. CSS decides the visibility from an
 * attribute of `<html>` set before the first paint, so a hidden menu never
 * flashes.
 */
export default function CourseMenu({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const [hidden, toggle] = useHiddenMenu(sidebar.name);
  const id = useId();
  const label = hidden
    ? 'Mostrar el menú del curso'
    : 'Ocultar el menú del curso';
  return (
    <Drawer section className={styles.menu} data-menu={sidebar.name}>
      <div className={styles.sticky}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!hidden}
          aria-controls={id}
          title={label}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <rect
              x="3"
              y="4"
              width="18"
              height="16"
              rx="2"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
            <path d="M9 4v16" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span className={styles.label}>{label}</span>
        </button>
        <nav
          id={id}
          aria-label="Lecciones"
          className={clsx('menu thin-scrollbar', styles.body)}
        >
          <ul
            className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}
          >
            <DocSidebarItems
              items={sidebar.items}
              activePath={pathname}
              level={1}
            />
          </ul>
        </nav>
      </div>
    </Drawer>
  );
}
