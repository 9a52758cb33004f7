import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import Heading from './Heading';
import { useUnfoldOnNavigation } from './useUnfoldOnNavigation';
import styles from './styles.module.css';

/**
 * Category of a course's menu, which the browser folds even before React runs.
 * Until then the stock one is a link to its first page.
 */
export default function DocSidebarItemCategory({
  item,
  activePath,
  level,
}: Props): ReactNode {
  const { items, label, href, collapsible, collapsed, className } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  // Sets the initial state only; afterwards the reader decides.
  const [open] = useState(isActive || !collapsed);
  const fold = useUnfoldOnNavigation(isActive, activePath);
  const pages = (
    <ul className="menu__list">
      <DocSidebarItems
        items={items}
        activePath={activePath}
        level={level + 1}
      />
    </ul>
  );
  return (
    <li className={clsx('menu__list-item', className)}>
      {(href !== undefined || !collapsible) && (
        <Heading item={item} activePath={activePath} />
      )}
      {collapsible ? (
        <details ref={fold} open={open} className={clsx(href && styles.beside)}>
          <summary
            className={clsx(
              href
                ? 'menu__caret'
                : 'menu__link menu__link--sublist menu__link--sublist-caret',
              isActive && 'menu__link--active',
              styles.summary,
            )}
          >
            <span className={styles.label}>{label}</span>
          </summary>
          {pages}
        </details>
      ) : (
        pages
      )}
    </li>
  );
}
