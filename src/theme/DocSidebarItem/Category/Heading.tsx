import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type { Props as CategoryProps } from '@theme/DocSidebarItem/Category';
import { toLessonPath } from '../../../progress/current';
import styles from './styles.module.css';

type Props = Pick<CategoryProps, 'item' | 'activePath'>;

/** Name of a category that has a page of its own, or that cannot be folded. */
export default function Heading({ item, activePath }: Props): ReactNode {
  const { label, href, collapsible } = item;
  const name = <span className={styles.label}>{label}</span>;
  const isActive = isActiveSidebarItem(item, activePath);
  const className = clsx(
    'menu__link menu__link--sublist',
    isActive && 'menu__link--active',
  );
  if (href === undefined) return <div className={className}>{name}</div>;
  const isPage = toLessonPath(href) === toLessonPath(activePath);
  return (
    <Link
      className={clsx(className, collapsible && styles.withFold)}
      aria-current={isPage ? 'page' : undefined}
      to={href}
    >
      {name}
    </Link>
  );
}
