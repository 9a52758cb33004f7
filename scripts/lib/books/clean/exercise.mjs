import { getAttribute } from '../../html.mjs';
import {
  findDescendant,
  getChildren,
  getElements,
  getKind,
  getText,
  reportUnknown,
} from './page.mjs';
import { readLine } from './inline.mjs';

/** @typedef {import('./page.mjs').Element} Element */
/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Exercise} Exercise */
/** @typedef {(element: Element) => readonly Block[]} ReadChildren */

/**
 * @param {Element} element
 * @returns {Element} Copy without the `<summary>`.
 */
const omitSummary = (element) => ({
  ...element,
  childNodes: element.childNodes.filter(
    ({ nodeName }) => nodeName !== 'summary',
  ),
});

/**
 * Reads a folded part of an exercise into its hints or its answer, by the title
 * of the fold.
 *
 * @param {Element} fold
 * @param {Page} page
 * @param {ReadChildren} readChildren
 * @returns {Pick<Exercise, 'hints' | 'answer'>}
 */
function readFold(fold, page, readChildren) {
  const summary = getElements(fold, page).find(
    ({ tagName }) => tagName === 'summary',
  );
  const title = summary ? getText(summary).trim() : '';
  const body = omitSummary(fold);
  if (title === 'Pistas')
    return {
      hints: getElements(body, page).map((hint) =>
        readChildren(omitSummary(hint)),
      ),
      answer: [],
    };
  const content = readChildren(body);
  if (title === 'Pista') return { hints: [content], answer: [] };
  if (title !== 'Solución comentada' && title !== 'Ver la respuesta')
    reportUnknown(fold, page);
  return { hints: [], answer: content };
}

/**
 * @param {Element} section
 * @param {Page} page
 * @param {ReadChildren} readChildren
 * @returns {Exercise}
 */
export function readExercise(section, page, readChildren) {
  const id = getAttribute(section, 'aria-labelledby') ?? '';
  const parts = getElements(section, page);
  const title = findDescendant(
    section,
    page,
    (_, kind) => kind === 'labs/exercise:title',
  );
  const level = findDescendant(
    section,
    page,
    (_, kind) => kind === 'labs/exercise:level',
  );
  /** @param {string} kind */
  const findParts = (kind) =>
    parts.filter((part) => getKind(part, page) === kind);
  const folds = findParts('labs/exercise:fold').map((fold) =>
    readFold(fold, page, readChildren),
  );
  const isStep = id.startsWith('paso-');
  return {
    type: 'exercise',
    kind: isStep ? 'step' : 'exercise',
    id,
    title: title
      ? readLine(getChildren(title, page), page).flatMap((inline) =>
          isStep && inline.type === 'strong' ? inline.children : [inline],
        )
      : [],
    level: level && getText(level).trim(),
    statement: findParts('labs/exercise:statement').flatMap(readChildren),
    start: readChildren({
      ...section,
      childNodes: parts.filter(
        (part) =>
          ![
            'labs/exercise:header',
            'labs/exercise:statement',
            'labs/exercise:fold',
          ].includes(getKind(part, page) ?? ''),
      ),
    }),
    hints: folds.flatMap(({ hints }) => hints),
    answer: folds.flatMap(({ answer }) => answer),
  };
}
