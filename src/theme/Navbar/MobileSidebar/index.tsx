import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type { Props as Item } from '@theme/NavbarItem';
import Drawer from '../../../components/Drawer';
import styles from './styles.module.css';

/** The site's links on narrow screens; the stock one exists only in React. */
export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  return (
    <Drawer>
      <ul className={`menu menu__list ${styles.list}`}>
        {items.map((item, index) => (
          <NavbarItem key={index} mobile {...item} />
        ))}
      </ul>
    </Drawer>
  );
}
