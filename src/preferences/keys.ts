/**
 * What the reader chose, with the values that it accepts; besides it, this
 * device keeps `progress` and the reader's code. A choice that is not stored
 * has its default.
 */
export const preferences = {
  contrast: /^(?:more|normal)$/,
  'hidden-menus': /^[a-z ]+$/,
  'text-size': /^(?:90|115|130|150)$/,
  'line-height': /^wider?$/,
  font: /^legible$/,
  motion: /^reduce$/,
  shortcuts: /^off$/,
  'c-input': /^(?:suspend|replay)$/,
  'terminal-size': /^(?:80|115|130|150|fit)$/,
  'tour-step': /^\d$/,
} as const satisfies Record<string, RegExp>;

export type PreferenceName = keyof typeof preferences;

/** Storage keys carry the base URL, so two sites on one host do not mix. */
export function storageKey(
  baseUrl: string,
  name:
    | PreferenceName
    | 'progress'
    | 'marked'
    | 'program'
    | 'written'
    | 'probe'
    | `draft:${string}`,
): string {
  return `steve-labs:${baseUrl}:${name}`;
}

/** Attribute of `<html>` that CSS reads, set before the first paint. */
export function attributeOf<Name extends PreferenceName>(
  name: Name,
): `data-${Name}` {
  return `data-${name}`;
}
