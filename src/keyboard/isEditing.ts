const fields =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';

/** Whether keys typed here write text, so that shortcuts must leave them alone. */
export function isEditing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
