const arrowWidgetSelector =
  'audio, video, iframe, [role="slider"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="menu"], [role="menubar"], [role="grid"], [role="tree"], [role="toolbar"]';

function canScrollHorizontally(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth &&
    (element === document.documentElement ||
      /auto|scroll/.test(getComputedStyle(element).overflowX))
  );
}

/**
 * Returns true when ← and → already do something at the target: choose, move,
 * scroll or select.
 */
function usesArrowKeys({ shiftKey, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || shiftKey) return true;
  if (getSelection()?.toString() || target.closest(arrowWidgetSelector))
    return true;
  let element: Element | null = target;
  while (element && !canScrollHorizontally(element))
    element = element.parentElement;
  return element !== null;
}

/**
 * Follows the link to the previous or next lesson or article on ← and →. This
 * is a separate module because pages load it only after an arrow key is
 * pressed.
 */
export function followPaginationLink(event: KeyboardEvent): void {
  if (usesArrowKeys(event)) return;
  const side = event.key === 'ArrowLeft' ? 'prev' : 'next';
  document
    .querySelector<HTMLAnchorElement>(`.pagination-nav__link--${side}`)
    ?.click();
}
