import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { SECTION_MENU_ID, SITE_MENU_ID } from './menuIds';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'popoverTarget'>;

/**
 * Button that opens or closes a menu of a narrow screen, without scripts: the
 * menu of the page's section or, without a section, of the site. The header is
 * the same on every page, so it renders both buttons and CSS shows one of them.
 */
export default function MenuButton({ className, ...props }: Props): ReactNode {
  const renderButton = (menu: string, shownMenu: string | undefined) => (
    <button
      {...props}
      type="button"
      className={clsx('clean-btn', shownMenu, className)}
      popoverTarget={menu}
    />
  );
  return (
    <>
      {renderButton(SITE_MENU_ID, styles.withoutSection)}
      {renderButton(SECTION_MENU_ID, styles.withSection)}
    </>
  );
}
