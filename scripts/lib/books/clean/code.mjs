import { getAttribute } from '../../html.mjs';
import {
  findDescendant,
  getElements,
  getKind,
  getText,
  isElement,
  reportUnknown,
} from './page.mjs';

/** @typedef {import('./page.mjs').ChildNode} ChildNode */
/** @typedef {import('./page.mjs').Element} Element */
/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Code} Code */
/** @typedef {import('../tree.ts').CodeKind} CodeKind */
/** @typedef {import('../tree.ts').CodePart} CodePart */
/** @typedef {import('../tree.ts').Session} Session */

/** @type {ReadonlyMap<string, CodeKind>} */
const CODE_KINDS = new Map([
  ['tok-comment', 'comment'],
  ['tok-keyword', 'keyword'],
  ['tok-string', 'string'],
  ['tok-number', 'number'],
  ['tok-name', 'name'],
  ['tok-prompt', 'prompt'],
  ['tok-path', 'path'],
]);

/**
 * @param {ChildNode} node
 * @param {Page} page
 * @returns {CodePart}
 */
function readPart(node, page) {
  const text = getText(node);
  if (!isElement(node)) return { text, kind: undefined };
  const name = getKind(node, page);
  const kind = CODE_KINDS.get(name ?? '');
  if (name !== undefined && kind === undefined) reportUnknown(node, page);
  return { text, kind };
}

/**
 * Splits coloured code into lines.
 *
 * @param {readonly CodePart[]} parts
 * @returns {CodePart[][]}
 */
function splitLines(parts) {
  /** @type {CodePart[][]} */
  const lines = [[]];
  for (const { text, kind } of parts)
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, kind });
    }
  while (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

/**
 * Separates the prompt of a line of a session from the command after it.
 *
 * @param {readonly CodePart[]} parts
 * @returns {import('../tree.ts').SessionLine}
 */
function splitPrompt(parts) {
  if (parts[0]?.kind !== 'prompt') return { prompt: [], parts };
  const end = parts.findIndex(
    ({ text, kind }) => kind !== 'prompt' && kind !== 'path' && text !== ':',
  );
  return end === -1
    ? { prompt: parts, parts: [] }
    : { prompt: parts.slice(0, end), parts: parts.slice(end) };
}

/**
 * Reads a `<pre>` with the label that a screen reader says, `Código C: x.c`.
 *
 * @param {Element} pre
 * @param {string | undefined} title
 * @param {Page} page
 * @returns {Code | Session}
 */
function readPre(pre, title, page) {
  const name = getAttribute(pre, 'aria-label') ?? '';
  const suffix = `: ${title ?? ''}`;
  const label =
    name === title
      ? ''
      : title !== undefined && name.endsWith(suffix)
        ? name.slice(0, -suffix.length)
        : name;
  const code = findDescendant(pre, page, ({ tagName }) => tagName === 'code');
  const lines = splitLines(
    (code ?? pre).childNodes.map((node) => readPart(node, page)),
  );
  return lines.some(([first]) => first?.kind === 'prompt')
    ? { type: 'session', label, title, lines: lines.map(splitPrompt) }
    : { type: 'code', label, title, lines };
}

/**
 * Reads a block of code: its files, its program and what is in its footer.
 *
 * @param {Element} block
 * @param {Page} page
 * @param {(element: Element) => readonly Block[]} readFooter
 * @returns {Block[]}
 */
export function readCodeBlock(block, page, readFooter) {
  /** @type {string | undefined} */
  let title;
  return getElements(block, page).flatMap((element) => {
    const kind = getKind(element, page);
    if (kind === 'components/CodeBlock:bar') {
      const name = findDescendant(
        element,
        page,
        (_, inner) => inner === 'components/CodeBlock:title',
      );
      title = name && getText(name).trim();
      return [];
    }
    if (kind === 'labs/c/views/CLab:file')
      return readCodeBlock(element, page, readFooter);
    if (kind === 'labs/kit/editor:static') {
      const pre = findDescendant(
        element,
        page,
        ({ tagName }) => tagName === 'pre',
      );
      return pre ? [readPre(pre, title, page)] : [];
    }
    return kind === 'components/CodeBlock:code'
      ? [readPre(element, title, page)]
      : readFooter(element);
  });
}
