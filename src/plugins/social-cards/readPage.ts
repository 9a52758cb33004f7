import {
  getAttribute,
  walkElements,
  parseHtml,
  getRefreshTarget,
  type Element,
} from '../../../scripts/lib/html.mjs';

/** Title, heading and pictures of a built page. */
export interface PageFacts {
  /** Text of `<title>`; empty when there is none. */
  readonly documentTitle: string;
  /** Text of the first `<h1>`; empty when there is none. */
  readonly heading: string;
  /** Every `og:image`; each social network chooses one of them. */
  readonly images: readonly string[];
}

/**
 * Returns the text of an element as it is read, without the parts hidden from
 * readers.
 */
function readText(element: Element): string {
  return element.childNodes
    .map((child) => {
      if ('tagName' in child) {
        if (child.tagName === 'br') return ' ';
        return getAttribute(child, 'aria-hidden') === 'true'
          ? ''
          : readText(child);
      }
      return child.nodeName === '#text' && 'value' in child ? child.value : '';
    })
    .join('')
    .replaceAll('\u200b', '');
}

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function isRendered(ancestors: readonly Element[]): boolean {
  return ancestors.some(
    (element) =>
      element.tagName === 'meta' &&
      getAttribute(element, 'name') === 'generator' &&
      getAttribute(element, 'content')?.startsWith('Docusaurus'),
  );
}

/**
 * Reads a built file.
 *
 * @returns Undefined for redirects and for files that Docusaurus did not
 *   render.
 */
export function readPage(html: string): PageFacts | undefined {
  const document = parseHtml(html);
  const elements = [...walkElements(document)];
  if (getRefreshTarget(document) !== undefined || !isRendered(elements))
    return undefined;
  const readFirstText = (tagName: string, candidates: readonly Element[]) => {
    const element = candidates.find(
      (candidate) => candidate.tagName === tagName,
    );
    return element ? collapseSpaces(readText(element)) : '';
  };
  // Searches the head only, because an SVG in the body may have a <title> of
  // its own.
  const head = elements.find((element) => element.tagName === 'head');
  return {
    documentTitle: readFirstText('title', head ? [...walkElements(head)] : []),
    heading: readFirstText('h1', elements),
    images: elements
      .filter(
        (element) =>
          element.tagName === 'meta' &&
          getAttribute(element, 'property') === 'og:image',
      )
      .map((element) => getAttribute(element, 'content') ?? ''),
  };
}
