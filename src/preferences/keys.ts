/**
 * Preferences of the reader, with a pattern of the values that each accepts; a
 * preference that is not stored has its default. This device also stores
 * `progress` and the reader's code.
 */
export const preferencePatterns = {
  contrast: /^(?:more|normal)$/,
  'hidden-menus': /^[a-z ]+$/,
  'text-size': /^(?:90|115|130|150)$/,
  'line-height': /^wider?$/,
  font: /^legible$/,
  motion: /^reduce$/,
  shortcuts: /^off$/,
  'c-input': /^(?:suspend|replay)$/,
  'terminal-size': /^(?:80|115|130|150|fit)$/,
  'terminal-columns': /^80$/,
  'tour-step': /^\d$/,
} as const satisfies Record<string, RegExp>;

export type PreferenceName = keyof typeof preferencePatterns;

/**
 * Returns the beginning of the storage keys. It has the base URL, so that two
 * sites on one host do not share their values.
 */
export function getKeyPrefix(baseUrl: string): string {
  return `steve-labs:${baseUrl}:`;
}

/** Builds a storage key. */
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
  return getKeyPrefix(baseUrl) + name;
}

/** Attribute of `<html>` that CSS reads, set before the first paint. */
export function getAttributeName<Name extends PreferenceName>(
  name: Name,
): `data-${Name}` {
  return `data-${name}`;
}
