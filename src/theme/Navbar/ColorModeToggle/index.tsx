import type { ReactNode } from 'react';
import OriginalColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import ContrastToggle from '../../../components/ContrastToggle';

/** Contrast is a second axis beside light and dark. */
export default function NavbarColorModeToggle(props: Props): ReactNode {
  return (
    <>
      <ContrastToggle className={props.className} />
      <OriginalColorModeToggle {...props} />
    </>
  );
}
