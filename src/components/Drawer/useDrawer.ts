import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { emulatePopover } from './emulatePopover';

/**
 * Closes an open menu when one of its links is followed, when the page changes
 * and when the screen becomes wide; the browser does the rest. A menu that was
 * opened before hydration stays open.
 *
 * @returns Ref for the element with `popover`.
 */
export function useDrawer(): RefObject<HTMLDivElement | null> {
  const location = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    if (!('hidePopover' in element)) return emulatePopover(element);
    const hide = () => {
      if (element.isConnected) element.hidePopover();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) hide();
    };
    const wideQuery = window.matchMedia('(width >= 997px)');
    element.addEventListener('click', onClick);
    wideQuery.addEventListener('change', hide);
    return () => {
      element.removeEventListener('click', onClick);
      wideQuery.removeEventListener('change', hide);
      hide();
    };
  }, [location]);
  return menu;
}
