import type { ShortcutName } from '../../shortcuts';

/**
 * Description of each shortcut; a new shortcut without one does not compile.
 */
export const labels: Record<ShortcutName, string> = {
  search: 'Buscar en todo el sitio',
  previous: 'Lección o artículo anterior',
  next: 'Lección o artículo siguiente',
  help: 'Ver estos atajos',
};

const keySymbols: Readonly<Record<string, string>> = {
  mod: 'Ctrl o ⌘',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/**
 * Splits a combination into its keys, named as on a keyboard: `mod+k` gives
 * two.
 */
export function getKeyNames(combination: string): string[] {
  return combination
    .split('+')
    .map((key) => keySymbols[key] ?? key.toLocaleUpperCase('es'));
}
