import { walkNodes } from '../walk.mjs';
import { formatPlace, formatTermPlace } from './inline.mjs';

/** @typedef {import('../tree.ts').Book} Book */

/**
 * Lists the places of a book that links may lead to.
 *
 * @param {Book} book
 * @returns {ReadonlySet<string>}
 */
export function collectAnchors({ parts, glossary }) {
  const anchors = new Set(glossary.map(({ id }) => formatTermPlace(id)));
  for (const { chapters } of parts)
    for (const { id, body } of chapters) {
      anchors.add(formatPlace(id));
      for (const node of walkNodes(body))
        if (node.type === 'heading' || node.type === 'exercise')
          anchors.add(formatPlace(id, node.id));
    }
  return anchors;
}
