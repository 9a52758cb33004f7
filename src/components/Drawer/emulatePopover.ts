/**
 * Replaces popovers in browsers without them: the menu's buttons show and hide
 * the menu, and a click outside hides it.
 *
 * @returns Function that removes the listeners and hides the menu.
 */
export function emulatePopover(menu: HTMLElement): () => void {
  const hide = () => {
    delete menu.dataset.open;
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[popovertarget]');
    const isOpen = menu.dataset.open !== undefined;
    if (button?.getAttribute('popovertarget') === menu.id) {
      const action = button.getAttribute('popovertargetaction') ?? 'toggle';
      if (action === 'hide' || (action === 'toggle' && isOpen)) hide();
      else menu.dataset.open = '';
    } else if (!menu.contains(target) || target.closest('a[href]')) hide();
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    hide();
  };
}
