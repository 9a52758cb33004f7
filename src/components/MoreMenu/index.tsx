import type { ReactNode } from 'react';
import clsx from 'clsx';
import { moreLinks } from '../../../config/navbar';
import type { MenuLink } from '../../../config/navbar';
import { useDrawer } from '../Drawer/useDrawer';
import { moreMenu } from '../MenuButton/menus';
import MenuList from '../MenuList';
import styles from './styles.module.css';

interface Props {
  /** The link of the bar or of this menu that leads to where the reader is. */
  readonly current: MenuLink | undefined;
}

/** The end of the bar: what does not fit. The browser opens and closes it, also alone. */
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
        popoverTarget={moreMenu}
      >
        Más
      </button>
      <div
        ref={useDrawer()}
        id={moreMenu}
        popover="auto"
        className={styles.menu}
      >
        <MenuList links={moreLinks} current={current} />
      </div>
    </>
  );
}
