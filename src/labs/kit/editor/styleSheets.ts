import { EditorView } from '@codemirror/view';

const isStyleSet = (key: symbol) => key.description === 'styleSet';

/**
 * Makes CodeMirror use constructed style sheets. In a document, CodeMirror
 * writes a `<style>` element, which the site's Content Security Policy forbids;
 * only in a shadow tree does it use constructed sheets. A temporary view in a
 * shadow tree creates the style set, which is copied to the document before the
 * first real view looks for one.
 */
export function adoptStyleSheets(): void {
  if (Object.getOwnPropertySymbols(document).some(isStyleSet)) return;
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  if (!('adoptedStyleSheets' in root)) return;
  new EditorView({ parent: root, root }).destroy();
  const key = Object.getOwnPropertySymbols(root).find(isStyleSet);
  if (key) Reflect.set(document, key, Reflect.get(root, key));
}
