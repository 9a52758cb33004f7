const editableSelector =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';

/**
 * Returns true when keys typed at the target write text, so that shortcuts must
 * ignore them.
 */
export function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(editableSelector) !== null;
}
