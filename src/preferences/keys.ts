/** What the reader chose; besides it, this device keeps only `progress`. */
export type PreferenceName = 'contrast' | 'hidden-menus';

/** Storage keys carry the base URL, so two sites on one host do not mix. */
export function storageKey(
  baseUrl: string,
  name: PreferenceName | 'progress',
): string {
  return `steve-labs:${baseUrl}:${name}`;
}

/** Attribute of `<html>` that CSS reads, set before the first paint. */
export const attributes = {
  contrast: 'data-contrast',
  'hidden-menus': 'data-hidden-menus',
} as const satisfies Record<PreferenceName, `data-${string}`>;
