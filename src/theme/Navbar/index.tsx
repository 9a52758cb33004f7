import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
import MobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import SearchBar from '@theme/SearchBar';
import { barLinks, moreLinks } from '../../../config/navbar';
import { useCurrentLink } from '../../components/MenuList/useCurrentLink';
import MoreMenu from '../../components/MoreMenu';
import styles from './styles.module.css';

const links = [...barLinks, ...moreLinks];

/** Bar at the top of every page, with the drawer of narrow screens. */
export default function Navbar(): ReactNode {
  const current = useCurrentLink(links);
  return (
    <nav aria-label="Principal" className="navbar navbar--fixed-top">
      <div className="navbar__inner">
        <div className="navbar__items">
          <MobileSidebarToggle />
          <Logo />
          {barLinks.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className={clsx(
                'navbar__item navbar__link',
                link === current && 'navbar__link--active',
              )}
              aria-current={link === current ? 'true' : undefined}
            >
              {link.label}
            </Link>
          ))}
          <MoreMenu current={current} />
        </div>
        <div className="navbar__items navbar__items--right">
          <ColorModeToggle className={styles.control} />
          <SearchBar />
        </div>
      </div>
      <MobileSidebar />
    </nav>
  );
}
