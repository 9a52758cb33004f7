import { saveFields } from '../startup/savedFields';

/** Reloads the page at the reader's position, with the text typed in it. */
export function reloadWithFields(): void {
  saveFields();
  location.reload();
}
