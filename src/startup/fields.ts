/** Form field that {@link enterText} or a click can fill in. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isCheckable = (field: TextField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Sets the text of a field so that React handles it as typed. */
export function enterText(field: TextField, value: string): void {
  // React detects a change by the value that it saw last, so that value is made
  // empty first.
  field.value = '';
  // Bypasses the setter with which React tracks this field.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
