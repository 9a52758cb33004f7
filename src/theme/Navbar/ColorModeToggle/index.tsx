import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import ColorModeButton from '../../../application/ColorModeButton';
import ContrastToggle from '../../../application/ContrastToggle';
import ReadingButton from '../../../application/ReadingButton';
import styles from './styles.module.css';

/**
 * Display controls: reading settings, contrast as a second axis, light or dark.
 * All need JavaScript, so they are hidden without it.
 */
export default function NavbarColorModeToggle(props: Props): ReactNode {
  const className = clsx(props.className, styles.live);
  return (
    <>
      <ReadingButton className={className} />
      <ContrastToggle className={className} />
      <ColorModeButton className={className} />
    </>
  );
}
