import type { ShortcutName } from '../../shortcuts';

/** What each shortcut does; without its line here a new one does not compile. */
export const labels: Record<ShortcutName, string> = {
  search: 'Buscar en todo el sitio',
  previous: 'Lección o artículo anterior',
  next: 'Lección o artículo siguiente',
  help: 'Ver estos atajos',
};

const names: Readonly<Record<string, string>> = {
  mod: 'Ctrl o ⌘',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys to hold together, as a keyboard shows them: `mod+k` is two. */
export function keyNames(combination: string): string[] {
  return combination
    .split('+')
    .map((key) => names[key] ?? key.toLocaleUpperCase('es'));
}
