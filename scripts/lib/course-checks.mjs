import { getAttribute, walkElements, parseHtml, getOwnText } from './html.mjs';

/** @typedef {import('./html.mjs').Element} Element */

/**
 * @typedef {object} Course
 * @property {string} id
 * @property {string} root
 * @property {string} title
 * @property {string} subject
 */

/**
 * @typedef {object} Check
 * @property {string} expected Description of what the page must show, in
 *   Spanish.
 * @property {string} page Path of the page that must show it.
 * @property {(elements: readonly Element[]) => boolean} holds Returns true when
 *   the page shows it.
 */

/**
 * @param {Element} element
 * @returns {string} Text of all its descendants, in order.
 */
function collectText(element) {
  return [...element.childNodes]
    .map((child) =>
      'tagName' in child
        ? collectText(child)
        : 'value' in child
          ? child.value
          : '',
    )
    .join('');
}

/**
 * @param {string} href
 * @returns {(element: Element) => boolean}
 */
const createLinkMatcher = (href) => (element) =>
  element.tagName === 'a' && getAttribute(element, 'href') === href;

/**
 * @param {Element} element
 * @param {readonly string[]} addresses
 */
const hasLinksToAll = (element, addresses) => {
  const innerElements = [...walkElements(element)];
  return addresses.every((href) => innerElements.some(createLinkMatcher(href)));
};

/**
 * @param {string} base
 * @returns {(address: string) => string} Function that prefixes an address of
 *   the site with the base path.
 */
const createBasePrefixer = (base) => (address) => base + address.slice(1);

/**
 * @param {string} root Path of the cover of a course.
 * @param {readonly string[]} lessons
 * @param {string} base
 * @returns {string[]} Addresses of the cover and of the lessons, with the base
 *   path.
 */
const listLinks = (root, lessons, base) =>
  [root, ...lessons].map(createBasePrefixer(base));

/**
 * Lists the checks of the pages of a course: its cover and its lessons.
 *
 * @param {Course} course
 * @param {readonly [string, string]} lessons
 * @param {string} exercise
 * @param {string} base
 * @returns {Check[]}
 */
function createLessonChecks({ root, title }, lessons, exercise, base) {
  const [first, second] = lessons;
  const links = listLinks(root, lessons, base);
  const edition = new RegExp(`^${base}\\d+\\.\\d+/`);
  const card = `${first.replaceAll('/', ' ').trim().replaceAll(' ', '-')}.png`;
  return [
    {
      expected: 'el menú del curso, con su portada y sus lecciones',
      page: first,
      holds: (elements) =>
        elements.some(
          (element) =>
            element.tagName === 'ul' &&
            getAttribute(element, 'class')?.includes('menu__list') === true &&
            hasLinksToAll(element, links),
        ),
    },
    ...[root, ...lessons].map((page) => ({
      expected: 'ningún enlace a una edición que no tiene el curso',
      page,
      holds: (/** @type {readonly Element[]} */ elements) =>
        elements.length > 0 &&
        !elements.some(
          (element) =>
            getAttribute(element, 'aria-label') === 'Edición del curso' ||
            edition.test(getAttribute(element, 'href') ?? ''),
        ),
    })),
    {
      expected: `la lección en la búsqueda como «${title}»`,
      page: second,
      holds: (elements) =>
        elements.some(
          (element) =>
            getAttribute(element, 'data-pagefind-filter') === `kind:${title}`,
        ),
    },
    {
      expected: `la tarjeta social ${card}`,
      page: first,
      holds: (elements) =>
        elements.some(
          (element) =>
            getAttribute(element, 'property') === 'og:image' &&
            getAttribute(element, 'content')?.endsWith(`/${card}`) === true,
        ),
    },
    {
      expected: `el ejercicio «${exercise}»`,
      page: first,
      holds: (elements) =>
        elements.some(
          (element) =>
            element.tagName === 'h3' && collectText(element) === exercise,
        ),
    },
  ];
}

/**
 * Lists the checks of the pages of the site that name every course: map,
 * progress, error 404 and home.
 *
 * @param {Course} course
 * @param {readonly [string, string]} lessons
 * @param {string} base
 * @returns {Check[]}
 */
function createListingChecks({ root, title, subject }, lessons, base) {
  const links = listLinks(root, lessons, base);
  const linkToCover = createLinkMatcher(createBasePrefixer(base)(root));
  return [
    {
      expected: `el apartado «${title}» con la portada y las lecciones, una vez`,
      page: '/mapa/',
      holds: (elements) => {
        const sections = elements.filter(
          (element) =>
            element.tagName === 'section' &&
            [...walkElements(element)].some(
              (innerElement) =>
                innerElement.tagName === 'h2' &&
                getOwnText(innerElement).startsWith(title),
            ),
        );
        const [section] = sections;
        return (
          sections.length === 1 &&
          section !== undefined &&
          hasLinksToAll(section, links)
        );
      },
    },
    {
      expected: 'las lecciones en la página del progreso',
      page: '/progreso/',
      holds: (elements) =>
        links.every((href) => elements.some(createLinkMatcher(href))),
    },
    {
      expected: `el enlace «${title}»`,
      page: '/404.html',
      holds: (elements) =>
        elements.some(
          (element) => linkToCover(element) && collectText(element) === title,
        ),
    },
    {
      expected: `el curso entre los datos («${subject}») y en un botón`,
      page: '/',
      holds: (elements) => {
        const texts = elements.filter(linkToCover).map(collectText);
        return (
          texts.includes(subject) &&
          texts.some((text) => text.startsWith('Empezar el curso'))
        );
      },
    },
  ];
}

/**
 * Lists the checks that the pages of a site must pass about one course.
 *
 * @param {Course} course
 * @param {readonly [string, string]} lessons Paths of two lessons; the first
 *   has the exercise.
 * @param {string} exercise Title of the exercise.
 * @param {string} [base] Path under which the site is published.
 * @returns {Check[]}
 */
export function createChecks(course, lessons, exercise, base = '/') {
  return [
    ...createLessonChecks(course, lessons, exercise, base),
    ...createListingChecks(course, lessons, base),
  ];
}

/**
 * Lists what the pages of a site must show of a laboratory that is a folder and
 * a row.
 *
 * @param {{label: string, page: string, picture: string}} lab
 * @param {string} lesson Path of a lesson with one of its blocks.
 * @param {string} button Name of the button of that block.
 * @param {string} [base] Base address of the site.
 * @returns {Check[]}
 */
export function createLabChecks(
  { label, page, picture },
  lesson,
  button,
  base = '/',
) {
  const linkToPage = createLinkMatcher(createBasePrefixer(base)(page));
  const isHeading = (/** @type {Element} */ element) =>
    element.tagName === 'h2' && collectText(element).startsWith(label);
  return [
    {
      expected: `el apartado «${label}» con su dibujo y el enlace a su página`,
      page: '/laboratorio/',
      holds: (elements) =>
        elements.some(isHeading) &&
        elements.some(linkToPage) &&
        elements.some(
          (element) =>
            getAttribute(element, 'src') === createBasePrefixer(base)(picture),
        ),
    },
    {
      expected: `el apartado «${label}»`,
      page: '/laboratorio/licencias/',
      holds: (elements) => elements.some(isHeading),
    },
    {
      expected: `el enlace a «${label}»`,
      page: '/mapa/',
      holds: (elements) => elements.some(linkToPage),
    },
    {
      expected: `el botón «${button}» de un bloque del laboratorio`,
      page: lesson,
      holds: (elements) =>
        elements.some(
          (element) =>
            element.tagName === 'button' && collectText(element) === button,
        ),
    },
  ];
}

/**
 * @param {readonly Check[]} checks
 * @param {(page: string) => Promise<string | undefined>} read Returns the HTML
 *   of a page.
 * @returns {Promise<string[]>} Messages, in Spanish, of the checks that fail.
 */
export async function findProblems(checks, read) {
  const problems = [];
  for (const { page, expected, holds } of checks) {
    const html = await read(page);
    const foundText =
      html === undefined
        ? 'ninguna página'
        : !holds([...walkElements(parseHtml(html))]) && 'la página sin ello';
    if (foundText)
      problems.push(
        `${page}\n  se esperaba: ${expected}\n  se encontró: ${foundText}`,
      );
  }
  return problems;
}
