/**
 * Colour modes in the order of the button; `d` is the path of a 24 × 24 icon.
 */
export const modes = [
  {
    choice: 'system',
    label: 'modo del sistema',
    d: 'M12 4a8 8 0 0 0 0 16 8 8 0 0 0 0-16ZM11 5v14M9.5 6v12M8 7v10M6.5 9v6',
  },
  {
    choice: 'light',
    label: 'modo claro',
    d: 'M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0ZM12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1',
  },
  {
    choice: 'dark',
    label: 'modo oscuro',
    d: 'M20 12.8A8 8 0 1 1 11.2 4a6.4 6.4 0 0 0 8.8 8.8Z',
  },
] as const;

/**
 * Returns the next colour mode, as Docusaurus names it: `null` follows the
 * system. From there the first press selects the opposite of the system's
 * current mode, so that it has a visible effect.
 */
export function getNextMode(
  choice: string | undefined,
  isSystemDark: boolean,
): 'light' | 'dark' | null {
  const asSystem = isSystemDark ? 'dark' : 'light';
  const opposite = isSystemDark ? 'light' : 'dark';
  if (choice === opposite) return asSystem;
  return choice === asSystem ? null : opposite;
}
