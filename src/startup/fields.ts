/** Where text is written. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isBox = (field: TextField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Has React see a text in a field as if somebody had typed it. */
export function enterText(field: TextField, value: string): void {
  // React tells a change from what it saw last, so it is shown the one before.
  field.value = '';
  // Around the setter with which React watches this field.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
