import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { sectionMenu, siteMenu } from './menus';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'popoverTarget'>;

/**
 * Opens or closes the menu of a narrow screen, without any script: the one of
 * the page's section or, where there is none, the site's. The header stands in
 * every page and cannot know which it is; CSS does, and shows one of the two.
 */
export default function MenuButton({ className, ...props }: Props): ReactNode {
  const button = (menu: string, shown: string | undefined) => (
    <button
      {...props}
      type="button"
      className={clsx('clean-btn', shown, className)}
      popoverTarget={menu}
    />
  );
  return (
    <>
      {button(siteMenu, styles.withoutSection)}
      {button(sectionMenu, styles.withSection)}
    </>
  );
}
