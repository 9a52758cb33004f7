import { getAttribute } from '../../html.mjs';
import { readCodeBlock } from './code.mjs';
import { readExercise } from './exercise.mjs';
import { isInline, readLine } from './inline.mjs';
import {
  findDescendant,
  getChildren,
  getElements,
  getKind,
  getText,
  isElement,
  reportUnknown,
} from './page.mjs';
import { readQuiz } from './quiz.mjs';

/** @typedef {import('./page.mjs').ChildNode} ChildNode */
/** @typedef {import('./page.mjs').Element} Element */
/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Cell} Cell */
/** @typedef {(element: Element, page: Page) => readonly Block[]} ReadBlock */

/** @type {ReadBlock} */
const readChildren = (element, page) =>
  readBlocks(getChildren(element, page), page);

/**
 * @param {Element} element
 * @param {Page} page
 * @returns {{summary: import('../tree.ts').Inline[], children: readonly Block[]}}
 */
function readFold(element, page) {
  const summary = getElements(element, page).find(
    ({ tagName }) => tagName === 'summary',
  );
  return {
    summary: summary ? readLine(getChildren(summary, page), page) : [],
    children: readBlocks(
      getChildren(element, page).filter((node) => node !== summary),
      page,
    ),
  };
}

/** @type {ReadBlock} */
function readHeading(element, page) {
  const children = readLine(getChildren(element, page), page);
  page.section = getText(element)
    .replace(/\u200b/g, '')
    .trim();
  return [
    {
      type: 'heading',
      level: element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : 4,
      id: getAttribute(element, 'id') ?? '',
      children,
    },
  ];
}

/**
 * Reads a paragraph; its pictures become figures around its text.
 *
 * @type {ReadBlock}
 */
function readParagraph(element, page) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {ChildNode[]} */
  let line = [];
  const endLine = () => {
    const children = readLine(line, page);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of getChildren(element, page))
    if (isElement(node) && node.tagName === 'img') {
      endLine();
      blocks.push(...readImage(node, page));
    } else line.push(node);
  endLine();
  return blocks;
}

/** @type {ReadBlock} */
function readImage(element, page) {
  if (getKind(element, page) !== undefined) reportUnknown(element, page);
  const { basePath } = page;
  const src = getAttribute(element, 'src') ?? '';
  return [
    {
      type: 'figure',
      alt: getAttribute(element, 'alt') ?? '',
      src: src.startsWith(`${basePath}/`) ? src.slice(basePath.length) : src,
    },
  ];
}

/** @type {ReadBlock} */
const readList = (element, page) => [
  {
    type: 'list',
    isOrdered: element.tagName === 'ol',
    start: Number(getAttribute(element, 'start') ?? 1),
    items: getElements(element, page).map((item) => readChildren(item, page)),
  },
];

/** @type {ReadBlock} */
function readTable(element, page) {
  /** @param {Element} row */
  const readRow = (row) =>
    getElements(row, page).map((cell) => ({
      isHeader: cell.tagName === 'th',
      isNumber: getAttribute(cell, 'data-number') !== undefined,
      children: readChildren(cell, page),
    }));
  /** @param {string} tag */
  const readRows = (tag) =>
    getElements(element, page)
      .filter(({ tagName }) => tagName === tag)
      .flatMap((group) => getElements(group, page).map(readRow));
  const caption = getElements(element, page).find(
    ({ tagName }) => tagName === 'caption',
  );
  return [
    {
      type: 'table',
      caption: caption ? readLine(getChildren(caption, page), page) : [],
      head: readRows('thead'),
      body: readRows('tbody'),
    },
  ];
}

/** @type {ReadBlock} */
const readPreformatted = (element) => [
  { type: 'preformatted', text: getText(element).replace(/\n$/, '') },
];

/** @type {ReadBlock} */
function readOutput(element, page) {
  const { summary, children } = readFold(element, page);
  return [{ type: 'output', label: summary, children }];
}

/** @type {ReadBlock} */
const readDetails = (element, page) => [
  { type: 'details', ...readFold(element, page) },
];

/** @type {ReadBlock} */
function readPause(element, page) {
  const warmUp = getElements(element, page).filter(
    (part) =>
      part.tagName === 'p' &&
      findDescendant(part, page, ({ tagName }) => tagName === 'a'),
  );
  return [
    {
      type: 'pause',
      children: warmUp.flatMap((part) => readParagraph(part, page)),
    },
  ];
}

/** Matches the class with the kind of an admonition. */
const ADMONITION_KIND = /\btheme-admonition-(\w+)/;

/** @type {ReadBlock} */
function readAdmonition(element, page) {
  const [heading, content] = getElements(element, page);
  return [
    {
      type: 'admonition',
      kind:
        ADMONITION_KIND.exec(getAttribute(element, 'class') ?? '')?.[1] ?? '',
      title: heading ? readLine(getChildren(heading, page), page) : [],
      children: content ? readChildren(content, page) : [],
    },
  ];
}

/**
 * Readers of the elements whose class says what they are.
 *
 * @type {Readonly<Record<string, ReadBlock>>}
 */
const READERS_BY_KIND = {
  'components/CodeBlock:block': (element, page) =>
    readCodeBlock(element, page, (footer) => readBlocks([footer], page)),
  'components/CodeBlock:code': readPreformatted,
  'courses/components/Pause:pause': readPause,
  'labs/exercise:exercise': (element, page) => [
    readExercise(element, page, (part) => readChildren(part, page)),
  ],
  'labs/exercise:text': readPreformatted,
  'labs/kit/expected:expected': readOutput,
  'labs/quiz:quiz': (element, page) => [
    readQuiz(element, page, (part) => readChildren(part, page)),
  ],
  'theme-admonition': readAdmonition,
  'theme-classic/theme/Admonition/Layout:admonitionContent': readChildren,
  'theme-common/components/Details:collapsibleContent': readChildren,
  'theme-common/components/Details:details': readDetails,
  'components/Table:frame': readChildren,
};

/**
 * Readers of the elements whose tag says what they are.
 *
 * @type {Readonly<Record<string, ReadBlock>>}
 */
const READERS_BY_TAG = {
  blockquote: (element, page) => [
    { type: 'quote', children: readChildren(element, page) },
  ],
  div: readChildren,
  h2: readHeading,
  h3: readHeading,
  h4: readHeading,
  img: readImage,
  ol: readList,
  p: readParagraph,
  pre: readPreformatted,
  table: readTable,
  ul: readList,
};

/**
 * Reads one element as blocks; an unknown one is reported and left out.
 *
 * @type {ReadBlock}
 */
function readBlock(element, page) {
  const kind = getKind(element, page);
  const readers = kind === undefined ? READERS_BY_TAG : READERS_BY_KIND;
  const name = kind ?? element.tagName;
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read) return read(element, page);
  reportUnknown(element, page);
  return [];
}

/**
 * Reads nodes as blocks; text that is not in a paragraph gets one.
 *
 * @param {readonly ChildNode[]} nodes
 * @param {Page} page
 * @returns {Block[]}
 */
export function readBlocks(nodes, page) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {ChildNode[]} */
  let line = [];
  const endLine = () => {
    const children = readLine(line, page);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of nodes)
    if (!isElement(node) || isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(...readBlock(node, page));
    }
  endLine();
  return blocks;
}
