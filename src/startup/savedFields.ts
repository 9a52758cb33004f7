import config from '@generated/docusaurus.config';
import { storageKey } from '../preferences/keys';
import { enterText, isCheckable } from './fields';
import type { TextField } from './fields';

// Excludes the terminal's keyboard field, which holds nothing. Programs are
// already saved as drafts.
const SAVED_FIELDS =
  'textarea:not(.xterm-helper-textarea),input:not([type=file],[type=hidden],[type=password])';

const key = storageKey(config.baseUrl, 'written');

/**
 * Values of a page's fields by name; a checked box is stored with its value.
 */
interface SavedFields {
  readonly page: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Returns the fields of the page by their labels; equal labels are numbered in
 * order.
 */
function collectFieldsByLabel(): Map<string, TextField> {
  const namedFields = new Map<string, TextField>();
  for (const field of document.querySelectorAll<TextField>(SAVED_FIELDS)) {
    const { type, labels, name } = field;
    const label =
      field.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? name;
    let place = 0;
    while (namedFields.has(`${type} ${place} ${label}`)) place += 1;
    namedFields.set(`${type} ${place} ${label}`, field);
  }
  return namedFields;
}

/** Saves the fields of the page for {@link restoreFields}. */
export function saveFields(): void {
  const fields: Record<string, string> = {};
  for (const [name, field] of collectFieldsByLabel())
    if (isCheckable(field) ? field.checked : field.value)
      fields[name] = field.value;
  const savedFields: SavedFields = { page: location.pathname, fields };
  try {
    sessionStorage.setItem(key, JSON.stringify(savedFields));
  } catch {
    // Storage is denied; some browsers restore the fields by themselves.
  }
}

function takeSavedFields(): SavedFields | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(text ?? 'null') as SavedFields | null;
  } catch {
    return null;
  }
}

/**
 * Restores the fields that {@link saveFields} saved, once. Fields that appear
 * later are restored when they do.
 *
 * @param isTyped Returns true when the reader already typed in the field.
 */
export function restoreFields(isTyped: (field: EventTarget) => boolean): void {
  const savedFields = takeSavedFields();
  if (!savedFields) return;
  const pendingFields = new Map(Object.entries(savedFields.fields));
  const restore = () => {
    if (location.pathname !== savedFields.page) pendingFields.clear();
    for (const [name, field] of pendingFields.size
      ? collectFieldsByLabel()
      : []) {
      const value = pendingFields.get(name);
      if (value === undefined) continue;
      pendingFields.delete(name);
      if (isTyped(field)) continue;
      if (!isCheckable(field)) enterText(field, value);
      else if (!field.checked) field.click();
    }
    if (!pendingFields.size) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}
