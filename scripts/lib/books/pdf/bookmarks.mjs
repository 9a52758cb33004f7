import { createDictionary } from './objects.mjs';

/** @typedef {import('./values.ts').PdfDictionary} PdfDictionary */
/** @typedef {import('./values.ts').PdfValue} PdfValue */
/** @typedef {import('./writer.mjs').PdfWriter} PdfWriter */

/**
 * @typedef {object} Bookmark
 * @property {number} depth From 0.
 * @property {PdfValue} title
 * @property {PdfValue} destination
 */

/**
 * Writes the bookmarks of a document, with those inside each one folded.
 *
 * @param {readonly Bookmark[]} bookmarks In the order of the document.
 * @param {PdfWriter} writer
 * @returns {number} Number of the object that holds them.
 */
export function writeBookmarks(bookmarks, writer) {
  const root = writer.reserve();
  const outlines = createDictionary([['/Type', '/Outlines']]);
  addItems({ bookmarks, parent: outlines, id: root, writer });
  writer.write(outlines, root);
  return root;
}

/**
 * @param {object} options
 * @param {readonly Bookmark[]} options.bookmarks All those inside the parent.
 * @param {PdfDictionary} options.parent It gains where its items are.
 * @param {number} options.id Number of the parent.
 * @param {PdfWriter} options.writer
 */
function addItems({ bookmarks, parent, id, writer }) {
  const groups = groupItems(bookmarks);
  const ids = groups.map(() => writer.reserve());
  const [first] = ids;
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return;
  parent.set('/First', { ref: first });
  parent.set('/Last', { ref: last });
  const isRoot = parent.has('/Type');
  parent.set('/Count', String(isRoot ? ids.length : -ids.length));
  for (const [index, [head, ...inside]] of groups.entries()) {
    if (!head) continue;
    const item = createDictionary([
      ['/Title', head.title],
      ['/Parent', { ref: id }],
      ['/Dest', head.destination],
    ]);
    const previous = ids[index - 1];
    const next = ids[index + 1];
    if (previous !== undefined) item.set('/Prev', { ref: previous });
    if (next !== undefined) item.set('/Next', { ref: next });
    const own = ids[index] ?? 0;
    addItems({ bookmarks: inside, parent: item, id: own, writer });
    writer.write(item, own);
  }
}

/**
 * @param {readonly Bookmark[]} bookmarks
 * @returns {Bookmark[][]} Each item with those inside it.
 */
function groupItems(bookmarks) {
  /** @type {Bookmark[][]} */
  const groups = [];
  for (const bookmark of bookmarks) {
    const group = groups.at(-1);
    if (group?.[0] && bookmark.depth > group[0].depth) group.push(bookmark);
    else groups.push([bookmark]);
  }
  return groups;
}
