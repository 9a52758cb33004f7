const fields =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';

const arrowWidgets =
  'audio, video, iframe, [role="slider"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="menu"], [role="menubar"], [role="grid"], [role="tree"], [role="toolbar"]';

/** Whether keys typed here write text, so that shortcuts must leave them alone. */
export function isEditing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

function scrollsSideways(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth &&
    (element === document.documentElement ||
      /auto|scroll/.test(getComputedStyle(element).overflowX))
  );
}

/** Whether ← and → already mean something here: move a cursor, choose, scroll. */
export function usesArrows(target: EventTarget | null): boolean {
  if (isEditing(target) || !(target instanceof Element)) return true;
  if (target.closest(arrowWidgets)) return true;
  let element: Element | null = target;
  while (element && !scrollsSideways(element)) element = element.parentElement;
  return element !== null;
}
