import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import LessonTick from '../../../progress/components/LessonTick';
import { toLessonPath } from '../../../progress/current';
import styles from './styles.module.css';

/**
 * Page in the menu of its course. A finished lesson has a tick, and a planned
 * one a note.
 */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
}: Props): ReactNode {
  const { href, label, className, customProps } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isSoon = customProps?.soon === true;
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx(
          'menu__link',
          isActive && 'menu__link--active',
          isSoon && styles.soon,
        )}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={() => onItemClick?.(item)}
      >
        <span className={styles.label}>{label}</span>
        {customProps?.lesson === true && (
          <LessonTick path={toLessonPath(href)} />
        )}
        {isSoon && <small>pronto</small>}
      </Link>
    </li>
  );
}
