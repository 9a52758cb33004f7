import type { ReactNode } from 'react';
import clsx from 'clsx';
import { moreLinks } from '../../../config/navbar';
import type { MenuLink } from '../../../config/navbar';
import { useDrawer } from '../Drawer/useDrawer';
import { MORE_MENU_ID } from '../MenuButton/menuIds';
import MenuList from '../MenuList';
import styles from './styles.module.css';

interface Props {
  /**
   * Link of the header or of this menu to the current page or to its section.
   */
  readonly current: MenuLink | undefined;
}

/**
 * Menu of the links that do not fit in the header. The browser opens and closes
 * it, also without scripts.
 */
export default function MoreMenu({ current }: Props): ReactNode {
  const isHere = current !== undefined && moreLinks.includes(current);
  return (
    <>
      <button
        type="button"
        className={clsx(
          'clean-btn navbar__item navbar__link',
          isHere && 'navbar__link--active',
          styles.button,
        )}
        popoverTarget={MORE_MENU_ID}
      >
        Más
      </button>
      <div
        ref={useDrawer()}
        id={MORE_MENU_ID}
        popover="auto"
        className={styles.menu}
      >
        <MenuList links={moreLinks} current={current} />
      </div>
    </>
  );
}
