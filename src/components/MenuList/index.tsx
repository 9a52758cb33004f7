import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { MenuLink } from '../../../config/navbar';
import styles from './styles.module.css';

interface Props {
  readonly links: readonly MenuLink[];
  /** Link to the current page or to its section. */
  readonly current: MenuLink | undefined;
}

/** Vertical list of links to parts of the site. */
export default function MenuList({ links, current }: Props): ReactNode {
  return (
    <ul className={clsx('menu__list', styles.list)}>
      {links.map((link) => (
        <li key={link.to} className="menu__list-item">
          <Link
            to={link.to}
            className={clsx(
              'menu__link',
              link === current && 'menu__link--active',
            )}
            aria-current={link === current ? 'true' : undefined}
          >
            {link.label}
            {link.note !== undefined && <small>{` ${link.note}`}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
