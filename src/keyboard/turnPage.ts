const arrowWidgets =
  'audio, video, iframe, [role="slider"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="menu"], [role="menubar"], [role="grid"], [role="tree"], [role="toolbar"]';

function scrollsSideways(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth &&
    (element === document.documentElement ||
      /auto|scroll/.test(getComputedStyle(element).overflowX))
  );
}

/** Whether ← and → already mean something here: choose, move, scroll, select. */
function needsArrows({ shiftKey, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || shiftKey) return true;
  if (getSelection()?.toString() || target.closest(arrowWidgets)) return true;
  let element: Element | null = target;
  while (element && !scrollsSideways(element)) element = element.parentElement;
  return element !== null;
}

/**
 * ← and → follow the links under a lesson or article, as a click does. Kept
 * apart from the listener: pages carry it only once an arrow has been pressed.
 */
export function turnPage(event: KeyboardEvent): void {
  if (needsArrows(event)) return;
  const side = event.key === 'ArrowLeft' ? 'prev' : 'next';
  document
    .querySelector<HTMLAnchorElement>(`.pagination-nav__link--${side}`)
    ?.click();
}
