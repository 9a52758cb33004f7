import type { ReactNode } from 'react';
import IconMenu from '@theme/Icon/Menu';
import MenuButton from '../../../../components/MenuButton';

/** Button that opens the menu, even before React runs or without it. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <MenuButton className="navbar__toggle" aria-label="Abrir o cerrar el menú">
      <IconMenu />
    </MenuButton>
  );
}
