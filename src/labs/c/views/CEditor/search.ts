import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
} from '@codemirror/search';
import type { KeyBinding } from '@codemirror/view';

const scope = 'editor search-panel';

/** Those of any editor: the browser's own search sees only the lines on screen. */
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

/** What CodeMirror says of a search. */
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
