import { EditorView } from '@codemirror/view';

const isStyleSet = (key: symbol) => key.description === 'styleSet';

/**
 * CodeMirror writes its rules into a `<style>` element, which the site's policy
 * forbids; only in a shadow tree does it use constructed style sheets. A view
 * that lives there for a moment makes such a set, and the document takes it
 * over before the first real view looks for one.
 */
export function adoptStyleSheets(): void {
  if (Object.getOwnPropertySymbols(document).some(isStyleSet)) return;
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  if (!('adoptedStyleSheets' in root)) return;
  new EditorView({ parent: root, root }).destroy();
  const key = Object.getOwnPropertySymbols(root).find(isStyleSet);
  if (key) Reflect.set(document, key, Reflect.get(root, key));
}
