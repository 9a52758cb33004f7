import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import type { BlogSidebarItem } from '@docusaurus/plugin-content-blog';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type { Props } from '@theme/BlogSidebar';
import Drawer from '../../components/Drawer';
import styles from './styles.module.css';

function List({ items }: { readonly items: BlogSidebarItem[] }): ReactNode {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="menu__list"
      liClassName={styles.item}
      linkClassName={styles.link}
      linkActiveClassName={styles.active}
    />
  );
}

/**
 * List of all articles: a column or, on narrow screens, a menu that works
 * without React.
 */
export default function BlogSidebar({ sidebar }: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar?.items ?? []);
  if (!sidebar || items.length === 0) return null;
  return (
    <div className={clsx('col col--3', styles.column)}>
      <Drawer section>
        <nav
          className={clsx('thin-scrollbar', styles.list)}
          aria-label="Todos los artículos"
        >
          <div className={clsx('margin-bottom--md', styles.title)}>
            {sidebar.title}
          </div>
          <BlogSidebarContent
            items={items}
            ListComponent={List}
            yearGroupHeadingClassName={styles.year}
          />
        </nav>
      </Drawer>
    </div>
  );
}
