import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
} from '@codemirror/search';
import type { KeyBinding } from '@codemirror/view';

const scope = 'editor search-panel';

/** Usual search keys: the browser's own search sees only the rendered lines. */
export const searchKeys: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openSearchPanel, scope },
  {
    key: 'F3',
    run: findNext,
    shift: findPrevious,
    scope,
    preventDefault: true,
  },
  {
    key: 'Mod-g',
    run: findNext,
    shift: findPrevious,
    scope,
    preventDefault: true,
  },
  { key: 'Escape', run: closeSearchPanel, scope },
];

/** Translations of CodeMirror's search phrases. */
export const searchPhrases = {
  Find: 'Buscar',
  Replace: 'Reemplazar con',
  next: 'siguiente',
  previous: 'anterior',
  'match case': 'mayúsculas y minúsculas',
  regexp: 'expresión regular',
  'by word': 'palabra entera',
  replace: 'reemplazar',
  'replace all': 'reemplazar todos',
  close: 'cerrar',
  'current match': 'lo que se encontró',
  'on line': 'en la línea',
  'replaced match on line $': 'reemplazado en la línea $',
  'replaced $ matches': '$ reemplazados',
};
