import { getAttribute } from '../../html.mjs';
import {
  findDescendant,
  getChildren,
  getElements,
  getKind,
  getText,
  isElement,
  reportUnknown,
} from './page.mjs';
import { readLine } from './inline.mjs';

/** @typedef {import('./page.mjs').Element} Element */
/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Option} Option */
/** @typedef {import('../tree.ts').Question} Question */
/** @typedef {import('../tree.ts').Quiz} Quiz */
/** @typedef {import('../tree.ts').Reason} Reason */
/** @typedef {(element: Element) => readonly Block[]} ReadChildren */

/** Matches the letter of an option: `a) `. */
const LETTER = /^\s*([a-z])\) /;

/**
 * @param {Element} label
 * @param {Page} page
 * @returns {Option}
 */
function readOption(label, page) {
  const content = getChildren(label, page).filter(
    (node) => isElement(node) && node.tagName !== 'input',
  );
  return {
    letter: LETTER.exec(getText(label))?.[1] ?? '',
    children: readLine(content, page),
  };
}

/**
 * @param {Element} element
 * @param {Page} page
 * @param {ReadChildren} readChildren
 * @returns {Reason}
 */
function readReason(element, page, readChildren) {
  const mark = findDescendant(
    element,
    page,
    (_, kind) => kind === 'labs/quiz:mark',
  );
  const body = {
    ...element,
    childNodes: element.childNodes.filter((node) => node !== mark),
  };
  const text = mark ? getText(mark).replace(/^[✓✗]\s*/u, '') : '';
  return {
    letter: LETTER.exec(text)?.[1],
    isRight: (getAttribute(element, 'class') ?? '')
      .split(' ')
      .some(
        (name) => (page.classNames.get(name) ?? name) === 'labs/quiz:right',
      ),
    children: readChildren(body),
  };
}

/**
 * @param {readonly Element[]} inputs
 * @returns {Question['kind']}
 */
function findQuestionKind(inputs) {
  const type = inputs[0] && getAttribute(inputs[0], 'type');
  if (type === 'radio') return 'one';
  return type === 'checkbox' ? 'many' : 'typed';
}

/**
 * @param {Element} form
 * @param {Page} page
 * @param {ReadChildren} readChildren
 * @returns {Question}
 */
function readQuestion(form, page, readChildren) {
  const fieldset = getElements(form, page)[0] ?? form;
  /** @type {Block[]} */
  const statement = [];
  /** @type {Option[]} */
  let options = [];
  /** @type {Reason[]} */
  let reasons = [];
  /** @type {Element[]} */
  const inputs = [];
  for (const part of getElements(fieldset, page)) {
    const kind = getKind(part, page);
    if (part.tagName === 'legend') statement.push(...readChildren(part));
    else if (kind === 'labs/quiz:options') {
      const labels = getElements(part, page);
      inputs.push(
        ...labels.flatMap((label) =>
          getElements(label, page).filter(({ tagName }) => tagName === 'input'),
        ),
      );
      options = labels
        .filter((label) => getKind(label, page) === 'labs/quiz:option')
        .map((label) => readOption(label, page));
    } else if (kind === 'labs/quiz:answer')
      reasons = getElements(part, page)
        .filter(({ tagName }) => tagName !== 'summary')
        .map((reason) => readReason(reason, page, readChildren));
    else
      // A question goes on after its first paragraph.
      statement.push(...readChildren({ ...fieldset, childNodes: [part] }));
  }
  return { kind: findQuestionKind(inputs), statement, options, reasons };
}

/**
 * @param {Element} element
 * @param {Page} page
 * @param {ReadChildren} readChildren
 * @returns {Quiz}
 */
export const readQuiz = (element, page, readChildren) => ({
  type: 'quiz',
  questions: getElements(element, page).flatMap((form) => {
    if (getKind(form, page) === 'labs/quiz:question')
      return [readQuestion(form, page, readChildren)];
    reportUnknown(form, page);
    return [];
  }),
});
