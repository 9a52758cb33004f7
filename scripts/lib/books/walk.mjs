/** @typedef {import('./tree.ts').Block} Block */
/** @typedef {import('./tree.ts').Inline} Inline */
/** @typedef {Block | Inline} Node */

/**
 * Yields every node inside a value of the tree, in document order: a chapter, a
 * list of blocks, a node.
 *
 * @param {unknown} value
 * @returns {Generator<Node, void>}
 */
export function* walkNodes(value) {
  if (Array.isArray(value)) {
    for (const item of value) yield* walkNodes(item);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield /** @type {Node} */ (value);
  for (const field of Object.values(value)) yield* walkNodes(field);
}

/**
 * Collects the glossary terms that some chapters use.
 *
 * @param {unknown} value
 * @returns {Set<string>} Their ids.
 */
export function collectTermIds(value) {
  const ids = new Set();
  for (const node of walkNodes(value))
    if (node.type === 'term') ids.add(node.id);
  return ids;
}

/**
 * Returns the text of a sentence, without its marks.
 *
 * @param {readonly Inline[]} inlines
 * @returns {string}
 */
export function getPlainText(inlines) {
  return inlines
    .map((inline) => {
      if ('value' in inline) return inline.value;
      return inline.type === 'break' ? ' ' : getPlainText(inline.children);
    })
    .join('');
}
