import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import MenuButton from '../MenuButton';
import { SECTION_MENU_ID, SITE_MENU_ID } from '../MenuButton/menuIds';
import { useDrawer } from './useDrawer';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'aside'>, 'ref'> {
  /** True for the menu of the page's section, a column on wide screens. */
  readonly section?: boolean;
}

/**
 * Menu of a narrow screen. The browser opens and closes it, also without
 * scripts.
 */
export default function Drawer({
  section = false,
  className,
  children,
  ...props
}: Props): ReactNode {
  const Element = section ? 'aside' : 'div';
  return (
    <Element
      {...props}
      ref={useDrawer()}
      id={section ? SECTION_MENU_ID : SITE_MENU_ID}
      popover="auto"
      className={clsx(styles.drawer, section && styles.column, className)}
    >
      <div className={clsx('navbar-sidebar__brand', styles.head)}>
        <NavbarLogo />
        <MenuButton
          className={clsx('navbar-sidebar__close', styles.close)}
          popoverTargetAction="hide"
          aria-label="Cerrar el menú"
        >
          <IconClose color="currentcolor" />
        </MenuButton>
      </div>
      <div className={styles.row}>
        <button
          type="button"
          className={clsx('clean-btn', styles.other)}
          popoverTarget={SITE_MENU_ID}
          popoverTargetAction={section ? 'show' : 'hide'}
        >
          {section ? '← Menú principal' : '← Esta sección'}
        </button>
        <NavbarColorModeToggle className={styles.control} />
      </div>
      {children}
    </Element>
  );
}
