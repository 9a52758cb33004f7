import type { ReactNode } from 'react';
import { drawerLists } from '../../../../config/navbar';
import Drawer from '../../../components/Drawer';
import MenuList from '../../../components/MenuList';
import { useCurrentLink } from '../../../components/MenuList/useCurrentLink';

const links = drawerLists.flat();

/** Links of the site on narrow screens; the stock menu exists only in React. */
export default function NavbarMobileSidebar(): ReactNode {
  const current = useCurrentLink(links);
  return (
    <Drawer>
      {drawerLists.map((list, index) => (
        <MenuList key={index} links={list} current={current} />
      ))}
    </Drawer>
  );
}
